import { LinkList } from '../../components/listing/link-list.tsx';
import type { DirectoryQuery, Situation } from '../../domain/list/directory-query.ts';
import { relaxations } from '../../domain/list/query-facets.ts';
import { restrictionsOf, withoutFilters } from '../../domain/list/set-filters.ts';
import type { Pharmacy } from '../../domain/pharmacy/pharmacy.ts';
import { directorySearchPath } from '../../domain/site/paths.ts';
import * as resultsMessages from '../../messages/generated/results.ts';
import * as whatElseMessages from '../../messages/generated/whatElse.ts';
import { filterLabel } from './filter-label.ts';

interface NoResultsProps {
  readonly pharmacies: readonly Pharmacy[];
  readonly query: DirectoryQuery;
  readonly base: string;
  readonly situation: Situation;
}

/** Says that no pharmacy fits, and shows links to lists with fewer filters. */
export function NoResults({ pharmacies, query, base, situation }: NoResultsProps) {
  if (restrictionsOf(query).length === 0)
    return (
      <div className="empty ways">
        <p>
          <b>{resultsMessages.noneListed}</b>
        </p>
        <p>{resultsMessages.askLocally}</p>
      </div>
    );
  const fewer = relaxations(pharmacies, query, situation);
  return (
    <div className="empty ways">
      <p>
        <b>{resultsMessages.noFit}</b>
      </p>
      {fewer.length > 0 && (
        <div className="way">
          <h3>{whatElseMessages.dropList}</h3>
          <LinkList
            look="chips"
            links={fewer.map(({ filter, without, count }) => ({
              href: directorySearchPath(without, base),
              label: whatElseMessages.drop({ label: filterLabel(filter, query), count }),
            }))}
          />
        </div>
      )}
      <a className="button" href={directorySearchPath(withoutFilters(query), base)}>
        {resultsMessages.showAll}
      </a>
    </div>
  );
}
