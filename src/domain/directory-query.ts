import { distanceMiles, type LatLng } from './geo.ts';
import { openStatus } from './open-status.ts';
import type { Pharmacy } from './pharmacy.ts';
import { hasService, hasType } from './pharmacy-match.ts';
import { isPharmacyType, isService, type PharmacyType, type Service } from './taxonomy.ts';

/** What a visitor asks of a list of pharmacies; it lives in the URL as `?q=&type=&service=&open=&sort=&page=`. */
export interface DirectoryQuery {
  readonly q: string;
  readonly type?: PharmacyType | undefined;
  readonly service?: Service | undefined;
  /** Only those that are known to be open now. */
  readonly open: boolean;
  readonly sort: 'distance' | 'name';
  /** 1-based. */
  readonly page: number;
}

export const emptyDirectoryQuery: DirectoryQuery = { q: '', open: false, sort: 'distance', page: 1 };

/** Listings on one page of results. */
export const resultsPerPage = 20;

/** Reads a query string, with or without its `?`. Unknown or malformed parameters count as absent. */
export function parseDirectoryQuery(search: string): DirectoryQuery {
  const parameters = readParameters(search);
  const type = parameters.get('type') ?? '';
  const service = parameters.get('service') ?? '';
  const page = Number(parameters.get('page') ?? '1');
  return {
    q: (parameters.get('q') ?? '').trim(),
    type: isPharmacyType(type) ? type : undefined,
    service: isService(service) ? service : undefined,
    open: parameters.get('open') === '1',
    sort: parameters.get('sort') === 'name' ? 'name' : 'distance',
    page: Number.isSafeInteger(page) && page >= 1 ? page : 1,
  };
}

/** The query string of a query, without a `?`; parameters at their defaults are left out, so the empty query is `''`. */
export function formatDirectoryQuery(query: DirectoryQuery): string {
  const parts: string[] = [];
  const add = (name: string, value: string): void => {
    parts.push(`${name}=${encodeURIComponent(value).replace(/%20/g, '+')}`);
  };
  if (query.q !== '') add('q', query.q);
  if (query.type !== undefined) add('type', query.type);
  if (query.service !== undefined) add('service', query.service);
  if (query.open) add('open', '1');
  if (query.sort !== 'distance') add('sort', query.sort);
  if (query.page > 1) add('page', String(query.page));
  return parts.join('&');
}

/** URLSearchParams is no part of the language itself, so the domain reads the few parameters it needs. */
function readParameters(search: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const part of search.replace(/^\?/, '').split('&')) {
    const [name = '', value = ''] = part.split(/=(.*)/s);
    if (name !== '' && !found.has(name)) found.set(name, decode(value));
  }
  return found;
}

function decode(text: string): string {
  const spaced = text.replace(/\+/g, ' ');
  try {
    return decodeURIComponent(spaced);
  } catch {
    return spaced;
  }
}

/** A listing with its distance from the origin of the list it stands in. */
export interface Result {
  readonly pharmacy: Pharmacy;
  /** Statute miles. */
  readonly distanceMiles: number;
}

export interface DirectoryResults {
  readonly total: number;
  /** The page shown: the one asked for, or the last there is. */
  readonly page: number;
  readonly pageCount: number;
  readonly results: readonly Result[];
}

/** Orders by distance, then by id so that equal distances have one order. */
const nearerFirst = (a: Result, b: Result): number =>
  a.distanceMiles - b.distanceMiles || (a.pharmacy.id < b.pharmacy.id ? -1 : 1);

const byName = (a: Result, b: Result): number =>
  a.pharmacy.name.localeCompare(b.pharmacy.name, 'en') || nearerFirst(a, b);

/** The pharmacies with their distances from the origin, nearest first. */
export const rankByDistance = (pharmacies: readonly Pharmacy[], origin: LatLng): readonly Result[] =>
  pharmacies
    .map((pharmacy) => ({ pharmacy, distanceMiles: distanceMiles(origin, pharmacy.location) }))
    .sort(nearerFirst);

interface Situation {
  readonly origin: LatLng;
  /** Epoch milliseconds, or null where the time is not known (in static HTML): then `open` does not filter. */
  readonly now: number | null;
}

/**
 * One page of the pharmacies that satisfy a query. `q` is not read here: it names the place that the pharmacies were
 * taken from. With `open`, those with unknown hours come last instead of being hidden.
 */
export function runDirectoryQuery(
  pharmacies: readonly Pharmacy[],
  query: DirectoryQuery,
  { origin, now }: Situation,
): DirectoryResults {
  const matching = pharmacies.filter(
    (pharmacy) =>
      (query.type === undefined || hasType(pharmacy, query.type)) &&
      (query.service === undefined || hasService(pharmacy, query.service)),
  );
  const ranked = rankByDistance(matching, origin);
  const sorted = query.sort === 'name' ? ranked.toSorted(byName) : ranked;
  const kept = query.open && now !== null ? openFirst(sorted, now) : sorted;
  const pageCount = Math.max(1, Math.ceil(kept.length / resultsPerPage));
  const page = Math.min(query.page, pageCount);
  return {
    total: kept.length,
    page,
    pageCount,
    results: kept.slice((page - 1) * resultsPerPage, page * resultsPerPage),
  };
}

function openFirst(results: readonly Result[], now: number): readonly Result[] {
  const state = ({ pharmacy }: Result) => openStatus(pharmacy.hours, pharmacy.timeZone, now).state;
  return [
    ...results.filter((result) => state(result) === 'open'),
    ...results.filter((result) => state(result) === 'unknown'),
  ];
}
