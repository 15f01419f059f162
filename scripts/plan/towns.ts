import type { Pharmacy } from '../../src/domain/pharmacy/pharmacy.ts';
import type { City } from '../../src/domain/places/city.ts';
import { distanceMiles, type LatLng } from '../../src/domain/places/geo.ts';
import { groupBy } from '../../src/domain/text/group-by.ts';
import type { CitySlug } from '../../src/domain/text/slug.ts';
import { countyName } from '../lists/facts/gazetteer-corrections.ts';
import { usLocalities } from '../lists/facts/localities.ts';
import { timeZoneAt } from '../lists/facts/time-zones.ts';
import { zipCode } from '../lists/facts/zip-codes.ts';

/** A listing, or a closed pharmacy that still has a page. */
export type PlacedEntry = Pick<Pharmacy, 'address' | 'location'>;

/** Statute miles from a town's listings; a gazetteer place farther away is a namesake. */
const namesakeMiles = 40;
/** Statute miles from a town; a post office of its name farther away is a namesake's. */
const officeMiles = 30;

/**
 * Returns the towns by slug: places of listings that are in no list. Location and population are from the
 * gazetteer, otherwise the middle of the listings and 0. ZIP codes are from listings and post offices
 * (docs/decisions/0097-towns.md).
 */
export function townsOf(
  listings: ReadonlyMap<CitySlug, readonly PlacedEntry[]>,
  named: readonly Pick<City, 'slug'>[],
): readonly City[] {
  const known = new Set(named.map(({ slug }) => slug));
  return [...listings]
    .filter(([slug, { length }]) => !known.has(slug) && length > 0)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([slug, pharmacies]) => townOf(slug, pharmacies));
}

function townOf(slug: CitySlug, pharmacies: readonly PlacedEntry[]): readonly City[] {
  const [first] = pharmacies;
  if (first === undefined) return [];
  const name = mostFrequent(pharmacies.map(({ address }) => address.city)) ?? first.address.city;
  const { state } = first.address;
  const middle = middleOf(pharmacies.map(({ location }) => location));
  const [place] = usLocalities
    .named(name, state)
    .map((candidate) => ({ ...candidate, miles: distanceMiles(candidate.location, middle) }))
    .filter(({ people, miles }) => people !== undefined && miles <= namesakeMiles)
    .toSorted((a, b) => a.miles - b.miles);
  const location = place?.location ?? middle;
  const offices = usLocalities.zipsOf({ name, state, location }, officeMiles);
  const used = pharmacies.map(({ address }) => address.zip);
  const counties = [...offices, ...used.flatMap((zip) => zipCode(zip) ?? [])].map(({ county }) => county);
  return [
    {
      name,
      state,
      slug,
      location,
      population: place?.people ?? 0,
      county: countyName(name, state, mostFrequent(counties) ?? ''),
      timeZone: timeZoneAt(location, state, mostFrequent(used)),
      zips: [...new Set([...offices.map(({ code }) => code), ...used])].toSorted(),
    },
  ];
}

/** The mean of points within one town; degrees to five decimals, as in the lists. */
function middleOf(points: readonly LatLng[]): LatLng {
  const mean = (pick: (point: LatLng) => number): number =>
    Number((points.reduce((sum, point) => sum + pick(point), 0) / points.length).toFixed(5));
  return { lat: mean(({ lat }) => lat), lng: mean(({ lng }) => lng) };
}

/** The most frequent value; among equally frequent ones the alphabetically first. */
function mostFrequent(values: readonly string[]): string | undefined {
  const groups = [...groupBy(values, String)];
  return groups.toSorted(
    ([a, { length: many }], [b, { length: few }]) => few - many || (a < b ? -1 : 1),
  )[0]?.[0];
}
