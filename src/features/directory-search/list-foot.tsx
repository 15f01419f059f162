import type { MapOrigin } from '../../components/map/map-content.ts';
import type { DirectoryQuery } from '../../domain/list/directory-query.ts';
import type { NearArea } from '../../domain/list/near-area.ts';
import { directorySearchPath } from '../../domain/site/paths.ts';
import { formatDistance } from '../../messages/distance-text.ts';
import * as pagerMessages from '../../messages/generated/pager.ts';
import * as resultsMessages from '../../messages/generated/results.ts';

interface PagerProps {
  readonly query: DirectoryQuery;
  readonly base: string;
  readonly page: number;
  readonly pageCount: number;
}

/** Shows links to the previous and next page of a list. Nothing for a single page. */
export function Pager({ query, base, page, pageCount }: PagerProps) {
  if (pageCount < 2) return null;
  const link = (target: number, label: string) => (
    <a href={directorySearchPath({ ...query, page: target }, base)}>{label}</a>
  );
  return (
    <nav className="chips js-only" aria-label={pagerMessages.pages}>
      {page > 1 && link(page - 1, pagerMessages.previous)}
      <span>{pagerMessages.page({ page })}</span>
      {page < pageCount && link(page + 1, pagerMessages.next)}
    </nav>
  );
}

interface SearchLimitsProps {
  readonly origin: MapOrigin;
  readonly unknown: number;
  readonly area?: NearArea | undefined;
}

/** Says how many pharmacies left out of a list may fit after all, and how far was searched. */
export function SearchLimits({ origin, unknown, area }: SearchLimitsProps) {
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
      <span>{resultsMessages.straight}</span>
    </p>
  );
}
