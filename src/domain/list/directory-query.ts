import { filters as allFilters, type FilterId, passesAll } from '../pharmacy/filters.ts';
import { type Pharmacy, publicFirst } from '../pharmacy/pharmacy.ts';
import { distanceMiles, type LatLng } from '../places/geo.ts';
import {
  countOpen,
  groupOf,
  type ListEntry,
  mayFit,
  mostSuggestions,
  nearestToCall,
  openFirst,
  orderedByParts,
  type StatusOf,
} from './list-groups.ts';
import { pointOrigin } from './point-origin.ts';
import { nearerFirst, type Result, rankByDistance } from './ranking.ts';

/** What a visitor asks of a list of pharmacies, as in the URL `?q=mobile&has=24-hour&open=1`. */
export interface DirectoryQuery {
  readonly q: string;
  readonly filters: readonly FilterId[];
  readonly brand?: string | undefined;
  readonly open: boolean;
  readonly within?: WithinMiles | undefined;
  /** Where distances start: `me`, `center`, `33.521,-86.802`; absent if the visitor chose no point. */
  readonly from?: string | undefined;
  readonly sort: 'distance' | 'name';
  /** Number of the page of results, from 1. */
  readonly page: number;
}

export const emptyDirectoryQuery: DirectoryQuery = {
  q: '',
  filters: [],
  open: false,
  sort: 'distance',
  page: 1,
};

/** Distances that a visitor can limit a list to, statute miles. */
export const withinMiles = [1, 2, 5, 10, 25] as const;
export type WithinMiles = (typeof withinMiles)[number];

export const resultsPerPage = 20;

/** Returns how many results fill the pages up to `page`, plus one for a next page: 2 → 41. */
export const neededFor = (page: number): number => resultsPerPage * page + 1;

/** Reads a directory query from URL parameters. Ignores unknown or malformed ones. */
export function parseDirectoryQuery(parameters: {
  readonly getAll: (name: string) => readonly string[];
}): DirectoryQuery {
  const first = (name: string): string | undefined => parameters.getAll(name)[0];
  const page = Number(first('page') ?? '1');
  return {
    q: (first('q') ?? '').trim(),
    // A form writes each checkbox of a group as a parameter of its own.
    filters: inFormOrder(
      filterParameters.flatMap((name) => parameters.getAll(name).flatMap((value) => value.split(','))),
    ),
    brand: first('brand') || undefined,
    open: first('open') === '1',
    within: withinMiles.find((miles) => String(miles) === first('within')),
    from: wellFormedOrigin(first('from') ?? ''),
    sort: first('sort') === 'name' ? 'name' : 'distance',
    page: Number.isSafeInteger(page) && page >= 1 ? page : 1,
  };
}

// URLs have `has`; older URLs have `type` and `service`.
const filterParameters = ['has', 'type', 'service'] as const;

// `near-me` restricts nothing.
const inFormOrder = (ids: readonly string[]): readonly FilterId[] =>
  allFilters.map(({ id }) => id).filter((id) => id !== 'near-me' && ids.includes(id));

/** Joins two lists of filters, without repetition. */
export const withFilters = (ids: readonly FilterId[], more: readonly FilterId[]): readonly FilterId[] => [
  ...new Set([...ids, ...more]),
];

const wellFormedOrigin = (text: string): string | undefined =>
  /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(text) || pointOrigin(text) !== undefined ? text : undefined;

/** Writes a directory query as URL parameters, without defaults: `q=mobile&open=1`. */
export function formatDirectoryQuery(query: DirectoryQuery): string {
  const parts: string[] = [];
  const add = (name: string, value: string): void => {
    // A lone surrogate, as a paste can leave, cannot be encoded.
    const encodable = value.replace(/\p{Surrogate}/gu, '\ufffd');
    parts.push(`${name}=${encodeURIComponent(encodable).replace(/%20/g, '+')}`);
  };
  if (query.q !== '') add('q', query.q);
  if (query.filters.length > 0) parts.push(`has=${inFormOrder(query.filters).join(',')}`);
  if (query.brand !== undefined) add('brand', query.brand);
  if (query.open) add('open', '1');
  if (query.within !== undefined) add('within', String(query.within));
  // A point keeps its comma.
  if (query.from !== undefined) parts.push(`from=${encodeURIComponent(query.from).replace('%2C', ',')}`);
  if (query.sort !== 'distance') add('sort', query.sort);
  if (query.page > 1) add('page', String(query.page));
  return parts.join('&');
}

const byName = (a: Result, b: Result): number =>
  publicFirst(a.pharmacy, b.pharmacy) ||
  a.pharmacy.name.localeCompare(b.pharmacy.name, 'en') ||
  nearerFirst(a, b);

/** Where a list's distances start, and whether its pharmacies are open now. */
export interface Situation {
  readonly origin: LatLng;
  /** Tells whether a pharmacy is open now; null in static HTML, where the time is unknown. */
  readonly statusOf: StatusOf | null;
}

/**
 * Returns one page of the pharmacies that match a query, with counts. If none match, `results` are up to five
 * others to suggest.
 */
export function runDirectoryQuery(
  pharmacies: readonly Pharmacy[],
  query: DirectoryQuery,
  { origin, statusOf }: Situation,
) {
  const matches = matchDirectoryQuery(pharmacies, query, { origin, statusOf });
  const pageCount = Math.max(1, Math.ceil(matches.length / resultsPerPage));
  const page = Math.min(query.page, pageCount);
  const matching = matches.map(({ pharmacy }) => pharmacy);
  const results =
    matches.length > 0
      ? matches.slice((page - 1) * resultsPerPage, page * resultsPerPage)
      : closedOrToCall(pharmacies, query, { origin, statusOf });
  const toCall = results.filter(({ group }) => group === 'may-fit').length;
  return {
    total: matches.length,
    page,
    pageCount,
    results: query.sort === 'name' ? results : orderedByParts(results),
    matching,
    counts: statusOf === null ? undefined : countOpen(matching, statusOf),
    unknown: pharmaciesToAsk(pharmacies, query, { origin, statusOf }).length - toCall,
  };
}

function closedOrToCall(
  pharmacies: readonly Pharmacy[],
  query: DirectoryQuery,
  { origin, statusOf }: Situation,
): readonly (Result & ListEntry)[] {
  const anyHour: DirectoryQuery = { ...query, open: false, sort: 'distance' };
  const closed =
    query.open && statusOf !== null ? matchDirectoryQuery(pharmacies, anyHour, { origin, statusOf }) : [];
  if (closed.length > 0)
    return closed.slice(0, mostSuggestions).map((result) => ({ ...result, group: 'closed' as const }));
  return nearestToCall(pharmaciesToAsk(pharmacies, query, { origin, statusOf }), origin);
}

function pharmaciesToAsk(
  pharmacies: readonly Pharmacy[],
  { filters, brand, within, open }: DirectoryQuery,
  { origin, statusOf }: Situation,
): readonly Pharmacy[] {
  return pharmacies.filter(
    (pharmacy) =>
      (brand === undefined || pharmacy.brand === brand) &&
      mayFit(pharmacy, filters) &&
      (within === undefined || distanceMiles(origin, pharmacy.location) <= within) &&
      (!open || statusOf === null || groupOf(pharmacy, statusOf) !== undefined),
  );
}

/**
 * Returns the pharmacies that match a query, sorted as it asks. Ignores `q` and `page`. With `open`, drops
 * those known to be closed and puts open ones first.
 */
export function matchDirectoryQuery(
  pharmacies: readonly Pharmacy[],
  query: DirectoryQuery,
  { origin, statusOf }: Situation,
): readonly (Result & ListEntry)[] {
  const { brand, filters } = query;
  const matching = pharmacies.filter(
    (pharmacy) => (brand === undefined || pharmacy.brand === brand) && passesAll(pharmacy, filters),
  );
  const ranked = rankByDistance(matching, origin);
  const { within } = query;
  const near = within === undefined ? ranked : ranked.filter((result) => result.distanceMiles <= within);
  const sorted = query.sort === 'name' ? near.toSorted(byName) : near;
  return query.open && statusOf !== null ? openFirst(sorted, statusOf) : sorted;
}
