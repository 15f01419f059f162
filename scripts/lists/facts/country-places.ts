import { readFileSync } from 'node:fs';
import type { LatLng } from '../../../src/domain/places/geo.ts';
import { isStateCode, type StateCode } from '../../../src/domain/places/us-state.ts';
import { memoizeText } from '../../../src/domain/text/memoize-text.ts';
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

/** Reads the committed file, once. */
export function countryPlaces(): readonly CountryPlace[] {
  known ??= countryPlacesFrom(0);
  return known;
}

/** The places of a state, the most populous first: its lines follow each other, and no other is read. */
export const countryPlacesIn = memoizeText((state: StateCode): readonly CountryPlace[] => {
  countryFile ??= `\n${readFileSync(file, 'utf8')}`;
  const start = countryFile.indexOf(`\n${state},`);
  const end = countryFile.indexOf('\n', countryFile.lastIndexOf(`\n${state},`) + 1);
  return start < 0 ? [] : placesIn(countryFile.slice(start + 1, end), 0);
});

let countryFile: string | undefined;

/** The places of so many people or more. Most of the country's are smaller, and of those only the number is read. */
export const countryPlacesFrom = (least: number): readonly CountryPlace[] =>
  placesIn(readFileSync(file, 'utf8'), least);

function placesIn(text: string, least: number): readonly CountryPlace[] {
  const places: CountryPlace[] = [];
  for (const line of text.split('\n')) {
    const people = Number(line.slice(line.lastIndexOf(',') + 1));
    if (people < least) continue;
    const [state = '', name = '', lat, lng] = line.split(',');
    if (isStateCode(state))
      places.push({ state, name, location: { lat: Number(lat), lng: Number(lng) }, people });
  }
  return places;
}
