import { Suspense } from 'react';
import { Breadcrumbs } from '../../components/layout/breadcrumbs.tsx';
import { PageTitle } from '../../components/layout/page-title.tsx';
import { CompactList } from '../../components/listing/compact-list.tsx';
import { CityLinks } from '../../components/listing/link-list.tsx';
import { ListPager } from '../../components/listing/list-pager.tsx';
import type { LandingEntry } from '../../domain/landing/landing-entry.ts';
import type { Criteria } from '../../domain/landing/landing-selection.ts';
import { landingView, listingsBeside } from '../../domain/landing/landing-view.ts';
import { cityLabel } from '../../domain/places/city.ts';
import { listPage } from '../../domain/search/list-page.ts';
import { worthACall } from '../../domain/search/worth-a-call.ts';
import type { CityDataset } from '../../domain/site/dataset.ts';
import { cityPath } from '../../domain/site/paths.ts';
import * as landingMessages from '../../messages/generated/landing.ts';
import { landingHeading } from '../../messages/keyword-text.ts';
import { cityPageTrail } from '../shared/trails.ts';
import { LandingListings } from './landing-listings.tsx';
import { LandingFigures, LandingIntro, LandingLinks } from './landing-on-demand.ts';
import { NearHere } from './near-here.tsx';

interface LandingScreenProps {
  readonly dataset: CityDataset;
  readonly entry: LandingEntry;
}

/** Whether a page asks for what the lists around a visitor do not hold: a brand, or a website. */
const unheld = ({ brand, filters }: Criteria): boolean =>
  brand !== undefined || filters.includes('with-a-website');

/** One page of the landing list: what it is about, what fits, and the ways on. */
export function LandingScreen({ dataset, entry }: LandingScreenProps) {
  const { city, listed, nearby } = dataset;
  const view = landingView(entry, dataset);
  const heading = landingHeading(entry, cityLabel(city));
  const calls =
    view.results.length > 0
      ? []
      : worthACall(dataset.pharmacies, view.criteria.filters, view.origin.location);
  // A town without a directory of its own has no other page that could list the rest of its pharmacies.
  const others = listed ? [] : listingsBeside(view, listPage(dataset, 1));
  return (
    <div className="wrap">
      <Breadcrumbs trail={cityPageTrail(city, listed, heading)} />
      <div className="intro" data-unconfirmed={entry.unconfirmed}>
        <PageTitle>{heading}</PageTitle>
        <Suspense>
          <LandingIntro dataset={dataset} entry={entry} />
        </Suspense>
      </div>
      {!unheld(view.criteria) && <NearHere filters={view.criteria.filters} />}
      <LandingListings view={view} calls={calls} listed={listed} />
      {others.length > 0 && (
        <section aria-labelledby="others-title">
          <h2 id="others-title">{landingMessages.others({ city: city.name })}</h2>
          <CompactList results={others} />
        </section>
      )}
      {!listed && <ListPager dataset={dataset} page={1} />}
      <Suspense>
        <LandingFigures dataset={dataset} entry={entry} />
      </Suspense>
      <section aria-labelledby="more-title">
        <h2 id="more-title">{landingMessages.more({ city: cityLabel(city) })}</h2>
        {listed && (
          <p>
            <a href={cityPath(city.slug)}>{landingMessages.all({ city: city.name })}</a>
          </p>
        )}
        <Suspense>
          <LandingLinks dataset={dataset} entry={entry} />
        </Suspense>
      </section>
      {nearby.length > 0 && (
        <section aria-labelledby="nearby-title">
          <h2 id="nearby-title">{landingMessages.nearby}</h2>
          <CityLinks cities={nearby} withState />
        </section>
      )}
    </div>
  );
}
