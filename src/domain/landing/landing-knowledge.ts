import { passes } from '../pharmacy/filters.ts';
import { knowsHours } from '../pharmacy/knowledge.ts';
import type { Pharmacy } from '../pharmacy/pharmacy.ts';
import { filtersOf, type LandingEntry } from './landing-entry.ts';

/** What duplicate templates promise of the listings, by what their addresses begin with, and whether a listing holds it. */
const promises: Readonly<Record<string, (pharmacy: Pharmacy) => boolean>> = {
  'pharmacy-hours': knowsHours,
  'pharmacy-phone-numbers': ({ phone }) => phone !== undefined,
  'pharmacy-services': ({ services }) => services.length > 0,
};

/** Whether the entry promises the hours of the whole list. */
export const promisesHours = ({ slug, city }: LandingEntry): boolean => slug === `pharmacy-hours-${city}`;

/** The entries, each with the mark whether nothing that it is about is known of any pharmacy of its city. */
export function markUnconfirmed(
  entries: readonly LandingEntry[],
  pharmacies: readonly Pharmacy[],
): readonly LandingEntry[] {
  const isConfirmed = (entry: LandingEntry): boolean => {
    const promise = promises[entry.slug.slice(0, -entry.city.length - 1)];
    if (promise !== undefined) return pharmacies.some(promise);
    const filters = filtersOf(entry);
    return filters.length === 0 || pharmacies.some((pharmacy) => filters.every((id) => passes(pharmacy, id)));
  };
  return entries.map((entry) => (isConfirmed(entry) ? entry : { ...entry, unconfirmed: true }));
}
