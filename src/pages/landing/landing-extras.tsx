import { LinkGroups } from '../../components/listing/link-groups.tsx';
import { PageHead } from '../../components/seo/page-head.tsx';
import { taggedMessage } from '../../components/ui/tagged-message.tsx';
import type { LandingEntry } from '../../domain/landing/landing-entry.ts';
import { landingGroups } from '../../domain/landing/landing-groups.ts';
import { landingView } from '../../domain/landing/landing-view.ts';
import type { CityDataset } from '../../domain/site/dataset.ts';
import * as landingSaysMessages from '../../messages/generated/landingSays.ts';
import { FactList } from './fact-list.tsx';
import { landingFacts } from './landing-facts.ts';
import { indexedLanding, landingHead } from './landing-head.ts';
import { landingSentences } from './landing-sentences.ts';

interface LandingExtrasProps {
  readonly dataset: CityDataset;
  readonly entry: LandingEntry;
}

/** The head of a landing page. */
export const LandingHead = ({ dataset, entry }: LandingExtrasProps) => (
  <PageHead {...landingHead(entry, dataset)} />
);

/** What the page says of its list. */
export const LandingIntro = ({ dataset, entry }: LandingExtrasProps) =>
  landingSentences(landingView(entry, dataset), dataset, (name) => `<name>${name}</name>`).map((sentence) => (
    <p key={sentence}>{taggedMessage(sentence, { name: (text) => <span translate="no">{text}</span> })}</p>
  ));

/** The figures that set the page apart. */
export const LandingFigures = ({ dataset, entry }: LandingExtrasProps) => {
  const facts = landingFacts(landingView(entry, dataset));
  return (
    facts.length > 0 && (
      <section aria-labelledby="facts-title">
        <h2 id="facts-title">{landingSaysMessages.facts}</h2>
        <FactList facts={facts} />
      </section>
    )
  );
};

/** The city's other landing pages that ask to be indexed. */
export const LandingLinks = ({ dataset, entry }: LandingExtrasProps) => (
  <LinkGroups groups={landingGroups(indexedLanding(dataset), entry.slug)} />
);
