import { LocatorMap, MapLink } from '../../components/listing/locator-map.tsx';
import { PharmacyCards } from '../../components/listing/pharmacy-cards.tsx';
import { useListingClock } from '../../components/listing/use-listing-clock.ts';
import {
  type DirectoryQuery,
  formatDirectoryQuery,
  resultsPerPage,
  runDirectoryQuery,
} from '../../domain/directory-query.ts';
import type { LatLng } from '../../domain/geo.ts';
import { countOf } from '../../domain/landing-view.ts';
import type { Pharmacy } from '../../domain/pharmacy.ts';
import { FilterChips } from './filter-chips.tsx';
import { FilterForm } from './filter-form.tsx';
import { Pager } from './pager.tsx';

interface DirectoryResultsProps {
  readonly pharmacies: readonly Pharmacy[];
  readonly query: DirectoryQuery;
  /** What distances are measured from; `label` completes "lines from …". */
  readonly origin: { readonly label: string; readonly location: LatLng };
  /** The path the query string belongs to. */
  readonly base: string;
}

/** A list of pharmacies that a visitor can narrow, order and page through; its state is the URL's. */
export function DirectoryResults({ pharmacies, query, origin, base }: DirectoryResultsProps) {
  const now = useListingClock();
  const { total, page, pageCount, results } = runDirectoryQuery(pharmacies, query, {
    origin: origin.location,
    now,
  });
  const first = (page - 1) * resultsPerPage + 1;
  const shown = pageCount > 1 ? `, showing ${first} to ${first + results.length - 1}` : '';
  const order = query.sort === 'name' ? 'By name' : 'Nearest first';
  return (
    <section aria-labelledby="results-title">
      <FilterForm query={query} base={base} />
      <div role="status" className="tight">
        <h2 id="results-title">{`${countOf(total, 'pharmacy', 'pharmacies')}${shown}`}</h2>
      </div>
      {/* Other results are new elements: moved ones would count, and look, as a jumping page. */}
      <div key={resultsKey(query, now)}>
        <FilterChips query={query} base={base} />
        <p className="quiet">
          {`${order}. Distances are straight lines from ${origin.label}. `}
          {total > 0 && <MapLink />}
        </p>
        {query.open && <p className="quiet">Pharmacies whose hours are not listed come last.</p>}
        {total === 0 ? (
          <NoResults query={query} base={base} />
        ) : (
          <div className="beside">
            <PharmacyCards items={results} firstNumber={first} highlight={query.service} />
            <LocatorMap
              pharmacies={results.map(({ pharmacy }) => pharmacy)}
              firstNumber={first}
              origin={origin}
            />
          </div>
        )}
      </div>
      {pageCount > 1 && (
        <p className="quiet no-js tight">
          {`These are the first ${results.length} of ${total}. The lists by type, service and place below show the others.`}
        </p>
      )}
      <Pager query={query} base={base} page={page} pageCount={pageCount} />
    </section>
  );
}

/** Changes whenever the list does; the arrival of the time changes it only if the list depends on the time. */
const resultsKey = (query: DirectoryQuery, now: number | null): string =>
  `${formatDirectoryQuery(query)} ${query.open && now === null}`;

function NoResults({ query, base }: { readonly query: DirectoryQuery; readonly base: string }) {
  const filtered = query.type !== undefined || query.service !== undefined || query.open;
  return (
    <div className="empty">
      <p>
        <b>{filtered ? 'No listed pharmacy fits every filter.' : 'No pharmacy is listed here yet.'}</b>
      </p>
      <p>
        {filtered ? (
          <a href={base}>Show every pharmacy of this list</a>
        ) : (
          'The nearby cities below may have one. A pharmacy we do not list may still be there: ask locally.'
        )}
      </p>
    </div>
  );
}
