import { readFileSync } from 'node:fs';
import type { LatLng } from '../../../src/domain/places/geo.ts';
import { isStateCode, type StateCode } from '../../../src/domain/places/us-state.ts';
import { groupBy } from '../../../src/domain/text/group-by.ts';
import type { GazetteerPlace } from './gazetteer.ts';

/** A place of the country under the name that visitors know, with its population. */
export interface CountryPlace {
  readonly state: StateCode;
  readonly name: string;
  readonly location: LatLng;
  readonly people: number;
}

/** From the project's folder, in which every command runs; the compiled build lies elsewhere. */
const file = 'scripts/lists/facts/country-places.csv';

/** The file's text: the gazetteer's places, by state, the most populous first. Loading the gazetteer itself takes a build most of a second. */
export const countryText = (places: readonly GazetteerPlace[]): string =>
  places
    .toSorted((a, b) => (a.state < b.state ? -1 : a.state > b.state ? 1 : b.population - a.population))
    .map(
      ({ state, name, location: { lat, lng }, population }) =>
        `${state},${name.replace(/,.*/, '')},${lat.toFixed(3)},${lng.toFixed(3)},${population}\n`,
    )
    .join('');

let known: readonly CountryPlace[] | undefined;
let byState: ReadonlyMap<StateCode, readonly CountryPlace[]> | undefined;

/** Reads the committed file, once: by state, the most populous first. */
export function countryPlaces(): readonly CountryPlace[] {
  known ??= readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line) => {
      const [state = '', name = '', lat, lng, people] = line.split(',');
      return isStateCode(state)
        ? [{ state, name, location: { lat: Number(lat), lng: Number(lng) }, people: Number(people) }]
        : [];
    });
  return known;
}

/** Returns the places of a state, the most populous first. */
export function countryPlacesIn(state: StateCode): readonly CountryPlace[] {
  byState ??= groupBy(countryPlaces(), (place) => place.state);
  return byState.get(state) ?? [];
}
