import fc from 'fast-check';
import type { CityInput } from '../../scripts/plan/city-input.ts';
import type { OpeningHours, OpenRange, Schedule, WeeklyTable } from '../../src/domain/hours/hours.ts';
import { openStatus } from '../../src/domain/hours/open-status.ts';
import type { LandingEntry } from '../../src/domain/landing/landing-entry.ts';
import { type DirectoryQuery, withinMiles } from '../../src/domain/list/directory-query.ts';
import type { StatusOf } from '../../src/domain/list/list-groups.ts';
import { filters } from '../../src/domain/pharmacy/filters.ts';
import { isPharmacyId, type Pharmacy } from '../../src/domain/pharmacy/pharmacy.ts';
import type { City } from '../../src/domain/places/city.ts';
import { type LatLng, pointAt } from '../../src/domain/places/geo.ts';
import type { Landmark, Neighborhood } from '../../src/domain/places/place.ts';
import type { CityDataset } from '../../src/domain/site/dataset.ts';
import { unindexedLanding } from '../../src/domain/site/landing-indexability.ts';
import {
  type CitySlug,
  isCitySlug,
  isLandingSlug,
  isPharmacySlug,
  isPlaceSlug,
  type LandingSlug,
  slugify,
} from '../../src/domain/text/slug.ts';

export function checked<Value extends string>(text: string, isValue: (text: string) => text is Value): Value {
  if (!isValue(text)) throw new Error(`The fixture is not well-formed: ${JSON.stringify(text)}`);
  return text;
}

export const citySlug = (text: string): CitySlug => checked(text, isCitySlug);
export const landingSlug = (text: string): LandingSlug => checked(text, isLandingSlug);

/** The centre of Birmingham, AL. */
export const birmingham: LatLng = { lat: 33.52066, lng: -86.80249 };

/** Birmingham, AL, or a city that differs from it; the slug follows the name and state. */
export function aCity(facts: Partial<Omit<City, 'slug'>> = {}): City {
  const { name = 'Birmingham', state = 'AL' } = facts;
  return {
    location: birmingham,
    population: 212_461,
    county: 'Jefferson',
    timeZone: 'America/Chicago',
    zips: ['35203', '35205'],
    ...facts,
    name,
    state,
    slug: citySlug(slugify(`${name} ${state}`)),
  };
}

/** A pharmacy at Birmingham's centre of which nothing optional is known; `key` makes its id, slug and name. */
export function aPharmacy({
  key = '1',
  ...facts
}: Partial<Omit<Pharmacy, 'id' | 'slug'>> & { readonly key?: string } = {}): Pharmacy {
  return {
    id: checked(`test:${key}`, isPharmacyId),
    slug: checked(`pharmacy-${key.toLowerCase()}`, isPharmacySlug),
    name: `Pharmacy ${key}`,
    address: { street: '1 Oak St', city: 'Birmingham', state: 'AL', zip: '35203' },
    location: { ...birmingham, precision: 'rooftop' },
    timeZone: 'America/Chicago',
    types: [],
    services: [],
    accepts: [],
    accessibility: {},
    languages: [],
    sources: [],
    ...facts,
  };
}

/** A rooftop location so many statute miles from a point (Birmingham's centre), on a bearing (north). */
export const milesAway = (miles: number, bearing = 0, from: LatLng = birmingham): Pharmacy['location'] => ({
  ...pointAt(from, bearing, miles),
  precision: 'rooftop',
});

export const aNeighborhood = (name: string, area: Neighborhood['area']): Neighborhood => ({
  name,
  slug: checked(slugify(name), isPlaceSlug),
  area,
  basis: 'named',
});

export const aLandmark = (name: string, location: LatLng): Landmark => ({
  name,
  slug: checked(slugify(name), isPlaceSlug),
  kind: 'airport',
  location,
});

/** A landing entry of Birmingham; without a meaning it rewords the city's page. */
export const anEntry = (stem: string, facts: Partial<LandingEntry> = {}): LandingEntry => ({
  slug: landingSlug(`${stem}-birmingham-al`),
  city: citySlug('birmingham-al'),
  state: 'AL',
  priority: 0.7,
  ...facts,
});

/** Birmingham's dataset with no listing, place or page but those given. */
export function aCityDataset(facts: Partial<CityDataset> = {}): CityDataset {
  const dataset = {
    kind: 'city',
    sample: false,
    city: aCity(),
    listed: true,
    count: facts.pharmacies?.length ?? 0,
    ownTiles: [],
    otherTiles: [],
    pharmacies: [],
    fallback: [],
    neighborhoods: [],
    landmarks: [],
    landing: [],
    nearby: [],
    ...facts,
  } as const;
  return { ...dataset, unindexed: facts.unindexed ?? unindexedLanding(dataset) };
}

/** A listed city without places or listings, but for those given. */
export const aCityInput = (facts: Partial<CityInput> = {}): CityInput => ({
  city: aCity(),
  listed: true,
  neighborhoods: [],
  landmarks: [],
  pharmacies: [],
  ...facts,
});

/** An opening period in hours after local midnight: `range(9, 17.5)` is 9 am to 5:30 pm. */
export const range = (opens: number, closes: number): OpenRange => ({
  opens: opens * 60,
  closes: closes * 60,
});

/** The same periods from Monday to Friday, and the weekend's. */
export const week = (
  weekday: readonly OpenRange[],
  sat: readonly OpenRange[] = [],
  sun: readonly OpenRange[] = [],
): WeeklyTable => ({ mon: weekday, tue: weekday, wed: weekday, thu: weekday, fri: weekday, sat, sun });

/** A week that is closed but for these days. */
export const table = (days: Partial<WeeklyTable>): WeeklyTable => ({ ...week([]), ...days });

/** A week with the same periods on each day. */
export const everyDay = (...ranges: readonly OpenRange[]): WeeklyTable => week(ranges, ranges, ranges);

/** A schedule that does not age, unless it is given a date. */
export const scheduleOf = (weekly: WeeklyTable, more: Partial<Schedule> = {}): Schedule => ({
  weekly,
  ...(!('asOf' in more) && { ageless: true }),
  ...more,
});

/** Hours that a source states for the pharmacy itself, which do not age unless they are given a date. */
export const hoursOf = (weekly: WeeklyTable, more: Partial<Schedule> = {}): OpeningHours => ({
  pharmacy: scheduleOf(weekly, more),
});

/** What tells the statuses at an instant (epoch milliseconds). */
export const statusesAt =
  (now: number): StatusOf =>
  ({ hours, timeZone }) =>
    openStatus(hours, timeZone, now);

const maybe = <Value>(values: readonly Value[]) => fc.option(fc.constantFrom(...values), { nil: undefined });

/** Any query of a list of pharmacies. */
export const anyDirectoryQuery: fc.Arbitrary<DirectoryQuery> = fc.record({
  q: fc.string({ unit: 'grapheme' }).map((text) => text.trim()),
  filters: fc.subarray(
    filters.map(({ id }) => id).filter((id) => id !== 'near-me'),
    { maxLength: 4 },
  ),
  brand: maybe(['CVS Pharmacy', "Sam's Club", 'Café & Söhne'] as const),
  open: fc.boolean(),
  within: maybe(withinMiles),
  from: maybe(['me', 'center', '36104', 'uab-hospital'] as const),
  sort: fc.constantFrom('distance', 'name'),
  page: fc.integer({ min: 1, max: 1_000_000 }),
});
