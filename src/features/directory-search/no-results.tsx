import { LinkList } from '../../components/listing/link-list.tsx';
import type { Pharmacy } from '../../domain/pharmacy/pharmacy.ts';
import { cityLabel } from '../../domain/places/city.ts';
import type { NearbyCity } from '../../domain/places/city-summary.ts';
import {
  type DirectoryQuery,
  emptyDirectoryQuery,
  type Situation,
} from '../../domain/search/directory-query.ts';
import { relaxations, setFilters } from '../../domain/search/query-facets.ts';
import { cityPath, directorySearchPath } from '../../domain/site/paths.ts';
import { formatDistance } from '../../messages/distance-text.ts';
import * as resultsMessages from '../../messages/generated/results.ts';
import { filterLabel } from './filter-label.ts';

interface NoResultsProps {
  readonly pharmacies: readonly Pharmacy[];
  readonly query: DirectoryQuery;
  readonly base: string;
  readonly situation: Situation;
  /** Cities to look in instead, nearest first. */
  readonly nearby: readonly NearbyCity[];
}

const nearbyShown = 4;

/** What to do when nothing fits: which filter stands in the way, and where to look with the same filters. */
export function NoResults({ pharmacies, query, base, situation, nearby }: NoResultsProps) {
  const filtered = setFilters(query).length > 0;
  const fewer = relaxations(pharmacies, query, situation);
  return (
    <div className="empty">
      <p>
        <b>{filtered ? resultsMessages.noFit : resultsMessages.noneListed}</b>
      </p>
      {!filtered && <p>{resultsMessages.askLocally}</p>}
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
          <a href={directorySearchPath({ ...emptyDirectoryQuery, q: query.q, from: query.from }, base)}>
            {resultsMessages.showAll}
          </a>
        </p>
      )}
      {filtered && nearby.length > 0 && (
        <>
          <p>{resultsMessages.elsewhere}</p>
          <LinkList
            look="chips"
            links={nearby.slice(0, nearbyShown).map((city) => ({
              href: directorySearchPath({ ...query, q: '', from: undefined, page: 1 }, cityPath(city.slug)),
              label: `${cityLabel(city)} (${formatDistance(city.distanceMiles, false)})`,
            }))}
          />
        </>
      )}
    </div>
  );
}
