import type { Pharmacy } from '../../src/domain/pharmacy/pharmacy.ts';
import type { City } from '../../src/domain/places/city.ts';
import { distanceMiles, type LatLng } from '../../src/domain/places/geo.ts';
import { groupBy } from '../../src/domain/text/group-by.ts';
import type { CitySlug } from '../../src/domain/text/slug.ts';
import { countyName } from '../lists/facts/gazetteer-corrections.ts';
import { usLocalities } from '../lists/facts/localities.ts';
import { timeZoneAt } from '../lists/facts/time-zones.ts';
import { zipCode } from '../lists/facts/zip-codes.ts';

/** Address and position of a pharmacy, open or closed. */
export type PlacedEntry = Pick<Pharmacy, 'address' | 'location'>;

const namesakeMiles = 40;
const officeMiles = 30;

/** Returns the towns with pharmacies, except `listed` ones, sorted by slug (docs/decisions/0097-towns.md). */
export function townsOf(
  listings: ReadonlyMap<CitySlug, readonly PlacedEntry[]>,
  listed: readonly Pick<City, 'slug'>[],
): readonly City[] {
  const listedSlugs = new Set(listed.map(({ slug }) => slug));
  return [...listings]
    .filter(([slug, { length }]) => !listedSlugs.has(slug) && length > 0)
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
  const pharmacyZips = pharmacies.map(({ address }) => address.zip);
  const counties = [...offices, ...pharmacyZips.flatMap((zip) => zipCode(zip) ?? [])].map(
    ({ county }) => county,
  );
  return [
    {
      name,
      state,
      slug,
      location,
      population: place?.people ?? 0,
      county: countyName(name, state, mostFrequent(counties) ?? ''),
      timeZone: timeZoneAt(location, state, mostFrequent(pharmacyZips)),
      zips: [...new Set([...offices.map(({ code }) => code), ...pharmacyZips])].toSorted(),
    },
  ];
}

function middleOf(points: readonly LatLng[]): LatLng {
  const mean = (pick: (point: LatLng) => number): number =>
    Number((points.reduce((sum, point) => sum + pick(point), 0) / points.length).toFixed(5));
  return { lat: mean(({ lat }) => lat), lng: mean(({ lng }) => lng) };
}

function mostFrequent(values: readonly string[]): string | undefined {
  const groups = [...groupBy(values, String)];
  return groups.toSorted(
    ([a, { length: many }], [b, { length: few }]) => few - many || (a < b ? -1 : 1),
  )[0]?.[0];
}
