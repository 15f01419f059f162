import type { ReactNode } from 'react';
import type { MapOrigin } from '../../components/listing/interactive-map-context.ts';
import { ListBesideMap } from '../../components/listing/list-beside-map.tsx';
import { MapLink } from '../../components/listing/locator-map.tsx';
import { useStatus } from '../../components/listing/use-status.ts';
import { useMapChoice } from '../../components/listing/use-street-map.ts';
import type { Pharmacy } from '../../domain/pharmacy/pharmacy.ts';
import { idsChosen } from '../../domain/search/chosen-filter.ts';
import {
  type DirectoryQuery,
  formatDirectoryQuery,
  resultsPerPage,
  runDirectoryQuery,
} from '../../domain/search/directory-query.ts';
import type { OpenCounts } from '../../domain/search/open-groups.ts';
import * as listingMessages from '../../messages/generated/listing.ts';
import * as resultsMessages from '../../messages/generated/results.ts';
import { FilterChips } from './filter-chips.tsx';
import { FilterPanel } from './filter-panel.tsx';
import { GroupedCards } from './grouped-cards.tsx';
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
  /** Pharmacies of other cities, for a list in which none fits. */
  readonly elsewhere?: readonly Pharmacy[];
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
  elsewhere = [],
}: DirectoryResultsProps) {
  const at = useStatus();
  const mapChoice = useMapChoice();
  const situation = { origin: origin.location, statusOf: at?.statusOf ?? null };
  const { total, page, pageCount, results, counts } = runDirectoryQuery(pharmacies, query, situation);
  const first = (page - 1) * resultsPerPage + 1;
  const say = query.sort === 'name' ? resultsMessages.byNameFrom : resultsMessages.nearestFrom;
  const shown = { first, last: first + results.length - 1 };
  const heading =
    counts !== undefined
      ? openHeading(counts, pageCount > 1 ? shown : undefined)
      : pageCount > 1
        ? resultsMessages.showing({ count: total, ...shown })
        : listingMessages.pharmacies({ count: total });
  return (
    <section aria-labelledby="results-title">
      <FilterPanel
        query={query}
        base={base}
        pharmacies={choices ?? pharmacies}
        situation={situation}
        counted={choices === undefined}
        origins={origins}
        measuredFrom={origin.label}
      />
      <div role="status" className="tight">
        <h2 id="results-title" tabIndex={-1}>
          {heading}
        </h2>
      </div>
      {/* Other results are new elements: moved ones would count, and look, as a jumping page. */}
      <div key={`${resultsKey(query, at !== null)} ${origin.label} ${pharmacies.length}`}>
        <FilterChips query={query} base={base} />
        <p className="quiet">
          {`${say({ origin: origin.label })} `}
          {originNote}
          {total > 0 && <MapLink />}
        </p>
        {total === 0 ? (
          <NoResults
            pharmacies={choices ?? pharmacies}
            query={query}
            base={base}
            situation={situation}
            elsewhere={elsewhere}
          />
        ) : (
          <ListBesideMap
            list={
              <GroupedCards
                results={results}
                statusOf={query.open ? situation.statusOf : null}
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

/** How many are open, and where the page of them stands. */
function openHeading(
  { open, unknown }: OpenCounts,
  shown: { readonly first: number; readonly last: number } | undefined,
): string {
  if (shown !== undefined) return resultsMessages.openNowShowing({ open, unknown, ...shown });
  return unknown === 0 ? resultsMessages.openNow({ open }) : resultsMessages.openNowMore({ open, unknown });
}

/** Changes whenever the list does; the arrival of the time changes it only if the list depends on the time. */
const resultsKey = (query: DirectoryQuery, timed: boolean): string =>
  `${formatDirectoryQuery(query)} ${query.open && timed}`;
