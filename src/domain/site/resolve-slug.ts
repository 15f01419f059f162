import type { City } from '../places/city.ts';
import { findState, type StateCode, type UsState, usState } from '../places/us-state.ts';
import { type PathSearch, searchText } from '../search/path-search.ts';
import type { Area } from '../search/phrase/area.ts';
import type { UnlistedPlace } from '../search/phrase/known-places.ts';
import { unlistedPlace } from '../search/unlisted-place.ts';
import { type CitySlug, isCitySlug, type LandingSlug, slugify } from '../text/slug.ts';
import { type GazetteerCity, type GazetteerDataset, widerGazetteer } from './datasets-on-demand.ts';

// The name of a place has at most 80 letters.
const longestPlaceSlug = 120;

/** Returns the city slugs that a slug ends in, longest first: `west-columbia-sc` before `columbia-sc`. */
export function citiesOfSlug(slug: string, hasCity: (slug: CitySlug) => boolean): readonly CitySlug[] {
  // Only the end of a very long address is read.
  const words =
    slug.length <= longestPlaceSlug ? slug.split('-') : slug.slice(-longestPlaceSlug).split('-').slice(1);
  return words
    .map((_, index) => words.slice(index).join('-'))
    .filter((candidate): candidate is CitySlug => isCitySlug(candidate) && hasCity(candidate));
}

/** The city or state that a text names. */
export type PlaceResolution<Place> =
  | { readonly kind: 'city'; readonly city: Place }
  | { readonly kind: 'state'; readonly state: UsState }
  | { readonly kind: 'unknown'; readonly text: string };

type NamedPlace = Pick<City, 'name' | 'state' | 'slug' | 'population' | 'zips'>;

/** Returns the city or state that a text names: `birmingham-al`, `birmingham`, `35203`, `Alabama`. */
export function resolvePlace<Place extends NamedPlace>(
  text: string,
  cities: readonly Place[],
): PlaceResolution<Place> {
  const wantedSlug = slugify(text);
  const exact = cities.find((city) => city.slug === wantedSlug);
  if (exact !== undefined) return { kind: 'city', city: exact };
  const byPopulation = cities.toSorted((a, b) => b.population - a.population);
  // Of several cities of a ZIP code, the code is for the one with the fewest codes.
  const ofZip = byPopulation.filter(({ zips }) => zips.includes(wantedSlug));
  const city =
    ofZip.toSorted((a, b) => a.zips.length - b.zips.length)[0] ??
    byPopulation.find(({ name, state }) =>
      [name, `${name} ${state}`, `${name} ${usState(state).name}`].some(
        (each) => slugify(each) === wantedSlug,
      ),
    );
  if (city !== undefined) return { kind: 'city', city };
  const state = findState(wantedSlug);
  return state === undefined ? { kind: 'unknown', text } : { kind: 'state', state };
}

/** Returns the city or state that the path `/pharmacies/{location}` names. A state comes before a city. */
export function resolveLocation<Place extends NamedPlace>(
  location: string,
  cities: readonly Place[],
): PlaceResolution<Place> {
  const state = findState(location);
  return state === undefined ? resolvePlace(searchText(location), cities) : { kind: 'state', state };
}

/**
 * Returns the resolved city, or state with pharmacies; else the place without any that a text names
 * (`unlisted`); else `unknown`.
 */
export function knownPlace(
  resolution: PlaceResolution<GazetteerCity>,
  text: string,
  { cities, country }: GazetteerDataset,
): RoutePlace {
  if (resolution.kind === 'city') return { kind: 'city', city: resolution.city.slug };
  const state = resolution.kind === 'state' ? resolution.state.code : undefined;
  const isListed = cities.some((city) => city.state === state);
  const unlisted = isListed ? undefined : unlistedPlace(widerGazetteer(country), slugify(text));
  if (unlisted !== undefined) return { kind: 'unlisted', unlisted };
  return state === undefined ? { kind: 'unknown', text } : { kind: 'state', state };
}

export type RoutePlace =
  | { readonly kind: 'city'; readonly city: CitySlug }
  | { readonly kind: 'state'; readonly state: StateCode }
  | { readonly kind: 'area'; readonly area: Area<GazetteerCity> }
  | { readonly kind: 'unlisted'; readonly unlisted: UnlistedPlace }
  | { readonly kind: 'unknown'; readonly text: string };

/** What a path of one segment shows: a landing page or a search. */
export type SlugRoute =
  | { readonly kind: 'landing'; readonly city: CitySlug; readonly slug: LandingSlug }
  | { readonly kind: 'search'; readonly search: PathSearch; readonly place: RoutePlace };
