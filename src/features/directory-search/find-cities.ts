import { findState, usState } from '../../domain/places/us-state.ts';
import type { GazetteerCity } from '../../domain/site/datasets-on-demand.ts';
import { slugify } from '../../domain/text/slug.ts';

/**
 * The cities that a text names, most populous first: by ZIP code (five digits anywhere in it), else by a name that starts
 * with the text, with or without a state after it. A text that is only a state names all of its cities.
 */
export function findCities(cities: readonly GazetteerCity[], text: string): readonly GazetteerCity[] {
  const zip = /\b\d{5}\b/.exec(text)?.[0];
  const wanted = slugify(text);
  if (wanted === '') return [];
  const matches = zip === undefined ? nameMatcher(wanted) : (city: GazetteerCity) => city.zips.includes(zip);
  return cities
    .filter((city) => city.listed && matches(city))
    .toSorted((a, b) => b.population - a.population);
}

function nameMatcher(wanted: string): (city: GazetteerCity) => boolean {
  const state = findState(wanted);
  return (city) => {
    const name = slugify(city.name);
    return (
      city.slug.startsWith(wanted) ||
      `${name}-${usState(city.state).slug}`.startsWith(wanted) ||
      city.state === state?.code
    );
  };
}
