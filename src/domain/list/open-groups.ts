import type { OpenState, OpenStatus } from '../hours/open-status.ts';
import type { Pharmacy } from '../pharmacy/pharmacy.ts';
import { servesPublic } from '../pharmacy/serves-public.ts';

/** Whether a pharmacy is open, at the instant for which the function was made. */
export type StatusOf = (pharmacy: Pharmacy) => OpenStatus;

/**
 * Where a list shows a pharmacy that was asked to be open now: with those that are, with those whose store is open and whose
 * pharmacy's hours are not listed, or with those of which it is not known. The closed ones stand in no group.
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
  lunch: undefined,
  'counter-closed': undefined,
  closed: undefined,
};

/** Returns a pharmacy's group: the last if it may not serve the public, undefined if it is known to be closed. */
export function groupOf(pharmacy: Pharmacy, statusOf: StatusOf): OpenGroup | undefined {
  const group = groups[statusOf(pharmacy).state];
  return group === undefined || servesPublic(pharmacy) ? group : 'unknown';
}

/** Gives the open ones, then the other groups, each in the order given and with its group; the closed ones are left out. */
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

/** How many are known to be open now, and how many may be: their store is open, or their hours are not known. */
export interface OpenCounts {
  readonly open: number;
  readonly unknown: number;
}

/** Counts the pharmacies that are not known to be closed. */
export function countOpen(pharmacies: readonly Pharmacy[], statusOf: StatusOf): OpenCounts {
  const found = pharmacies.map((pharmacy) => groupOf(pharmacy, statusOf));
  const open = found.filter((group) => group === 'open').length;
  return { open, unknown: found.filter((group) => group !== undefined).length - open };
}
