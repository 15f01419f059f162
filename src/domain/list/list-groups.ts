import type { OpenState, OpenStatus } from '../hours/open-status.ts';
import { answers, type FilterId } from '../pharmacy/filters.ts';
import { type Pharmacy, servesPublic } from '../pharmacy/pharmacy.ts';
import type { LatLng } from '../places/geo.ts';
import { type Result, rankByDistance } from './ranking.ts';

/** Returns whether a pharmacy is open, at the instant that the function was made for. */
export type StatusOf = (pharmacy: Pharmacy) => OpenStatus;

/**
 * Groups of a list of open pharmacies, in order. Pharmacies known to be closed are in none. `store-open`: the
 * store is open, the pharmacy's hours are unknown.
 */
export const openGroups = ['open', 'store-open', 'unknown'] as const;
export type OpenGroup = (typeof openGroups)[number];

const groups: Readonly<Record<OpenState, OpenGroup | undefined>> = {
  open: 'open',
  'counter-unknown': 'store-open',
  unknown: 'unknown',
  old: 'unknown',
  holiday: 'unknown',
  disputed: 'unknown',
  'counter-closed': undefined,
  closed: undefined,
};

/**
 * Returns a pharmacy's group: undefined if it is known to be closed, `unknown` if it may not serve the
 * public.
 */
export function groupOf(pharmacy: Pharmacy, statusOf: StatusOf): OpenGroup | undefined {
  const group = groups[statusOf(pharmacy).state];
  return group === undefined || servesPublic(pharmacy) ? group : 'unknown';
}

/** Sorts pharmacies by group, in the given order within each, and drops closed ones. */
export function openFirst<Entry extends { readonly pharmacy: Pharmacy }>(
  results: readonly Entry[],
  statusOf: StatusOf,
): readonly (Entry & { readonly group: OpenGroup })[] {
  const grouped = results.flatMap((result) => {
    const group = groupOf(result.pharmacy, statusOf);
    return group === undefined ? [] : [{ ...result, group }];
  });
  return openGroups.flatMap((group) => grouped.filter((each) => each.group === group));
}

/** Counts the pharmacies that are open, and those that may be. */
export function countOpen(pharmacies: readonly Pharmacy[], statusOf: StatusOf) {
  const found = pharmacies.map((pharmacy) => groupOf(pharmacy, statusOf));
  const open = found.filter((group) => group === 'open').length;
  return { open, unknown: found.filter((group) => group !== undefined).length - open };
}

/** Why a result is in its list: it is open, it is closed, or it may fit if asked by phone. */
export type ResultGroup = OpenGroup | 'closed' | 'may-fit';

export interface ListEntry {
  readonly pharmacy: Pharmacy;
  /** Absent if nothing that was asked divides the results. */
  readonly group?: ResultGroup | undefined;
  readonly spotUnknown?: boolean | undefined;
}

export type PartTitle = ResultGroup | 'spot-unknown' | 'may-not-serve';

export interface ListPart<Entry extends ListEntry> {
  readonly key: string;
  /** New headings to show above the part, the larger first. */
  readonly titles: readonly PartTitle[];
  readonly entries: readonly Entry[];
}

/**
 * Splits a list into its parts as shown. Groups keep the order in which they first come. In each, exact
 * positions come before those known to a ZIP code. Pharmacies that may not serve the public come last.
 */
export function listParts<Entry extends ListEntry>(entries: readonly Entry[]): readonly ListPart<Entry>[] {
  const serving = entries.filter(({ pharmacy }) => servesPublic(pharmacy));
  const groups = [...new Set(serving.map(({ group }) => group))];
  const parts = groups.flatMap((group) => {
    const own = serving.filter((entry) => entry.group === group);
    const exact = own.filter(({ spotUnknown }) => spotUnknown !== true);
    const rough = own.filter(({ spotUnknown }) => spotUnknown === true);
    const titles: readonly PartTitle[] = group === undefined ? [] : [group];
    return [
      { key: `${group} exact`, titles, entries: exact },
      {
        key: `${group} rough`,
        titles: [...(exact.length > 0 ? [] : titles), 'spot-unknown' as const],
        entries: rough,
      },
    ];
  });
  const others = entries.filter(({ pharmacy }) => !servesPublic(pharmacy));
  const last = { key: 'may-not-serve', titles: ['may-not-serve' as const], entries: others };
  return [...parts, last].filter((part) => part.entries.length > 0);
}

/** Marks results without an exact position, and sorts all as their parts are shown. */
export const inParts = <Entry extends Result & ListEntry>(
  results: readonly Entry[],
): readonly (Entry & ListEntry)[] =>
  listParts(
    results.map((result) => (result.uncertaintyMiles > 0 ? { ...result, spotUnknown: true } : result)),
  ).flatMap((part) => part.entries);

/** Most pharmacies offered to call. */
export const mostCalls = 5;

/** True if some of a pharmacy's answers to the filters are unknown, and none is no. */
export function mayFit(pharmacy: Pharmacy, filters: readonly FilterId[]): boolean {
  const given = filters.map((id) => answers(pharmacy, id));
  return given.includes('unknown') && !given.includes('no');
}

/** Returns the nearest of pharmacies that may fit, in the group of those to ask by phone. */
export const nearestToCall = (
  pharmacies: readonly Pharmacy[],
  origin: LatLng,
): readonly (Result & ListEntry)[] =>
  rankByDistance(pharmacies, origin)
    .slice(0, mostCalls)
    .map((result) => ({ ...result, group: 'may-fit' }));
