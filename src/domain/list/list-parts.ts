import type { Pharmacy } from '../pharmacy/pharmacy.ts';
import { servesPublic } from '../pharmacy/serves-public.ts';
import type { OpenGroup } from './open-groups.ts';
import type { Result } from './ranking.ts';

/** Why a result stands in its list, where that is to be told: whether it is open, or what to ask it by phone. */
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
 * Cuts a list into its parts, in the order shown: each group as it first comes, in it the exact spots before those known only to
 * their ZIP code, and at the end those that may not serve the public.
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

/** Marks the results whose exact spot is unknown, and gives all in the order in which their parts are shown. */
export const inParts = <Entry extends Result & ListEntry>(
  results: readonly Entry[],
): readonly (Entry & ListEntry)[] =>
  listParts(
    results.map((result) => (result.uncertaintyMiles > 0 ? { ...result, spotUnknown: true } : result)),
  ).flatMap((part) => part.entries);
