import { useNavigate } from 'react-router-dom';
import { ListingRows } from '../../components/listing/listing-rows.tsx';
import { PharmacyCards } from '../../components/listing/pharmacy-cards.tsx';
import type { StatusAt } from '../../components/listing/status-at.ts';
import { ListBesideMap } from '../../components/map/list-beside-map.tsx';
import type { Criteria } from '../../domain/landing/landing-selection.ts';
import { fullCards, type LandingView, rowsShown } from '../../domain/landing/landing-view.ts';
import { inParts, mayFit, nearestToCall } from '../../domain/list/list-groups.ts';
import { reachMiles } from '../../domain/list/nearest.ts';
import type { LatLng } from '../../domain/places/geo.ts';
import { choicesOf } from '../../domain/search/chosen-filter.ts';
import { emptyDirectoryQuery } from '../../domain/search/directory-query.ts';
import { mapPlaces } from '../../domain/search/map-places.ts';
import { pointId } from '../../domain/search/point-origin.ts';
import type { CityDataset } from '../../domain/site/dataset.ts';
import { cityPath, directorySearchPath } from '../../domain/site/paths.ts';
import * as landingMessages from '../../messages/generated/landing.ts';
import { originText } from '../../messages/origin-text.ts';
import { NearHere } from './near-here.tsx';

interface LandingListingsProps {
  readonly dataset: CityDataset;
  readonly view: LandingView;
  readonly at: StatusAt | null;
}

/**
 * The pharmacies of a landing page in one order over city borders, with their map; where none is known to
 * fit, those around its place, else those to call.
 */
export function LandingListings({ dataset, view, at }: LandingListingsProps) {
  const { entry, criteria, listed: items, results, fallback } = view;
  const { filters } = criteria;
  const origin = { label: originText(view.origin), location: view.origin.location };
  const calls = results.length > 0 ? [] : callsOf(dataset, view);
  const shown = [items.slice(0, fullCards), fallback, calls].find(({ length }) => length > 0) ?? [];
  const cards = inParts(shown);
  const rest = items.slice(fullCards);
  const rows = inParts(rowsShown(view));
  const isCut = rest.length > rows.length;
  const navigate = useNavigate();
  const searchArea = (point: LatLng): void => {
    const query = { ...emptyDirectoryQuery, filters: choicesOf(filters), from: pointId(point) };
    navigate(directorySearchPath(query, cityPath(entry.city)));
  };
  return (
    <section aria-labelledby="results-title">
      <div className="list-head">
        {isHeldAround(criteria) && <NearHere filters={filters} />}
        <h2 id="results-title">
          {shown === fallback ? landingMessages.fallback : landingMessages.listTitle({ count: items.length })}
        </h2>
      </div>
      {items.length === 0 && fallback.length === 0 && (
        <p className="quiet">{landingMessages.noneNear({ miles: reachMiles })}</p>
      )}
      <ListBesideMap
        list={cards.length > 0 && <PharmacyCards items={cards} asked={filters} firstNumber={1} />}
        pharmacies={cards.map(({ pharmacy }) => pharmacy)}
        origin={origin}
        places={mapPlaces(dataset)}
        onSearchArea={dataset.listed ? searchArea : undefined}
      />
      {rest.length > 0 && (
        <>
          <h3 className="ruled">
            {isCut
              ? landingMessages.next({ shown: rows.length, total: rest.length })
              : landingMessages.farther({ count: rest.length })}
          </h3>
          <ListingRows results={rows} at={at} />
          {isCut && dataset.listed && (
            <p>
              <a href={cityPath(entry.city)}>{landingMessages.searchAll}</a>
            </p>
          )}
        </>
      )}
      {fallback.length > 0 && shown !== fallback && (
        <>
          <h3 className="ruled">{landingMessages.fallback}</h3>
          <ListingRows results={inParts(fallback)} at={at} />
        </>
      )}
      {calls.length > 0 && shown !== calls && <ListingRows results={inParts(calls)} at={at} />}
      {cards.length > 0 && (
        <p className="quiet tight">{landingMessages.straight({ origin: origin.label })}</p>
      )}
    </section>
  );
}

/** Where to ask by phone, if nobody is known to fit. */
const callsOf = ({ pharmacies }: CityDataset, { criteria, origin }: LandingView) =>
  nearestToCall(
    pharmacies.filter((pharmacy) => mayFit(pharmacy, criteria.filters)),
    origin.location,
  );

/** Whether the lists around a visitor hold what a page asks for: not a brand, nor a website. */
const isHeldAround = ({ brand, filters }: Criteria): boolean =>
  brand === undefined && !filters.includes('with-a-website');
