import { filterKinds } from '../pharmacy/filters.ts';
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
  'unconfirmed',
] as const;
export type LandingGroupId = (typeof landingGroupIds)[number];

export interface LandingGroup {
  readonly id: LandingGroupId;
  readonly entries: readonly LandingEntry[];
}

/** Which group of links a landing entry stands in. */
export function landingGroupOf(entry: LandingEntry): LandingGroupId {
  if (entry.unconfirmed === true) return 'unconfirmed';
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
