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

/** The center of Birmingham, AL. */
export const birmingham: LatLng = { lat: 33.52066, lng: -86.80249 };

/** Makes the city of Birmingham, AL, changed by `facts`. */
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

/** Makes a pharmacy at Birmingham's center. `key` gives its id, slug and name. */
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

/** Returns a rooftop location some statute miles from a point. The bearing is in degrees from north. */
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

/** Makes a landing page's entry for Birmingham: `flu-shots-pharmacy` → `flu-shots-pharmacy-birmingham-al`. */
export const anEntry = (stem: string, facts: Partial<LandingEntry> = {}): LandingEntry => ({
  slug: landingSlug(`${stem}-birmingham-al`),
  city: citySlug('birmingham-al'),
  state: 'AL',
  priority: 0.7,
  ...facts,
});

/** Makes Birmingham's dataset. Its lists are empty unless given. */
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

/** Makes a listed city. Its lists are empty unless given. */
export const aCityInput = (facts: Partial<CityInput> = {}): CityInput => ({
  city: aCity(),
  listed: true,
  neighborhoods: [],
  landmarks: [],
  pharmacies: [],
  ...facts,
});

/** Makes an opening period from hours after midnight: `range(9, 17.5)` is 9 am to 5:30 pm. */
export const range = (opens: number, closes: number): OpenRange => ({
  opens: opens * 60,
  closes: closes * 60,
});

/** Makes a week with the same periods from Monday to Friday. */
export const week = (
  weekday: readonly OpenRange[],
  sat: readonly OpenRange[] = [],
  sun: readonly OpenRange[] = [],
): WeeklyTable => ({ mon: weekday, tue: weekday, wed: weekday, thu: weekday, fri: weekday, sat, sun });

/** Makes a week that is closed on days not given. */
export const table = (days: Partial<WeeklyTable>): WeeklyTable => ({ ...week([]), ...days });

/** Makes a week with the same periods on each day. */
export const everyDay = (...ranges: readonly OpenRange[]): WeeklyTable => week(ranges, ranges, ranges);

/** Makes a schedule that does not age, unless it has a date (`asOf`). */
export const scheduleOf = (weekly: WeeklyTable, more: Partial<Schedule> = {}): Schedule => ({
  weekly,
  ...(!('asOf' in more) && { neverOutdated: true }),
  ...more,
});

/** Makes a pharmacy's hours that do not age, unless they have a date (`asOf`). */
export const hoursOf = (weekly: WeeklyTable, more: Partial<Schedule> = {}): OpeningHours => ({
  pharmacy: scheduleOf(weekly, more),
});

/** Returns a function that tells opening statuses at an instant, in epoch milliseconds. */
export const statusesAt =
  (now: number): StatusOf =>
  ({ hours, timeZone }) =>
    openStatus(hours, timeZone, now);

const maybe = <Value>(values: readonly Value[]) => fc.option(fc.constantFrom(...values), { nil: undefined });

/** Generates queries of a list of pharmacies. */
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
