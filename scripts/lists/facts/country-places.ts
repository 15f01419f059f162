import { readFileSync } from 'node:fs';
import { isStateCode, type StateCode } from '../../../src/domain/places/us-state.ts';
import type { GazetteerPlace } from './gazetteer.ts';

/** A city of the country, as far as a search for it needs: where it is, and whether it is large. */
export interface CountryPlace {
  readonly state: StateCode;
  readonly name: string;
  readonly lat: number;
  readonly lng: number;
  /** Thousands. */
  readonly people: number;
}

/** Smaller places are told by their ZIP code or the next town. */
const leastPeople = 8000;
/** From the project's folder, in which every command runs; the compiled build lies elsewhere. */
const file = 'scripts/lists/facts/country-places.csv';

/** The file's text: the gazetteer's cities, by state, the most populous first. Loading the gazetteer itself takes a build most of a second. */
export const countryText = (places: readonly GazetteerPlace[]): string =>
  places
    .filter(({ population }) => population >= leastPeople)
    .toSorted((a, b) => (a.state < b.state ? -1 : a.state > b.state ? 1 : b.population - a.population))
    .map(
      ({ state, name, location: { lat, lng }, population }) =>
        `${state},${name},${lat.toFixed(2)},${lng.toFixed(2)},${Math.floor(population / 1000)}\n`,
    )
    .join('');

/** Reads the committed file. */
export const countryPlaces = (): readonly CountryPlace[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line) => {
      const [state = '', name = '', lat, lng, people] = line.split(',');
      return isStateCode(state)
        ? [{ state, name, lat: Number(lat), lng: Number(lng), people: Number(people) }]
        : [];
    });
