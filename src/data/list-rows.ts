import { z } from 'zod';
import type { City } from '../domain/city.ts';
import { isLatLng, type LatLng } from '../domain/geo.ts';
import { type LandmarkKind, landmarkKinds } from '../domain/place.ts';
import { isCitySlug, isLandingSlug, isPharmacySlug, isPlaceSlug, slugify } from '../domain/slug.ts';
import { isStateCode, type StateCode } from '../domain/us-state.ts';

/** The columns of each list, in the order its header is written in. */
export const listColumns = {
  cities: ['name', 'state', 'slug', 'lat', 'lng', 'population', 'county', 'time_zone', 'zips'],
  brandedStores: ['name', 'state', 'slug', 'lat', 'lng', 'population', 'county', 'time_zone', 'zips'],
  places: ['city', 'kind', 'name', 'lat', 'lng', 'radius_miles'],
  featured: ['city', 'pharmacy', 'reason'],
} as const;

/** What every rule of a list carries besides its message, as the `params` of a zod issue. */
export const issueParams = z.object({ remedy: z.string(), value: z.string().optional() });

/** A cell that `parse` understands (anything but undefined); otherwise one issue with the rule and its remedy. */
const cell = <Value>(parse: (text: string) => Value | undefined, rule: string, remedy: string) =>
  z.string().transform((text, context) => {
    const value = parse(text);
    if (value !== undefined) return value;
    context.addIssue({ code: 'custom', message: rule, params: { remedy } });
    return z.NEVER;
  });

const numberPattern = /^-?\d+(?:\.\d+)?$/;
const numberWithin = (low: number, high: number) => (text: string) => {
  const value = numberPattern.test(text) ? Number(text) : Number.NaN;
  return value >= low && value <= high ? value : undefined;
};

const zonesSeen = new Map<string, boolean>();
const isTimeZone = (name: string): boolean => {
  const seen = zonesSeen.get(name);
  if (seen !== undefined) return seen;
  let known = name.includes('/');
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: name });
  } catch {
    known = false;
  }
  zonesSeen.set(name, known);
  return known;
};

const parseZips = (text: string): readonly string[] | undefined => {
  const zips = text.split(' ');
  return zips.every((zip) => /^\d{5}$/.test(zip)) && new Set(zips).size === zips.length
    ? zips.toSorted()
    : undefined;
};

const text = (column: string, longest = 80) =>
  cell(
    (value) =>
      value.trim() === value && value !== '' && value.length <= longest && !/\p{Cc}/u.test(value)
        ? value
        : undefined,
    `${column} must be 1 to ${longest} characters without control characters or spaces around it`,
    `Write the ${column} in plain text, without leading or trailing spaces.`,
  );

const slugRule = 'must be lower-case letters a–z, digits and single hyphens';
const state = cell(
  (code): StateCode | undefined => (isStateCode(code) ? code : undefined),
  'state must be the two-letter postal code of a US state or DC',
  'Write a code such as AL.',
);
const lat = cell(
  numberWithin(-90, 90),
  'lat must be a number of degrees from -90 to 90',
  'Write a latitude such as 33.52066.',
);
const lng = cell(
  numberWithin(-180, 180),
  'lng must be a number of degrees from -180 to 180',
  'Write a longitude such as -86.80249.',
);
const citySlugCell = cell(
  (slug) => (isCitySlug(slug) ? slug : undefined),
  `city ${slugRule}, ending in a state code`,
  'Write the slug of a city of cities.csv, such as birmingham-al.',
);

/** The fifty states and DC lie in this box of WGS 84 degrees (Hawaii to Maine, Florida to Point Barrow). */
const isInUnitedStates = ({ lat, lng }: LatLng): boolean =>
  isLatLng({ lat, lng }) && lat >= 18.9 && lat <= 71.5 && lng >= -179.2 && lng <= -66.9;

const checkInUnitedStates = (point: LatLng, context: z.RefinementCtx): void => {
  if (isInUnitedStates(point)) return;
  context.addIssue({
    code: 'custom',
    message: 'lat and lng must be a point in the United States',
    params: {
      value: `${point.lat},${point.lng}`,
      remedy: 'Write latitude first, north positive, and longitude second, negative in the Americas.',
    },
  });
};

const facts = {
  name: text('name'),
  state,
  lat,
  lng,
  population: cell(
    (value) => (/^\d{1,9}$/.test(value) ? Number(value) : undefined),
    'population must be a whole number',
    'Write digits only, such as 212461.',
  ),
  county: text('county'),
  time_zone: cell(
    (zone) => (isTimeZone(zone) ? zone : undefined),
    'time_zone must be an IANA time zone',
    'Write a zone such as America/Chicago.',
  ),
  zips: cell(
    parseZips,
    'zips must be different five-digit ZIP codes separated by single spaces, at least one',
    'Write codes such as "35203 35205".',
  ),
};

const checkSlug = (slug: string, expected: string, context: z.RefinementCtx): void => {
  if (slug === expected) return;
  context.addIssue({
    code: 'custom',
    path: ['slug'],
    message: 'slug must follow from name and state',
    params: { remedy: `Write "${expected}", or correct the name or the state.` },
  });
};

/** The slug text that a name and a state code give a city: `birmingham-al`. */
export const citySlugText = (name: string, stateCode: string): string =>
  slugify(`${name} ${stateCode.toLowerCase()}`);

/** A row of cities.csv as a city. */
export const cityRow = z
  .object({
    ...facts,
    slug: cell(
      (slug) => (isCitySlug(slug) ? slug : undefined),
      `slug ${slugRule}, ending in the state code`,
      'Write {city}-{state}, such as birmingham-al.',
    ),
  })
  .superRefine((row, context) => {
    checkSlug(row.slug, citySlugText(row.name, row.state), context);
    checkInUnitedStates(row, context);
  })
  .transform(
    ({ time_zone, lat, lng, ...row }): City => ({ ...row, location: { lat, lng }, timeZone: time_zone }),
  );

/** A row of branded-stores.csv; the town's own slug is `{city}-{state}`. */
export const brandedStoreRow = z
  .object({
    ...facts,
    slug: cell(
      (slug) => (isLandingSlug(slug) ? slug : undefined),
      `slug ${slugRule}, ending in the state code`,
      'Write city-drugs-{city}-{state}, such as city-drugs-denver-co.',
    ),
  })
  .superRefine((row, context) => {
    checkSlug(row.slug, `city-drugs-${citySlugText(row.name, row.state)}`, context);
    checkInUnitedStates(row, context);
  })
  .transform(({ time_zone, lat, lng, slug, ...row }, context) => {
    const citySlug = citySlugText(row.name, row.state);
    if (isCitySlug(citySlug)) {
      const city: City = { ...row, slug: citySlug, location: { lat, lng }, timeZone: time_zone };
      return { slug, city };
    }
    context.addIssue({
      code: 'custom',
      path: ['name'],
      message: 'name must have a letter or digit of the Latin alphabet',
      params: { remedy: 'Write the name in Latin letters.' },
    });
    return z.NEVER;
  });

const placeKind = (kind: string): 'neighborhood' | LandmarkKind | undefined =>
  kind === 'neighborhood' ? kind : landmarkKinds.find((known) => known === kind);

/** A row of places.csv: a named neighbourhood (with its radius in miles) or a landmark. */
export const placeRow = z
  .object({
    city: citySlugCell,
    kind: cell(
      placeKind,
      `kind must be neighborhood, ${landmarkKinds.join(', ')}`,
      'Write one of these kinds.',
    ),
    name: text('name'),
    lat,
    lng,
    radius_miles: cell(
      (value) => (value === '' ? null : numberWithin(0.1, 10)(value)),
      'radius_miles must be a number of miles from 0.1 to 10, or empty for a landmark',
      'Write a number such as 0.8.',
    ),
  })
  .superRefine((row, context) => {
    checkInUnitedStates(row, context);
    if ((row.kind === 'neighborhood') === (row.radius_miles !== null)) return;
    context.addIssue({
      code: 'custom',
      path: ['radius_miles'],
      message: 'radius_miles must be given for a neighborhood, and only for one',
      params: {
        remedy:
          row.kind === 'neighborhood' ? 'Write a radius in miles such as 0.8.' : 'Leave the cell empty.',
      },
    });
  })
  .transform(({ lat, lng, radius_miles, ...row }, context) => {
    const slug = slugify(row.name);
    if (isPlaceSlug(slug)) return { ...row, slug, location: { lat, lng }, radiusMiles: radius_miles };
    context.addIssue({
      code: 'custom',
      path: ['name'],
      message: 'name must have a letter or digit of the Latin alphabet',
      params: { remedy: 'Write the name in Latin letters.' },
    });
    return z.NEVER;
  });
export type PlaceRow = z.infer<typeof placeRow>;

/** A row of featured.csv: a pharmacy that editors chose for the home page, and why. */
export const featuredRow = z.object({
  city: citySlugCell,
  pharmacy: cell(
    (slug) => (isPharmacySlug(slug) ? slug : undefined),
    `pharmacy ${slugRule}`,
    "Write the last part of the pharmacy's id on its city page, such as main-street-pharmacy.",
  ),
  reason: text('reason', 200),
});
export type FeaturedRow = z.infer<typeof featuredRow>;
