import { filterKinds, passes } from '../pharmacy/filters.ts';
import { type Knowledge, knowledgeOf } from '../pharmacy/knowledge.ts';
import type { Pharmacy } from '../pharmacy/pharmacy.ts';
import { memoize } from '../text/memoize.ts';
import type { LandingSlug } from '../text/slug.ts';
import { filtersOf, type LandingEntry } from './landing-entry.ts';

export const landingGroupIds = [
  'types',
  'services',
  'modifiers',
  'neighborhoods',
  'landmarks',
  'combinations',
  'rewordings',
] as const;
export type LandingGroupId = (typeof landingGroupIds)[number];

export interface LandingGroup {
  readonly id: LandingGroupId;
  readonly entries: readonly LandingEntry[];
}

/** Which group of links a landing entry stands in. */
export function landingGroupOf(entry: LandingEntry): LandingGroupId {
  if (entry.neighborhood !== undefined) return 'neighborhoods';
  if (entry.landmark !== undefined) return 'landmarks';
  if (filtersOf(entry).length > 1) return 'combinations';
  const kind = filterKinds.find((each) => entry[each] !== undefined);
  return kind === undefined ? 'rewordings' : `${kind}s`;
}

const groupsOf = memoize((entries: readonly LandingEntry[]): readonly LandingGroup[] =>
  landingGroupIds.map((id) => ({ id, entries: entries.filter((entry) => landingGroupOf(entry) === id) })),
);

/** The city's landing entries in useful groups, the current page left out; empty groups are dropped. */
export function landingGroups(
  entries: readonly LandingEntry[],
  current?: LandingSlug,
): readonly LandingGroup[] {
  return groupsOf(entries)
    .map(({ id, entries: group }) => ({ id, entries: group.filter(({ slug }) => slug !== current) }))
    .filter((group) => group.entries.length > 0);
}

/** What duplicate templates promise of every listing, by what their addresses begin with. */
const promises = [
  ['pharmacy-hours', 'hours'],
  ['pharmacy-phone-numbers', 'phones'],
  ['pharmacy-services', 'services'],
] as const satisfies readonly (readonly [string, keyof Knowledge])[];

/** The fact that the entry's keyword promises of the whole list, where it is one of those. */
export const promiseOf = ({ slug, city }: LandingEntry): (typeof promises)[number][1] | undefined =>
  promises.find(([stem]) => slug === `${stem}-${city}`)?.[1];

/** The entries that hold what they are about for a pharmacy of the city at least, and those that nobody is known to fit. */
export function sortedByKnowledge(
  entries: readonly LandingEntry[],
  pharmacies: readonly Pharmacy[],
): { readonly confirmed: readonly LandingEntry[]; readonly unconfirmed: readonly LandingEntry[] } {
  const known = knowledgeOf(pharmacies);
  const isConfirmed = (entry: LandingEntry): boolean => {
    const filters = filtersOf(entry);
    const promise = promiseOf(entry);
    if (promise !== undefined) return known[promise] > 0;
    return filters.length === 0 || pharmacies.some((pharmacy) => filters.every((id) => passes(pharmacy, id)));
  };
  return {
    confirmed: entries.filter(isConfirmed),
    unconfirmed: entries.filter((entry) => !isConfirmed(entry)),
  };
}
