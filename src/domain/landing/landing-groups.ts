import { filterKinds, passes } from '../pharmacy/filters.ts';
import { knowsHours } from '../pharmacy/knowledge.ts';
import type { Pharmacy } from '../pharmacy/pharmacy.ts';
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

/** Returns the group of links that a landing page belongs to, such as `services` or `neighborhoods`. */
export function landingGroupOf(entry: LandingEntry): LandingGroupId {
  if (entry.unconfirmed === true) return 'unconfirmed';
  if (entry.neighborhood !== undefined) return 'neighborhoods';
  if (entry.landmark !== undefined) return 'landmarks';
  if (filtersOf(entry).length > 1) return 'combinations';
  const kind = filterKinds.find((each) => entry[each] !== undefined);
  return kind === undefined ? 'rewordings' : `${kind}s`;
}

export const landingGroups = (entries: readonly LandingEntry[]): readonly LandingGroup[] =>
  landingGroupIds
    .map((id) => ({ id, entries: entries.filter((entry) => landingGroupOf(entry) === id) }))
    .filter((group) => group.entries.length > 0);

/** Returns the other landing pages of `current`'s group, as a list of at most one group. */
export const siblingGroups = (
  entries: readonly LandingEntry[],
  current: LandingEntry,
): readonly LandingGroup[] =>
  landingGroups(entries.filter(({ slug }) => slug !== current.slug)).filter(
    ({ id }) => id === landingGroupOf(current),
  );

const promiseChecks: Readonly<Record<string, (pharmacy: Pharmacy) => boolean>> = {
  'pharmacy-hours': knowsHours,
  'pharmacy-phone-numbers': ({ phone }) => phone !== undefined,
  'pharmacy-services': ({ services }) => services.length > 0,
};

/** True for a city's landing page about opening hours: `pharmacy-hours-mobile-al`. */
export const promisesHours = ({ slug, city }: LandingEntry): boolean => slug === `pharmacy-hours-${city}`;

/** Marks landing pages as `unconfirmed` if no pharmacy of the city is known to match. */
export function markUnconfirmed(
  entries: readonly LandingEntry[],
  pharmacies: readonly Pharmacy[],
): readonly LandingEntry[] {
  const isConfirmed = (entry: LandingEntry): boolean => {
    const promise = promiseChecks[entry.slug.slice(0, -entry.city.length - 1)];
    if (promise !== undefined) return pharmacies.some(promise);
    const filters = filtersOf(entry);
    return filters.length === 0 || pharmacies.some((pharmacy) => filters.every((id) => passes(pharmacy, id)));
  };
  return entries.map((entry) => (isConfirmed(entry) ? entry : { ...entry, unconfirmed: true }));
}
