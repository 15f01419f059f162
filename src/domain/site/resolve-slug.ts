import type { City } from '../places/city.ts';
import { findState, type UsState, usState } from '../places/us-state.ts';
import { searchText } from '../search/path-search.ts';
import { type CitySlug, isCitySlug, slugify } from '../text/slug.ts';

/** Longer than the slug of any place: a name has 80 letters at most. */
const longestSlug = 120;

/**
 * Cities and towns whose slugs the text ends in, longest first: `west-columbia-sc` is not `columbia-sc`. The
 * shorter may still have the page: `pharmacy-silver-lake-los-angeles-ca` is none of Lake Los Angeles.
 */
export function citiesOfSlug(slug: string, hasCity: (slug: CitySlug) => boolean): readonly CitySlug[] {
  // Of an address without end only its end is looked at.
  const words = slug.length <= longestSlug ? slug.split('-') : slug.slice(-longestSlug).split('-').slice(1);
  return words
    .map((_, index) => words.slice(index).join('-'))
    .filter((candidate): candidate is CitySlug => isCitySlug(candidate) && hasCity(candidate));
}

/** What a place name or the parameter of `/pharmacies/{location}` stands for. */
export type PlaceResolution<Place> =
  | { readonly kind: 'city'; readonly city: Place }
  | { readonly kind: 'state'; readonly state: UsState }
  | { readonly kind: 'unknown'; readonly text: string };

type NamedPlace = Pick<City, 'name' | 'state' | 'slug' | 'population' | 'zips'>;

/**
 * The place that words name: a city slug, `birmingham AL`, `Birmingham, Alabama`, a ZIP code, a bare name
 * (the most populous), else a state's name or code.
 */
export function resolvePlace<Place extends NamedPlace>(
  text: string,
  cities: readonly Place[],
): PlaceResolution<Place> {
  const wanted = slugify(text);
  const exact = cities.find((city) => city.slug === wanted);
  if (exact !== undefined) return { kind: 'city', city: exact };
  const byPopulation = cities.toSorted((a, b) => b.population - a.population);
  // Of several cities of a ZIP code, the code is for the one with the fewest codes.
  const ofZip = byPopulation.filter(({ zips }) => zips.includes(wanted));
  const city =
    ofZip.toSorted((a, b) => a.zips.length - b.zips.length)[0] ??
    byPopulation.find(({ name, state }) =>
      [name, `${name} ${state}`, `${name} ${usState(state).name}`].some((each) => slugify(each) === wanted),
    );
  if (city !== undefined) return { kind: 'city', city };
  const state = findState(wanted);
  return state === undefined ? { kind: 'unknown', text } : { kind: 'state', state };
}

/** As `resolvePlace` for `/pharmacies/{location}`, but a state's slug or code comes first. */
export function resolveLocation<Place extends NamedPlace>(
  location: string,
  cities: readonly Place[],
): PlaceResolution<Place> {
  const state = findState(location);
  return state === undefined ? resolvePlace(searchText(location), cities) : { kind: 'state', state };
}
