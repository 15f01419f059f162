import { findState, usState } from '../places/us-state.ts';
import { slugify } from '../text/slug.ts';
import type { UnlistedPlace, WiderGazetteer } from './phrase/known-places.ts';

/** Reads a slug as a place without pharmacies: `78701`, `oregon`, `austin-tx`; undefined if it names none. */
export function unlistedPlace(
  { cities, zipPrefixes }: WiderGazetteer,
  slug: string,
): UnlistedPlace | undefined {
  const area = /^\d{5}$/.test(slug) ? zipPrefixes.get(slug.slice(0, 3)) : undefined;
  if (area !== undefined) return { zip: slug, ...area };
  const state = findState(slug)?.code;
  if (state !== undefined) {
    const largest = cities.find((candidate) => candidate.state === state);
    return largest && { state, location: largest.location };
  }
  const city = cities.find((each) => {
    const nameSlug = slugify(each.name);
    if (slug === nameSlug) return each.population > 0;
    return (
      slug === `${nameSlug}-${each.state.toLowerCase()}` || slug === `${nameSlug}-${usState(each.state).slug}`
    );
  });
  return city && { city: city.name, state: city.state, location: city.location };
}
