import { Section } from '../../components/layout/section.tsx';
import { CityLinks, LinkGroups } from '../../components/listing/link-list.tsx';
import { ListPager } from '../../components/listing/list-pager.tsx';
import { ListingRows } from '../../components/listing/listing-rows.tsx';
import { useStatus } from '../../components/listing/use-status.ts';
import { taggedMessage } from '../../components/ui/tagged-message.tsx';
import type { LandingEntry } from '../../domain/landing/landing-entry.ts';
import { siblingGroups } from '../../domain/landing/landing-groups.ts';
import {
  type LandingView,
  landingAnswer,
  landingView,
  listingsBeside,
} from '../../domain/landing/landing-view.ts';
import { cityLabel } from '../../domain/places/city.ts';
import { listPage } from '../../domain/search/list-page.ts';
import type { CityDataset } from '../../domain/site/dataset.ts';
import { landingVerdict } from '../../domain/site/landing-indexability.ts';
import type { PageHead as Head } from '../../domain/site/page-head.ts';
import { cityPath } from '../../domain/site/paths.ts';
import { memoize } from '../../domain/text/memoize.ts';
import * as landingMessages from '../../messages/generated/landing.ts';
import * as landingSaysMessages from '../../messages/generated/landingSays.ts';
import { landingHeading, landingLabel } from '../../messages/keyword-text.ts';
import { listingHead } from '../shared/heads.ts';
import { Screen } from '../shared/screen.tsx';
import { cityPageTrail } from '../shared/trails.ts';
import { VisitorAnswer } from './answer-panel.tsx';
import { LandingListings } from './landing-listings.tsx';
import { landingFacts, landingSentences } from './landing-sentences.ts';

interface LandingScreenProps {
  readonly dataset: CityDataset;
  readonly entry: LandingEntry;
}

/** One page of the landing list: its answer, what fits, and the ways on. */
export function LandingScreen({ dataset, entry }: LandingScreenProps) {
  const { city, listed } = dataset;
  const at = useStatus();
  const view = landingView(entry, dataset);
  // A town without a directory of its own has no other page that could list the rest of its pharmacies.
  const others = listed ? [] : listingsBeside(view, listPage(dataset, 1));
  return (
    <Screen
      head={landingHead(view, dataset)}
      trail={cityPageTrail(city, listed, landingLabel(entry))}
      title={landingHeading(entry, cityLabel(city))}
      intro={<LandingIntro dataset={dataset} view={view} />}
      unconfirmed={entry.unconfirmed}
      split
    >
      <LandingListings dataset={dataset} view={view} at={at} />
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

/** The head of a landing page: its keyword as title, its sentences as description. */
const landingHead = (view: LandingView, dataset: CityDataset): Head =>
  listingHead(
    landingHeading(view.entry, cityLabel(dataset.city)),
    landingSentences(view, dataset),
    view.results.map(({ pharmacy }) => pharmacy),
    landingVerdict(dataset, view.entry),
  );

interface ViewProps {
  readonly dataset: CityDataset;
  readonly view: LandingView;
}

/** What the page answers, and what it says of its list. */
function LandingIntro({ dataset, view }: ViewProps) {
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

/** What stands below the list: pages like this one, the figures that set it apart, cities nearby. */
export function LandingMore({ dataset, view }: ViewProps) {
  const { city, listed, nearby } = dataset;
  const facts = landingFacts(view);
  const groups = siblingGroups(indexedLanding(dataset), view.entry);
  return (
    <>
      {(listed || groups.length > 0) && (
        <Section id="more" title={landingMessages.moreLike}>
          <LinkGroups groups={groups} />
          {listed && (
            <p className="tight">
              <AllPharmacies city={city} />
            </p>
          )}
        </Section>
      )}
      {facts.length > 0 && (
        <Section id="facts" title={landingSaysMessages.facts}>
          <dl className="facts">
            {facts.map(({ label, value }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </Section>
      )}
      {nearby.length > 0 && (
        <Section id="nearby" title={landingMessages.nearby}>
          <CityLinks cities={nearby} withState look="lines" />
        </Section>
      )}
    </>
  );
}

/** The city's landing pages that ask to be indexed, which alone are worth a link from their siblings. */
const indexedLanding = memoize((dataset: CityDataset): readonly LandingEntry[] =>
  dataset.landing.filter((entry) => landingVerdict(dataset, entry).index),
);
