import { LinkGroups } from '../../components/listing/link-groups.tsx';
import { CityLinks } from '../../components/listing/link-list.tsx';
import { PageHead } from '../../components/seo/page-head.tsx';
import { taggedMessage } from '../../components/ui/tagged-message.tsx';
import type { LandingEntry } from '../../domain/landing/landing-entry.ts';
import { siblingGroups } from '../../domain/landing/landing-groups.ts';
import { landingAnswer, landingView } from '../../domain/landing/landing-view.ts';
import type { CityDataset } from '../../domain/site/dataset.ts';
import { cityPath } from '../../domain/site/paths.ts';
import * as landingMessages from '../../messages/generated/landing.ts';
import * as landingSaysMessages from '../../messages/generated/landingSays.ts';
import { VisitorAnswer } from './answer-panel.tsx';
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

/** What the page answers, and what it says of its list. */
export function LandingIntro({ dataset, entry }: LandingExtrasProps) {
  const view = landingView(entry, dataset);
  const answer = landingAnswer(view);
  const sentences = landingSentences(view, dataset, {
    mark: (name) => `<name>${name}</name>`,
    answered: answer?.rank === 'nearest' || answer?.rank === 'known',
  });
  const says = taggedMessage(sentences.join(' '), {
    name: (text) => <span translate="no">{text}</span>,
  });
  if (dataset.listed && view.listed.length === 0 && view.fallback.length === 0) {
    return (
      <div className="answer none">
        <p>{says}</p>
        <p>
          <AllPharmacies city={dataset.city} />
        </p>
      </div>
    );
  }
  return (
    <>
      {answer !== undefined && <VisitorAnswer view={view} answer={answer} />}
      <p>{says}</p>
    </>
  );
}

/** Leads to the list of the whole city. */
const AllPharmacies = ({ city }: Pick<CityDataset, 'city'>) => (
  <a className="button" href={cityPath(city.slug)}>
    {landingMessages.all({ city: city.name })}
  </a>
);

/** What stands below the list: pages like this one that ask to be indexed, the figures that set it apart, cities nearby. */
export function LandingMore({ dataset, entry }: LandingExtrasProps) {
  const { city, listed, nearby } = dataset;
  const facts = landingFacts(landingView(entry, dataset));
  const groups = siblingGroups(indexedLanding(dataset), entry);
  return (
    <>
      {(listed || groups.length > 0) && (
        <section aria-labelledby="more-title">
          <h2 id="more-title">{landingMessages.moreLike}</h2>
          <LinkGroups groups={groups} />
          {listed && (
            <p className="tight">
              <AllPharmacies city={city} />
            </p>
          )}
        </section>
      )}
      {facts.length > 0 && (
        <section aria-labelledby="facts-title">
          <h2 id="facts-title">{landingSaysMessages.facts}</h2>
          <FactList facts={facts} />
        </section>
      )}
      {nearby.length > 0 && <Nearby cities={nearby} />}
    </>
  );
}

const Nearby = ({ cities }: { readonly cities: CityDataset['nearby'] }) => (
  <section aria-labelledby="nearby-title">
    <h2 id="nearby-title">{landingMessages.nearby}</h2>
    <CityLinks cities={cities} withState look="lines" />
  </section>
);
