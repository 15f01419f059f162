import { Breadcrumbs } from '../../components/layout/breadcrumbs.tsx';
import { PageTitle } from '../../components/layout/page-title.tsx';
import { ListPager } from '../../components/listing/list-pager.tsx';
import { ListingRows } from '../../components/listing/listing-rows.tsx';
import type { LandingEntry } from '../../domain/landing/landing-entry.ts';
import type { Criteria } from '../../domain/landing/landing-selection.ts';
import { landingView, listingsBeside } from '../../domain/landing/landing-view.ts';
import { mayFit, nearestToCall } from '../../domain/list/list-groups.ts';
import { cityLabel } from '../../domain/places/city.ts';
import { listPage } from '../../domain/search/list-page.ts';
import { mapPlaces } from '../../domain/search/map-places.ts';
import type { CityDataset } from '../../domain/site/dataset.ts';
import * as landingMessages from '../../messages/generated/landing.ts';
import { landingHeading, landingLabel } from '../../messages/keyword-text.ts';
import { cityPageTrail } from '../shared/trails.ts';
import { LandingListings } from './landing-listings.tsx';
import { LandingIntro, LandingMore } from './landing-on-demand.ts';
import { NearHere } from './near-here.tsx';

interface LandingScreenProps {
  readonly dataset: CityDataset;
  readonly entry: LandingEntry;
}

/** Whether the lists around a visitor hold what a page asks for: not a brand, nor a website. */
const isHeldAround = ({ brand, filters }: Criteria): boolean =>
  brand === undefined && !filters.includes('with-a-website');

/** One page of the landing list: its answer, what fits, and the ways on. */
export function LandingScreen({ dataset, entry }: LandingScreenProps) {
  const { city, listed } = dataset;
  const view = landingView(entry, dataset);
  const calls =
    view.results.length > 0
      ? []
      : nearestToCall(
          dataset.pharmacies.filter((pharmacy) => mayFit(pharmacy, view.criteria.filters)),
          view.origin.location,
        );
  // A town without a directory of its own has no other page that could list the rest of its pharmacies.
  const others = listed ? [] : listingsBeside(view, listPage(dataset, 1));
  return (
    <div className="wrap split">
      <Breadcrumbs trail={cityPageTrail(city, listed, landingLabel(entry))} />
      <div className="intro" data-unconfirmed={entry.unconfirmed}>
        <PageTitle>{landingHeading(entry, cityLabel(city))}</PageTitle>
        <LandingIntro dataset={dataset} entry={entry} />
      </div>
      <LandingListings
        places={mapPlaces(dataset)}
        view={view}
        calls={calls}
        listed={listed}
        beside={isHeldAround(view.criteria) && <NearHere filters={view.criteria.filters} />}
      />
      {others.length > 0 && (
        <section aria-labelledby="others-title">
          <h2 id="others-title">{landingMessages.others({ city: city.name })}</h2>
          <ListingRows results={others} />
        </section>
      )}
      {!listed && <ListPager dataset={dataset} page={1} />}
      <LandingMore dataset={dataset} entry={entry} />
    </div>
  );
}
