import type { Pharmacy } from '../../domain/pharmacy/pharmacy.ts';
import type { NearbyCity } from '../../domain/places/city-summary.ts';
import type { DirectoryQuery, Situation } from '../../domain/search/directory-query.ts';
import { formatDistance } from '../../domain/search/distance-words.ts';
import { relaxations, setFilters } from '../../domain/search/query-facets.ts';
import { cityPath, directorySearchPath } from '../../domain/site/paths.ts';
import { filterLabel, resultWords } from './result-words.ts';

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
        <b>{filtered ? resultWords.noFit : resultWords.noneListed}</b>
      </p>
      {!filtered && <p>{resultWords.askLocally}</p>}
      {fewer.length > 0 && (
        <>
          <p>{resultWords.dropList}</p>
          <ul className="chips">
            {fewer.map(({ key, filter, without, count }) => (
              <li key={key}>
                <a href={directorySearchPath(without, base)}>
                  {resultWords.drop(filterLabel(filter), count)}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
      {filtered && (
        <p>
          <a href={base}>{resultWords.showAll}</a>
        </p>
      )}
      {filtered && nearby.length > 0 && (
        <>
          <p>{resultWords.elsewhere}</p>
          <ul className="chips">
            {nearby.slice(0, nearbyShown).map(({ slug, name, state, distanceMiles }) => (
              <li key={slug}>
                <a href={directorySearchPath({ ...query, q: '', from: undefined, page: 1 }, cityPath(slug))}>
                  {`${name}, ${state} (${formatDistance(distanceMiles, false)})`}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
