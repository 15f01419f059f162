import { setFilters, withoutFilters } from '../../domain/search/set-filters.ts';
import { directorySearchPath } from '../../domain/site/paths.ts';
import * as resultsMessages from '../../messages/generated/results.ts';
import { WhatElse, type WhatElseProps } from './what-else.tsx';

/** What stands where nothing fits, or nothing is listed. */
export function NoResults(props: WhatElseProps) {
  const { query, base } = props;
  const filtered = setFilters(query).length > 0;
  return (
    <div className="empty ways">
      <p>
        <b>{filtered ? resultsMessages.noFit : resultsMessages.noneListed}</b>
      </p>
      {filtered ? (
        <>
          <WhatElse {...props} />
          <a className="button" href={directorySearchPath(withoutFilters(query), base)}>
            {resultsMessages.showAll}
          </a>
        </>
      ) : (
        <p>{resultsMessages.askLocally}</p>
      )}
    </div>
  );
}
