import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { ListingRows } from '../../components/listing/listing-rows.tsx';
import { PharmacyCards } from '../../components/listing/pharmacy-cards.tsx';
import { ListBesideMap } from '../../components/map/list-beside-map.tsx';
import {
  fullCards,
  type LandingView,
  type ListedResult,
  rowsShown,
} from '../../domain/landing/landing-view.ts';
import { inParts, type ListEntry } from '../../domain/list/list-groups.ts';
import { reachMiles } from '../../domain/list/nearest.ts';
import type { Result } from '../../domain/list/ranking.ts';
import type { LatLng } from '../../domain/places/geo.ts';
import type { MapPlace } from '../../domain/places/place.ts';
import { choicesOf } from '../../domain/search/chosen-filter.ts';
import { emptyDirectoryQuery } from '../../domain/search/directory-query.ts';
import { pointId } from '../../domain/search/point-origin.ts';
import { cityPath, directorySearchPath } from '../../domain/site/paths.ts';
import * as landingMessages from '../../messages/generated/landing.ts';
import { originText } from '../../messages/origin-text.ts';

interface LandingListingsProps {
  readonly view: LandingView;
  /** Where to ask, if nobody is known to fit. */
  readonly calls: readonly (Result & ListEntry)[];
  /** Whether the city has a directory, which lists what this page has no room for. */
  readonly listed: boolean;
  /** Names on the map, the most important first. */
  readonly places: readonly MapPlace[];
  /** What stands beside the heading of the list, and before it once it is asked for. */
  readonly beside: ReactNode;
}

/**
 * The pharmacies of a landing page in one order over city borders, with their map; where none is known to fit, those around its place,
 * else those to call.
 */
export function LandingListings({ view, calls, listed, places, beside }: LandingListingsProps) {
  const { entry, criteria, listed: items, fallback } = view;
  const origin = { label: originText(view.origin), location: view.origin.location };
  const shown = [items.slice(0, fullCards), fallback, calls].find(({ length }) => length > 0) ?? [];
  const cards = inParts(shown);
  const rest = items.slice(fullCards);
  const rows = inParts(rowsShown(view));
  const navigate = useNavigate();
  const searchArea = (point: LatLng): void => {
    const filters = choicesOf(criteria.filters);
    const query = { ...emptyDirectoryQuery, filters, from: pointId(point) };
    navigate(directorySearchPath(query, cityPath(entry.city)));
  };
  return (
    <section aria-labelledby="results-title">
      <div className="list-head">
        {beside}
        <h2 id="results-title">
          {shown === fallback ? landingMessages.fallback : landingMessages.listTitle({ count: items.length })}
        </h2>
      </div>
      {items.length === 0 && fallback.length === 0 && (
        <p className="quiet">{landingMessages.noneNear({ miles: reachMiles })}</p>
      )}
      <ListBesideMap
        list={cards.length > 0 && <PharmacyCards items={cards} asked={criteria.filters} firstNumber={1} />}
        pharmacies={cards.map(({ pharmacy }) => pharmacy)}
        origin={origin}
        places={places}
        onSearchArea={listed ? searchArea : undefined}
      />
      {rest.length > 0 && (
        <Rows
          title={
            rest.length > rows.length
              ? landingMessages.next({ shown: rows.length, total: rest.length })
              : landingMessages.farther({ count: rest.length })
          }
          results={rows}
        >
          {rest.length > rows.length && listed && (
            <p>
              <a href={cityPath(entry.city)}>{landingMessages.searchAll}</a>
            </p>
          )}
        </Rows>
      )}
      {fallback.length > 0 && shown !== fallback && (
        <Rows title={landingMessages.fallback} results={inParts(fallback)} />
      )}
      {calls.length > 0 && shown !== calls && <ListingRows results={inParts(calls)} />}
      {cards.length > 0 && (
        <p className="quiet tight">{landingMessages.straight({ origin: origin.label })}</p>
      )}
    </section>
  );
}

interface RowsProps {
  readonly title: string;
  readonly results: readonly (ListedResult & ListEntry)[];
  readonly children?: ReactNode;
}

/** A part of the list in a line or two each, under a heading of its own. */
const Rows = ({ title, results, children }: RowsProps) => (
  <>
    <h3 className="ruled">{title}</h3>
    <ListingRows results={results} />
    {children}
  </>
);
