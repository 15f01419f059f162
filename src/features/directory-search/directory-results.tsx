import type { ReactNode } from 'react';
import type { MapOrigin } from '../../components/listing/interactive-map-context.ts';
import { ListBesideMap } from '../../components/listing/list-beside-map.tsx';
import { MapLink } from '../../components/listing/locator-map.tsx';
import { PharmacyCards } from '../../components/listing/pharmacy-cards.tsx';
import { useMapChoice } from '../../components/listing/use-street-map.ts';
import { useNow } from '../../components/ui/use-now.ts';
import type { Pharmacy } from '../../domain/pharmacy/pharmacy.ts';
import type { NearbyCity } from '../../domain/places/city-summary.ts';
import { idsChosen } from '../../domain/search/chosen-filter.ts';
import {
  type DirectoryQuery,
  formatDirectoryQuery,
  resultsPerPage,
  runDirectoryQuery,
} from '../../domain/search/directory-query.ts';
import { facetCounts } from '../../domain/search/query-facets.ts';
import * as listingMessages from '../../messages/generated/listing.ts';
import * as resultsMessages from '../../messages/generated/results.ts';
import { FilterChips } from './filter-chips.tsx';
import { FilterPanel } from './filter-panel.tsx';
import { NoResults } from './no-results.tsx';
import type { OriginOptions } from './origin-field.tsx';
import { Pager } from './pager.tsx';

interface DirectoryResultsProps {
  readonly pharmacies: readonly Pharmacy[];
  /** What filters can be chosen from, where the list is only the part of it that is sure; their numbers then say nothing. */
  readonly choices?: readonly Pharmacy[] | undefined;
  readonly query: DirectoryQuery;
  readonly origin: MapOrigin;
  /** What else distances can be measured from. */
  readonly origins: OriginOptions;
  /** More on the origin, such as a quick way to another. */
  readonly originNote?: ReactNode;
  /** The path the query string belongs to. */
  readonly base: string;
  /** Cities to look in instead, nearest first. */
  readonly nearby?: readonly NearbyCity[];
}

/** A list of pharmacies that a visitor can narrow, order and page through; its state is the URL's. */
export function DirectoryResults({
  pharmacies,
  choices,
  query,
  origin,
  origins,
  originNote,
  base,
  nearby = [],
}: DirectoryResultsProps) {
  const now = useNow();
  const mapChoice = useMapChoice();
  const situation = { origin: origin.location, now };
  const { total, page, pageCount, results } = runDirectoryQuery(pharmacies, query, situation);
  const first = (page - 1) * resultsPerPage + 1;
  const say = query.sort === 'name' ? resultsMessages.byNameFrom : resultsMessages.nearestFrom;
  const heading =
    pageCount > 1
      ? resultsMessages.showing({ count: total, first, last: first + results.length - 1 })
      : listingMessages.pharmacies({ count: total });
  return (
    <section aria-labelledby="results-title">
      <FilterPanel
        query={query}
        base={base}
        counts={facetCounts(choices ?? pharmacies, query, situation)}
        counted={choices === undefined}
        origins={origins}
      />
      <div role="status" className="tight">
        <h2 id="results-title" tabIndex={-1}>
          {heading}
        </h2>
      </div>
      {/* Other results are new elements: moved ones would count, and look, as a jumping page. */}
      <div key={`${resultsKey(query, now)} ${origin.label} ${pharmacies.length}`}>
        <FilterChips query={query} base={base} />
        <p className="quiet">
          {`${say({ origin: origin.label })} `}
          {originNote}
          {total > 0 && <MapLink />}
        </p>
        {query.open && <p className="quiet">{resultsMessages.unknownLast}</p>}
        {total === 0 ? (
          <NoResults
            pharmacies={pharmacies}
            query={query}
            base={base}
            situation={situation}
            nearby={nearby}
          />
        ) : (
          <ListBesideMap
            list={
              <PharmacyCards
                items={results}
                firstNumber={first}
                highlight={idsChosen(query.filters, 'service')[0]}
              />
            }
            pharmacies={results.map(({ pharmacy }) => pharmacy)}
            firstNumber={first}
            origin={origin}
            choice={mapChoice}
          />
        )}
      </div>
      {pageCount > 1 && (
        <p className="quiet no-js tight">{resultsMessages.firstOf({ shown: results.length, total })}</p>
      )}
      <Pager query={query} base={base} page={page} pageCount={pageCount} />
    </section>
  );
}

/** Changes whenever the list does; the arrival of the time changes it only if the list depends on the time. */
const resultsKey = (query: DirectoryQuery, now: number | null): string =>
  `${formatDirectoryQuery(query)} ${query.open && now === null}`;
