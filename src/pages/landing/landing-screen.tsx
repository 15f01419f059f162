import { Section } from '../../components/layout/section.tsx';
import { cityLinks, LinkGroups, LinkSection } from '../../components/listing/link-list.tsx';
import { ListPager } from '../../components/listing/list-pager.tsx';
import { ListingRows } from '../../components/listing/listing-rows.tsx';
import { useStatus } from '../../components/listing/use-status.ts';
import { taggedMessage } from '../../components/ui/tagged-message.tsx';
import type { LandingEntry } from '../../domain/landing/landing-entry.ts';
import { siblingGroups } from '../../domain/landing/landing-groups.ts';
import { landingAnswer, landingView, listingsBeside } from '../../domain/landing/landing-view.ts';
import { listPage } from '../../domain/list/list-page.ts';
import { type City, cityLabel } from '../../domain/places/city.ts';
import type { CityDataset } from '../../domain/site/dataset.ts';
import { landingVerdict } from '../../domain/site/landing-indexability.ts';
import { cityPath } from '../../domain/site/paths.ts';
import { memoize } from '../../domain/text/memoize.ts';
import * as landingMessages from '../../messages/generated/landing.ts';
import { landingHeading, landingLabel } from '../../messages/keyword-text.ts';
import { cityPageTrail, listingHead } from '../shared/heads.ts';
import { Screen } from '../shared/screen.tsx';
import { VisitorAnswer } from './answer-panel.tsx';
import { LandingListings, type LandingProps } from './landing-listings.tsx';
import { landingSentences } from './landing-sentences.ts';

interface LandingScreenProps {
  readonly dataset: CityDataset;
  readonly entry: LandingEntry;
}

/** Shows one landing page: its answer, the pharmacies that fit, and links to further pages. */
export function LandingScreen({ dataset, entry }: LandingScreenProps) {
  const { city, listed } = dataset;
  const at = useStatus();
  const view = landingView(entry, dataset);
  const title = landingHeading(view, cityLabel(city));
  // A town without a directory of its own has no other page that could list the rest of its pharmacies.
  const others = listed ? [] : listingsBeside(view, listPage(dataset, 1));
  return (
    <Screen
      head={listingHead(
        title,
        landingSentences(view, dataset),
        view.results.map(({ pharmacy }) => pharmacy),
        landingVerdict(dataset, entry),
      )}
      trail={cityPageTrail(city, listed, landingLabel(entry))}
      title={title}
      intro={<LandingIntro dataset={dataset} view={view} />}
      unconfirmed={entry.unconfirmed}
      split
    >
      <LandingListings dataset={dataset} view={view} />
      {others.length > 0 && (
        <Section id="others" title={landingMessages.others({ city: city.name })}>
          <ListingRows results={others} at={at} />
        </Section>
      )}
      {!listed && <ListPager dataset={dataset} page={1} />}
      <LandingMore dataset={dataset} view={view} />
    </Screen>
  );
}

/** What the page answers, and what it says of its list. */
function LandingIntro({ dataset, view }: LandingProps) {
  const answer = landingAnswer(view);
  const sentences = landingSentences(view, dataset, {
    mark: (name) => `<name>${name}</name>`,
    answered: answer?.rank === 'nearest' || answer?.rank === 'known',
  });
  const says = taggedMessage(sentences.join(' '), { name: (text) => <span translate="no">{text}</span> });
  if (dataset.listed && view.listed.length === 0 && view.fallback.length === 0) {
    return (
      <div className="answer none">
        <p>{says}</p>
        <p>{allPharmacies(dataset.city)}</p>
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
const allPharmacies = ({ slug, name }: City) => (
  <a className="button" href={cityPath(slug)}>
    {landingMessages.all({ city: name })}
  </a>
);

/** What stands below the list: pages like this one, cities nearby. */
export function LandingMore({ dataset, view }: LandingProps) {
  const { city, listed, nearby } = dataset;
  const groups = siblingGroups(indexedLanding(dataset), view.entry);
  return (
    <>
      {(listed || groups.length > 0) && (
        <Section id="more" title={landingMessages.moreLike}>
          <LinkGroups groups={groups} />
          {listed && <p className="tight">{allPharmacies(city)}</p>}
        </Section>
      )}
      <LinkSection
        id="nearby"
        title={landingMessages.nearby}
        look="lines"
        links={cityLinks(nearby, cityLabel)}
      />
    </>
  );
}

/** The city's landing pages that ask to be indexed, which alone are worth a link from their siblings. */
const indexedLanding = memoize((dataset: CityDataset): readonly LandingEntry[] =>
  dataset.landing.filter((entry) => landingVerdict(dataset, entry).index),
);
