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

/** Cities, villages and places of the census that GeoNames calls a section of another place, by its id (Census Bureau, 2020). */
const ownPlaces: ReadonlySet<number> = new Set([
  5376803, // Newark, CA
  5205377, // Penn Hills, PA
  5341114, // Culver City, CA
  5408076, // West Hollywood, CA
  4149956, // Cantonment, FL
  5391945, // San Fernando, CA
  5116118, // Eastchester, NY
  4366593, // Redland, MD
  5417041, // Cimarron Hills, CO
  5345071, // East San Gabriel, CA
  5377389, // North Fair Oaks, CA
  5395754, // Signal Hill, CA
  5382514, // Piedmont, CA
  7262460, // View Park-Windsor Hills, CA
  5370542, // Marina del Rey, CA
  5372902, // Midway City, CA
  5141528, // Tuckahoe, NY
  5760068, // West Slope, OR
  5364195, // Ladera Heights, CA
  5406337, // Villa Park, CA
  5423075, // Glendale, CO
]);

/** Whether a gazetteer row is a place that can be added to a list (GeoNames class PPLX: a section of a place, but for a few). */
export const isPlace = (id: number, featureCode: string): boolean =>
  (featureCode !== 'PPLX' || ownPlaces.has(id)) && !notPlaces.has(id);

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
