import { useNavigate } from 'react-router-dom';
import { Section } from '../../components/layout/section.tsx';
import { cityLinks, LinkGroups, LinkSection } from '../../components/listing/link-list.tsx';
import { ListPager } from '../../components/listing/list-pager.tsx';
import { ListingRows } from '../../components/listing/listing-rows.tsx';
import { PharmacyCards } from '../../components/listing/pharmacy-cards.tsx';
import type { StatusAt } from '../../components/listing/status-at.ts';
import { useStatus } from '../../components/listing/use-status.ts';
import { ListBesideMap } from '../../components/map/list-beside-map.tsx';
import { taggedMessage } from '../../components/ui/tagged-message.tsx';
import type { LandingEntry } from '../../domain/landing/landing-entry.ts';
import { siblingGroups } from '../../domain/landing/landing-groups.ts';
import {
  fullCards,
  type LandingView,
  landingView,
  listingsBeside,
  rowsShown,
} from '../../domain/landing/landing-view.ts';
import { emptyDirectoryQuery } from '../../domain/list/directory-query.ts';
import { mayFit, nearestToCall, orderedByParts } from '../../domain/list/list-groups.ts';
import { listPage } from '../../domain/list/list-page.ts';
import { mapPlaces } from '../../domain/list/map-places.ts';
import { searchRadiusMiles } from '../../domain/list/nearest.ts';
import { pointId } from '../../domain/list/point-origin.ts';
import { type City, cityLabel } from '../../domain/places/city.ts';
import type { LatLng } from '../../domain/places/geo.ts';
import type { CityDataset } from '../../domain/site/dataset.ts';
import { landingVerdict } from '../../domain/site/landing-indexability.ts';
import { cityPath, directorySearchPath } from '../../domain/site/paths.ts';
import { memoize } from '../../domain/text/memoize.ts';
import { useVisitorLocation } from '../../features/visitor-location/visitor-location.ts';
import * as landingMessages from '../../messages/generated/landing.ts';
import * as nearHereMessages from '../../messages/generated/nearHere.ts';
import * as resultsMessages from '../../messages/generated/results.ts';
import { landingHeading, landingLabel } from '../../messages/keyword-text.ts';
import { originText } from '../../messages/origin-text.ts';
import { cityPageTrail } from '../shared/heads.ts';
import { deviceLocationNear, OpenNowLine } from '../shared/open-now-line.tsx';
import { Screen } from '../shared/screen.tsx';
import { landingSentences } from './landing-sentences.ts';

interface LandingScreenProps {
  readonly dataset: CityDataset;
  readonly entry: LandingEntry;
}

interface LandingProps {
  readonly dataset: CityDataset;
  readonly view: LandingView;
}

/** Shows a landing page, such as “24-hour pharmacies in Mobile”. */
export function LandingScreen({ dataset, entry }: LandingScreenProps) {
  const { city, listed } = dataset;
  const at = useStatus();
  const view = landingView(entry, dataset);
  // A town without its own directory has no other page that lists the rest of its pharmacies.
  const others = listed ? [] : listingsBeside(view, listPage(dataset, 1));
  return (
    <Screen
      title={landingHeading(view, cityLabel(city))}
      says={landingSentences(view, dataset)}
      indexability={landingVerdict(dataset, entry)}
      listings={view.results.map(({ pharmacy }) => pharmacy)}
      trail={cityPageTrail(city, listed, landingLabel(entry))}
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

function LandingIntro({ dataset, view }: LandingProps) {
  const sentences = landingSentences(view, dataset, (name) => `<name>${name}</name>`);
  const says = taggedMessage(sentences.join(' '), { name: (text) => <span translate="no">{text}</span> });
  if (!dataset.listed || view.listed.length + view.fallback.length > 0) return <p>{says}</p>;
  return (
    <div className="empty ways">
      <p>{says}</p>
      <p>{allPharmacies(dataset.city)}</p>
    </div>
  );
}

function LandingListings({ dataset, view }: LandingProps) {
  const at = useStatus();
  const visitor = useVisitorLocation();
  const { entry, criteria, listed: items, results, fallback } = view;
  const { brand, filters } = criteria;
  const here = view.origin.kind === 'center' ? deviceLocationNear(visitor, view.origin.location) : null;
  // The list around a visitor cannot tell which pharmacies have a website.
  const isHeldAround = !filters.includes('with-a-website');
  const origin = { label: originText(view.origin), location: view.origin.location };
  // To ask by phone if none is known to fit.
  const mayAsk = dataset.pharmacies.filter((pharmacy) => mayFit(pharmacy, filters));
  const calls = results.length > 0 ? [] : nearestToCall(mayAsk, origin.location);
  const shown = [items.slice(0, fullCards), fallback, calls].find(({ length }) => length > 0) ?? [];
  const cards = orderedByParts(shown);
  const around = landingMessages.fallback({ area: view.origin.name });
  const asked = { ...emptyDirectoryQuery, filters };
  const navigate = useNavigate();
  const searchArea = (point: LatLng): void =>
    navigate(directorySearchPath({ ...asked, from: pointId(point) }, cityPath(entry.city)));
  return (
    <section aria-labelledby="results-title">
      {isHeldAround && shown !== calls && (
        <OpenNowLine
          origin={here ?? origin.location}
          from={here === null ? undefined : resultsMessages.me}
          at={at}
          filters={filters}
          brand={brand}
          firstCard={cards[0]?.pharmacy}
        />
      )}
      <div className="list-head">
        {isHeldAround && (
          <a className="js-only" href={directorySearchPath({ ...asked, brand, from: 'me' })}>
            {nearHereMessages.show}
          </a>
        )}
        <h2 id="results-title">
          {shown === fallback ? around : landingMessages.listTitle({ count: items.length })}
        </h2>
      </div>
      {items.length === 0 && fallback.length === 0 && (
        <p className="quiet">{landingMessages.noneNear({ miles: searchRadiusMiles })}</p>
      )}
      <ListBesideMap
        list={cards.length > 0 && <PharmacyCards items={cards} asked={filters} firstNumber={1} />}
        pharmacies={cards.map(({ pharmacy }) => pharmacy)}
        origin={origin}
        places={mapPlaces(dataset)}
        onSearchArea={dataset.listed ? searchArea : undefined}
      />
      {items.length > fullCards && <FartherListings dataset={dataset} view={view} at={at} />}
      {fallback.length > 0 && shown !== fallback && (
        <>
          <h3 className="ruled">{around}</h3>
          <ListingRows results={orderedByParts(fallback)} at={at} />
        </>
      )}
      {calls.length > 0 && shown !== calls && <ListingRows results={orderedByParts(calls)} at={at} />}
      {cards.length > 0 && (
        <p className="quiet tight">{landingMessages.straight({ origin: origin.label })}</p>
      )}
    </section>
  );
}

function FartherListings({ dataset, view, at }: LandingProps & { readonly at: StatusAt | null }) {
  const rows = orderedByParts(rowsShown(view));
  const total = view.listed.length - fullCards;
  const isCut = total > rows.length;
  return (
    <>
      <h3 className="ruled">
        {isCut
          ? landingMessages.next({ shown: rows.length, total })
          : landingMessages.farther({ count: total })}
      </h3>
      <ListingRows results={rows} at={at} />
      {isCut && dataset.listed && (
        <p>
          <a href={cityPath(view.entry.city)}>{landingMessages.searchAll}</a>
        </p>
      )}
    </>
  );
}

const allPharmacies = ({ slug, name }: City) => (
  <a className="button" href={cityPath(slug)}>
    {landingMessages.all({ city: name })}
  </a>
);

/** Shows links to a city's landing pages similar to this one, to its directory and to nearby cities. */
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

const indexedLanding = memoize((dataset: CityDataset): readonly LandingEntry[] =>
  dataset.landing.filter((entry) => landingVerdict(dataset, entry).index),
);
