import { CompactList } from '../../components/listing/compact-list.tsx';
import { LinkList } from '../../components/listing/link-list.tsx';
import { isTimed } from '../../domain/pharmacy/knowledge.ts';
import type { Pharmacy } from '../../domain/pharmacy/pharmacy.ts';
import { cityLabel } from '../../domain/places/city.ts';
import {
  type DirectoryQuery,
  matchDirectoryQuery,
  type Situation,
} from '../../domain/search/directory-query.ts';
import { relaxations, setFilters } from '../../domain/search/query-facets.ts';
import { worthACall } from '../../domain/search/worth-a-call.ts';
import { directorySearchPath } from '../../domain/site/paths.ts';
import * as resultsMessages from '../../messages/generated/results.ts';
import { filterLabel } from './filter-label.ts';

interface NoResultsProps {
  readonly pharmacies: readonly Pharmacy[];
  readonly query: DirectoryQuery;
  readonly base: string;
  readonly situation: Situation;
  /** Pharmacies of other cities. */
  readonly elsewhere: readonly Pharmacy[];
}

const elsewhereShown = 3;

/** What to do when nothing fits: the nearest elsewhere that are known to, whom to call here, which filter stands in the way. */
export function NoResults({ pharmacies, query, base, situation, elsewhere }: NoResultsProps) {
  const filtered = setFilters(query).length > 0;
  const ids = query.filters.map(({ id }) => id);
  const fitting = filtered
    ? matchDirectoryQuery(elsewhere, { ...query, within: undefined, sort: 'distance' }, situation)
    : [];
  const calls = worthACall(pharmacies, ids, situation.origin);
  const fewer = relaxations(pharmacies, query, situation);
  return (
    <div className="empty">
      <p>
        <b>{filtered ? resultsMessages.noFit : resultsMessages.noneListed}</b>
      </p>
      {!filtered && <p>{resultsMessages.askLocally}</p>}
      {fitting.length > 0 && (
        <>
          <p>{resultsMessages.nearestKnown}</p>
          <CompactList
            results={fitting.slice(0, elsewhereShown).map((result) => {
              const { city, state } = result.pharmacy.address;
              return { ...result, cityLabel: cityLabel({ name: city, state }) };
            })}
          />
        </>
      )}
      {calls.length > 0 && (
        <>
          <p>{ids.some(isTimed) ? resultsMessages.callHours : resultsMessages.callAsk}</p>
          <CompactList results={calls} />
        </>
      )}
      {fewer.length > 0 && (
        <>
          <p>{resultsMessages.dropList}</p>
          <LinkList
            look="chips"
            links={fewer.map(({ filter, without, count }) => ({
              href: directorySearchPath(without, base),
              label: resultsMessages.drop({ label: filterLabel(filter), count }),
            }))}
          />
        </>
      )}
      {filtered && (
        <p>
          <a href={base}>{resultsMessages.showAll}</a>
        </p>
      )}
    </div>
  );
}
