import { type ComponentType, lazy, Suspense } from 'react';
import { emptyDirectoryQuery } from '../../domain/search/directory-query.ts';
import { setFilters } from '../../domain/search/set-filters.ts';
import { directorySearchPath } from '../../domain/site/paths.ts';
import * as resultsMessages from '../../messages/generated/results.ts';
import type { WhatElseProps } from './what-else.tsx';

/** Static HTML has no filters, so only a visitor's browser asks for it. Without a network the way back to the whole list is left. */
const WhatElse = lazy(async (): Promise<{ readonly default: ComponentType<WhatElseProps> }> => {
  try {
    return { default: (await import('./what-else.tsx')).WhatElse };
  } catch (error) {
    console.error('Where else to look could not be loaded:', error);
    return { default: () => null };
  }
});

/** What stands where nothing fits, or nothing is listed. */
export function NoResults(props: WhatElseProps) {
  const { query, base } = props;
  const { q, from } = query;
  const filtered = setFilters(query).length > 0;
  return (
    <div className="empty">
      <p>
        <b>{filtered ? resultsMessages.noFit : resultsMessages.noneListed}</b>
      </p>
      {filtered ? (
        <>
          <Suspense>
            <WhatElse {...props} />
          </Suspense>
          <p>
            <a href={directorySearchPath({ ...emptyDirectoryQuery, q, from }, base)}>
              {resultsMessages.showAll}
            </a>
          </p>
        </>
      ) : (
        <p>{resultsMessages.askLocally}</p>
      )}
    </div>
  );
}
