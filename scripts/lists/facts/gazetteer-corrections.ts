import type { LatLng } from '../../../src/domain/places/geo.ts';
import type { StateCode } from '../../../src/domain/places/us-state.ts';

/** Rows of the gazetteer that are no place of their own, by GeoNames id, with the reason. */
const notPlaces: ReadonlyMap<number, string> = new Map([
  [4059870, 'East Florence, AL: a quarter of Florence, with a population that is not its own'],
  [8605041, 'Dixiana, AL: a hamlet near Pinson, with a population that is not its own'],
  [4581833, 'Hilton Head, SC: the same town as Hilton Head Island'],
  [4592485, 'Red Hill, SC: a second row of the Red Hill beside Conway'],
  [4295940, 'Ironville, KY: a hamlet near Ashland, with the people of the whole metropolitan area'],
  [4300488, 'Meads, KY: the same'],
  [4150066, 'Carol City, FL: part of Miami Gardens since 2003'],
]);

/** Whether a gazetteer row is a place that can be added to a list (GeoNames class PPLX: a section of a place). */
export const isPlace = (id: number, featureCode: string): boolean =>
  featureCode !== 'PPLX' && !notPlaces.has(id);

/** Names that visitors and post offices write differently from the gazetteer, by `{name}, {state}`. */
const visitorNames: ReadonlyMap<string, string> = new Map([
  ['New York City, NY', 'New York'],
  ['Washington, D.C., DC', 'Washington'],
]);

/** The name of a place as visitors know it: `St. Augustine`, `McCalla`, where the gazetteer and post offices write `Saint Augustine`, `Mc Calla`. */
export const visitorName = (name: string, state: StateCode): string =>
  visitorNames.get(`${name}, ${state}`) ??
  name
    .replace(/\bSaint (?=[A-Z])/g, 'St. ')
    .replace(/\bSainte (?=[A-Z])/g, 'Ste. ')
    .replace(/\bMc (?=[A-Z])/g, 'Mc');

/** Counties that the nearest ZIP code gives wrongly, by `{name}, {state}`. */
const counties: ReadonlyMap<string, string> = new Map([['Seven Oaks, SC', 'Lexington']]);

/** The county of a place, corrected, without "County" and without what a consolidated city adds. */
export const countyName = (name: string, state: StateCode, county: string): string =>
  counties.get(`${name}, ${state}`) ?? county.replace(/^City and County of /, '').replace(/ County$/, '');

/** Points that the gazetteer gives wrongly, by GeoNames id, with where the city really is. */
const locations: ReadonlyMap<number, LatLng> = new Map([
  // Sunrise, FL: the gazetteer's point is in eastern Fort Lauderdale, ten miles from the city.
  [4174402, { lat: 26.1572, lng: -80.2861 }],
]);

/** The centre of a gazetteer row, corrected. */
export const placeLocation = (id: number, given: LatLng): LatLng => locations.get(id) ?? given;
