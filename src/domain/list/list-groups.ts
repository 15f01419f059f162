import type { OpenState, OpenStatus } from '../hours/open-status.ts';
import { answers, type FilterId } from '../pharmacy/filters.ts';
import { type Pharmacy, servesPublic } from '../pharmacy/pharmacy.ts';
import type { LatLng } from '../places/geo.ts';
import { type Result, rankByDistance } from './ranking.ts';

/** Returns whether a pharmacy is open, at the instant that the function was made for. */
export type StatusOf = (pharmacy: Pharmacy) => OpenStatus;

/** Groups of open pharmacies, in order: open; only the store known to be open; perhaps open (`unknown`). */
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

/** Returns a pharmacy's group in a list of open ones; undefined if it is known to be closed. */
export function groupOf(pharmacy: Pharmacy, statusOf: StatusOf): OpenGroup | undefined {
  const group = groups[statusOf(pharmacy).state];
  return group === undefined || servesPublic(pharmacy) ? group : 'unknown';
}

/** Drops pharmacies known to be closed, and sorts the others by `openGroups`. */
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

/** Counts the pharmacies that are open, and those that may be (`unknown`). */
export function countOpen(pharmacies: readonly Pharmacy[], statusOf: StatusOf) {
  const groups = pharmacies.map((pharmacy) => groupOf(pharmacy, statusOf));
  const open = groups.filter((group) => group === 'open').length;
  return { open, unknown: groups.filter((group) => group !== undefined).length - open };
}

/** Group of a pharmacy in a list. `may-fit`: its data do not say whether it meets the filters. */
export type ResultGroup = OpenGroup | 'closed' | 'may-fit';

export interface ListEntry {
  readonly pharmacy: Pharmacy;
  readonly group?: ResultGroup | undefined;
  readonly spotUnknown?: boolean | undefined;
}

export type PartTitle = ResultGroup | 'spot-unknown' | 'may-not-serve';

export interface ListPart<Entry extends ListEntry> {
  readonly key: string;
  readonly titles: readonly PartTitle[];
  readonly entries: readonly Entry[];
}

/** Splits a list into the parts that a page shows under headings, such as open and closed. */
export function listParts<Entry extends ListEntry>(entries: readonly Entry[]): readonly ListPart<Entry>[] {
  const serving = entries.filter(({ pharmacy }) => servesPublic(pharmacy));
  const groups = [...new Set(serving.map(({ group }) => group))];
  const parts = groups.flatMap((group) => {
    const members = serving.filter((entry) => entry.group === group);
    const exact = members.filter(({ spotUnknown }) => spotUnknown !== true);
    const rough = members.filter(({ spotUnknown }) => spotUnknown === true);
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

/** Sorts a list by the parts of `listParts`. Sets `spotUnknown` on pharmacies located only by ZIP code. */
export const orderedByParts = <Entry extends Result & ListEntry>(
  results: readonly Entry[],
): readonly (Entry & ListEntry)[] =>
  listParts(
    results.map((result) => (result.uncertaintyMiles > 0 ? { ...result, spotUnknown: true } : result)),
  ).flatMap((part) => part.entries);

/** Largest number of pharmacies suggested in a list without matches. */
export const mostSuggestions = 5;

/** True if a pharmacy's answers to the filters include `unknown` but not `no`. */
export function mayFit(pharmacy: Pharmacy, filters: readonly FilterId[]): boolean {
  const pharmacyAnswers = filters.map((id) => answers(pharmacy, id));
  return pharmacyAnswers.includes('unknown') && !pharmacyAnswers.includes('no');
}

/** Returns up to five nearest pharmacies, marked `may-fit`, for visitors to call. */
export const nearestToCall = (
  pharmacies: readonly Pharmacy[],
  origin: LatLng,
): readonly (Result & ListEntry)[] =>
  rankByDistance(pharmacies, origin)
    .slice(0, mostSuggestions)
    .map((result) => ({ ...result, group: 'may-fit' }));
