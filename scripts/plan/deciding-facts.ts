import type { Pharmacy } from '../../src/domain/pharmacy/pharmacy.ts';
import { memoize } from '../../src/domain/text/memoize.ts';
import type { CityInput } from './city-input.ts';

/** Facts that a listing shows wherever it is shown, and that decide nowhere whether it is. */
type ShownOnly = 'phone' | 'npi' | 'sources';

/** All other facts of a listing: a new field of the record must be put in one of the two. */
function decidingOf(pharmacy: Pharmacy) {
  const { id, slug, name, address, website, location, timeZone, types } = pharmacy;
  const { services, hours, brand, accepts, accessibility, languages, outdated } = pharmacy;
  return {
    ...{ id, slug, name, address, website, location, timeZone, types },
    ...{ services, hours, brand, accepts, accessibility, languages, outdated },
  } satisfies Record<Exclude<keyof Pharmacy, ShownOnly>, unknown>;
}

/**
 * What decides whom the pages of other places show of a place's listings, as a value of JSON, which is made each time: kept, it would be half
 * of a large plan's memory.
 */
export const decidingFacts = memoize(
  ({ city: { slug, name, state, location }, listed, town, pharmacies }: CityInput) => ({
    toJSON: () => ({ slug, name, state, location, listed, town, pharmacies: pharmacies.map(decidingOf) }),
  }),
);

/** Tells whether listings of an earlier build are shown now as they were then: all their facts are the same. */
export function shownAsNow(cities: readonly CityInput[]): (pharmacies: readonly Pharmacy[]) => boolean {
  let byId: ReadonlyMap<string, Pharmacy> | undefined;
  return (pharmacies) => {
    byId ??= new Map(
      cities.flatMap((place) => place.pharmacies.map((pharmacy) => [pharmacy.id, pharmacy] as const)),
    );
    const now = byId;
    return pharmacies.every((pharmacy) => JSON.stringify(pharmacy) === JSON.stringify(now.get(pharmacy.id)));
  };
}
