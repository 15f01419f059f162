import type { OpenState, OpenStatus } from '../hours/open-status.ts';
import { answers, type FilterId } from '../pharmacy/filters.ts';
import { type Pharmacy, servesPublic } from '../pharmacy/pharmacy.ts';
import type { LatLng } from '../places/geo.ts';
import { type Result, rankByDistance } from './ranking.ts';

/** Whether a pharmacy is open, at the instant for which the function was made. */
export type StatusOf = (pharmacy: Pharmacy) => OpenStatus;

/**
 * The groups of a list of what is open now: open, store open with unknown pharmacy hours, unknown. Closed
 * ones have none.
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

/** A pharmacy's group: the last if it may not serve the public, undefined if known to be closed. */
export function groupOf(pharmacy: Pharmacy, statusOf: StatusOf): OpenGroup | undefined {
  const group = groups[statusOf(pharmacy).state];
  return group === undefined || servesPublic(pharmacy) ? group : 'unknown';
}

/** Orders by group, otherwise as given, and leaves out the closed ones. */
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

/** Counts the pharmacies that are not known to be closed. */
export function countOpen(pharmacies: readonly Pharmacy[], statusOf: StatusOf) {
  const found = pharmacies.map((pharmacy) => groupOf(pharmacy, statusOf));
  const open = found.filter((group) => group === 'open').length;
  return { open, unknown: found.filter((group) => group !== undefined).length - open };
}

/** Why a result stands in its list: whether it is open, or what to ask it by phone. */
export type ResultGroup = OpenGroup | 'closed' | 'may-fit';

/** An entry of a list that may be shown in parts. */
export interface ListEntry {
  readonly pharmacy: Pharmacy;
  /** Absent where nothing was asked that sets results apart. */
  readonly group?: ResultGroup | undefined;
  /** Whether it is told apart as one whose exact spot is unknown. */
  readonly spotUnknown?: boolean | undefined;
}

/** What the heading of a part says. */
export type PartTitle = ResultGroup | 'spot-unknown' | 'may-not-serve';

/** Entries of a list that stand under the same headings. */
export interface ListPart<Entry extends ListEntry> {
  /** Tells it from the other parts of the list. */
  readonly key: string;
  /** The headings above it that the part before does not have, the larger first. */
  readonly titles: readonly PartTitle[];
  readonly entries: readonly Entry[];
}

/**
 * Cuts a list into its parts as shown: each group as it first comes, exact spots before those known to a ZIP
 * code, and last those that may not serve the public.
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

/** Marks results whose exact spot is unknown, and orders all as their parts are shown. */
export const inParts = <Entry extends Result & ListEntry>(
  results: readonly Entry[],
): readonly (Entry & ListEntry)[] =>
  listParts(
    results.map((result) => (result.uncertaintyMiles > 0 ? { ...result, spotUnknown: true } : result)),
  ).flatMap((part) => part.entries);

/** How many pharmacies to call are named. */
export const mostCalls = 5;

/** True if some of a pharmacy's answers to the filters are unknown, and none is no. */
export function mayFit(pharmacy: Pharmacy, filters: readonly FilterId[]): boolean {
  const said = filters.map((id) => answers(pharmacy, id));
  return said.includes('unknown') && !said.includes('no');
}

/** Gives the nearest of pharmacies that may fit, in the group of those to ask by phone. */
export const nearestToCall = (
  pharmacies: readonly Pharmacy[],
  origin: LatLng,
): readonly (Result & ListEntry)[] =>
  rankByDistance(pharmacies, origin)
    .slice(0, mostCalls)
    .map((result) => ({ ...result, group: 'may-fit' }));
