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
  const text = committed();
  const start = text.indexOf(`\n${state},`);
  const end = text.indexOf('\n', text.lastIndexOf(`\n${state},`) + 1);
  return start < 0 ? [] : placesIn(text.slice(start + 1, end).split('\n'), 0);
});

let content: string | undefined;

/** The committed file's text, read once, with a line break before each line. */
function committed(): string {
  content ??= `\n${readFileSync(file, 'utf8')}`;
  return content;
}

/** The places of so many people or more. Most of the country's are smaller, and of most of those no more than the number's length is read. */
export const countryPlacesFrom = (least: number): readonly CountryPlace[] =>
  placesIn(linesFrom(least), least);

/**
 * The places of so many people or more, by the square of a degree that they lie in: `at` gives those between two whole degrees of latitude
 * and of longitude, read when they are asked for. An edit of one city asks for a few squares of a thousand.
 */
export function countryPlacesBySquare(least: number): {
  readonly at: (square: string) => readonly CountryPlace[];
} {
  const lines = new Map<string, string[]>();
  for (const line of linesFrom(least)) {
    const lat = line.indexOf(',', 3) + 1;
    const lng = line.indexOf(',', lat) + 1;
    const square = squareOf(line.slice(lat, line.indexOf('.', lat)), line.slice(lng, line.indexOf('.', lng)));
    const here = lines.get(square);
    if (here === undefined) lines.set(square, [line]);
    else here.push(line);
  }
  return { at: memoizeText((square) => placesIn(lines.get(square) ?? [], least)) };
}

/** The name of the square of a degree whose points have these whole degrees before the point: 33 and -86 hold 33.5, -86.8. */
export const squareOf = (lat: string | number, lng: string | number): string => `${lat},${lng}`;

/** The lines of places of so many people or more, and some of fewer: a number is as long as its digits. */
const linesFrom = (least: number): readonly string[] =>
  committed().match(new RegExp(`^.*,\\d{${String(least).length},}$`, 'gm')) ?? [];

function placesIn(lines: readonly string[], least: number): readonly CountryPlace[] {
  const places: CountryPlace[] = [];
  for (const line of lines) {
    const [state = '', name = '', lat, lng, number] = line.split(',');
    const people = Number(number);
    if (people >= least && isStateCode(state))
      places.push({ state, name, location: { lat: Number(lat), lng: Number(lng) }, people });
  }
  return places;
}
