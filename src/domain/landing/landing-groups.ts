import { filterKinds } from '../pharmacy/filters.ts';
import { memoize } from '../text/memoize.ts';
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

/** The city's landing entries in useful groups; empty groups are dropped. */
export const landingGroups = (entries: readonly LandingEntry[]): readonly LandingGroup[] =>
  groupsOf(entries).filter((group) => group.entries.length > 0);

/** Returns a landing page's siblings of its own group, without the page itself; no group if it has none. */
export const siblingGroups = (
  entries: readonly LandingEntry[],
  current: LandingEntry,
): readonly LandingGroup[] =>
  groupsOf(entries)
    .filter(({ id }) => id === landingGroupOf(current))
    .map((group) => ({ ...group, entries: group.entries.filter(({ slug }) => slug !== current.slug) }))
    .filter((group) => group.entries.length > 0);
