import { Fragment } from 'react';
import type { MapOrigin } from '../../components/map/map-content.ts';
import type { DirectoryQuery } from '../../domain/list/directory-query.ts';
import type { NearArea } from '../../domain/list/near-area.ts';
import { reachMiles } from '../../domain/list/nearest.ts';
import { directorySearchPath } from '../../domain/site/paths.ts';
import { formatDistance } from '../../messages/distance-text.ts';
import * as pagerMessages from '../../messages/generated/pager.ts';
import * as resultsMessages from '../../messages/generated/results.ts';

interface PagerProps {
  readonly query: DirectoryQuery;
  readonly base: string;
  /** 1-based. */
  readonly page: number;
  readonly pageCount: number;
}

/** Links the other pages of a list. They need a script, since static HTML has only the first page. */
export function Pager({ query, base, page, pageCount }: PagerProps) {
  if (pageCount < 2) return null;
  const href = (target: number): string => directorySearchPath({ ...query, page: target }, base);
  // The first, the last, and the neighbors of the current page.
  const pages = [...new Set([1, page - 1, page, page + 1, pageCount])]
    .filter((target) => target >= 1 && target <= pageCount)
    .toSorted((a, b) => a - b);
  return (
    <nav className="chips js-only" aria-label={pagerMessages.pages}>
      {page > 1 && <a href={href(page - 1)}>{pagerMessages.previous}</a>}
      {pages.map((target, index) => (
        <Fragment key={target}>
          {target - (pages[index - 1] ?? 0) > 1 && <span>…</span>}
          <a
            href={href(target)}
            aria-label={pagerMessages.page({ page: target })}
            aria-current={target === page ? 'page' : undefined}
          >
            {target}
          </a>
        </Fragment>
      ))}
      {page < pageCount && <a href={href(page + 1)}>{pagerMessages.next}</a>}
    </nav>
  );
}

/** The button that extends a list to farther pharmacies. */
export interface LookFarther {
  readonly loading: boolean;
  readonly onFarther: () => void;
}

interface LeftOutProps {
  readonly origin: MapOrigin;
  readonly unknown: number;
  /** The searched area, if the list crosses borders. */
  readonly area?: NearArea | undefined;
  readonly farther?: LookFarther | undefined;
}

/** Says what a list leaves out: what lies beyond the searched distance or the data, and what may fit. */
export function LeftOut({ origin, unknown, area, farther }: LeftOutProps) {
  const { certainMiles = 0, edgeMiles } = area ?? {};
  const told = { origin: origin.label, distance: formatDistance(certainMiles, false) };
  const isCut = edgeMiles !== undefined && edgeMiles < certainMiles;
  const said = [
    unknown > 0 && resultsMessages.unknownOthers({ count: unknown }),
    area !== undefined && resultsMessages.looked(told),
    isCut && resultsMessages.edge({ ...told, distance: formatDistance(edgeMiles, false) }),
  ];
  return (
    <p className="quiet tight" aria-live="polite">
      <span>{said.filter((sentence) => sentence !== false).join(' ')}</span>{' '}
      {farther !== undefined && certainMiles < reachMiles && (
        <button type="button" className="plain" aria-busy={farther.loading} onClick={farther.onFarther}>
          {farther.loading ? resultsMessages.looking : resultsMessages.lookFarther}
        </button>
      )}{' '}
      <span>{resultsMessages.straight}</span>
    </p>
  );
}
