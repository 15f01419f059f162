import { z } from 'zod';
import type { City } from '../../src/domain/places/city.ts';
import type { LatLng } from '../../src/domain/places/geo.ts';
import { landmarkKinds } from '../../src/domain/places/place.ts';
import { isStateCode } from '../../src/domain/places/us-state.ts';
import { memoize } from '../../src/domain/text/memoize.ts';
import {
  type CitySlug,
  isCitySlug,
  isLandingSlug,
  isPharmacySlug,
  isPlaceSlug,
  slugify,
} from '../../src/domain/text/slug.ts';
import { addIssue, cell, numberWithin, only, rowOfCells, text } from './parse-rows.ts';
import type { ListShape } from './read-table.ts';

const cityColumns = ['name', 'state', 'slug', 'lat', 'lng', 'population', 'county', 'time_zone', 'zips'];

/** The columns of each CSV list. */
export const listShapes = {
  cities: { columns: cityColumns, blank: [], decimals: ['lat', 'lng'], mayBeEmpty: false },
  brandedStores: { columns: cityColumns, blank: [], decimals: ['lat', 'lng'], mayBeEmpty: true },
  places: {
    columns: ['city', 'kind', 'name', 'lat', 'lng', 'radius_miles'],
    blank: ['radius_miles'],
    decimals: ['lat', 'lng', 'radius_miles'],
    mayBeEmpty: true,
  },
  featured: { columns: ['city', 'pharmacy', 'reason'], blank: [], decimals: [], mayBeEmpty: true },
} as const satisfies Record<string, ListShape>;

const slugRule = 'must be lower-case letters a–z, digits and single hyphens';

const citySlug = cell(
  only(isCitySlug),
  `city ${slugRule}, ending in a state code`,
  'Write the slug of a city of cities.csv, such as birmingham-al.',
);

const pointCells = {
  lat: cell(
    numberWithin(-90, 90),
    'lat must be a number of degrees from -90 to 90',
    'Write a latitude such as 33.52066.',
  ),
  lng: cell(
    numberWithin(-180, 180),
    'lng must be a number of degrees from -180 to 180',
    'Write a longitude such as -86.80249.',
  ),
};

function checkUsPoint(
  { lat, lng }: { readonly lat?: number | undefined; readonly lng?: number | undefined },
  context: z.RefinementCtx,
): void {
  if (lat === undefined || lng === undefined) return;
  if (lat >= 18.9 && lat <= 71.5 && lng >= -179.2 && lng <= -66.9) return;
  addIssue(context, 'lat and lng must be a point in the United States', {
    value: `${lat},${lng}`,
    remedy: 'Write latitude first, north positive, and longitude second, negative in the Americas.',
  });
}

const isUsTimeZone = memoize((name: string): boolean => {
  if (!/^(?:America|Pacific|US)\//.test(name)) return false;
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: name }) !== undefined;
  } catch {
    return false;
  }
});

function parseZips(text: string): readonly string[] | undefined {
  const zips = text.split(' ');
  return zips.every((zip) => /^\d{5}$/.test(zip)) && new Set(zips).size === zips.length
    ? zips.toSorted()
    : undefined;
}

const factCells = {
  name: text('name'),
  state: cell(
    only(isStateCode),
    'state must be the two-letter postal code of a US state or DC',
    'Write a code such as AL.',
  ),
  ...pointCells,
  population: cell(
    (text) => (/^\d{1,9}$/.test(text) ? Number(text) : undefined),
    'population must be a whole number',
    'Write digits only, nine at most, such as 212461.',
  ),
  county: text('county'),
  time_zone: cell(
    (text) => (isUsTimeZone(text) ? text : undefined),
    'time_zone must be an IANA time zone of the United States',
    'Write a zone such as America/Chicago.',
  ),
  zips: cell(
    parseZips,
    'zips must be different five-digit ZIP codes separated by single spaces, at least one',
    'Write codes such as "35203 35205"; a spreadsheet drops leading zeros, so make the column text.',
  ),
};

const refuseNonLatinName = (context: z.RefinementCtx): never =>
  addIssue(
    context,
    'name must have a letter or digit of the Latin alphabet',
    { remedy: 'Write the name in Latin letters.' },
    'name',
  );

/** Returns a city's slug: `Birmingham`, `AL` → `birmingham-al`. */
export const citySlugText = (name: string, stateCode: string): string =>
  slugify(`${name} ${stateCode.toLowerCase()}`);

const townRow = <Slug extends string>(
  isSlug: (text: string) => text is Slug,
  prefix: string,
  example: string,
) => {
  const cells = z.object({
    ...factCells,
    slug: cell(
      only(isSlug),
      `slug ${slugRule}, ending in the state code`,
      `Write ${prefix}{city}-{state}, such as ${prefix}${example}.`,
    ),
  });
  return rowOfCells(cells, cells.partial(), (row, context) => {
    const { name, state, slug } = row;
    if (name !== undefined && state !== undefined && slug !== undefined) {
      const expected = `${prefix}${citySlugText(name, state)}`;
      if (slug !== expected) {
        const remedy = `Write "${expected}", or correct the name or the state.`;
        addIssue(context, 'slug must follow from name and state', { remedy }, 'slug');
      }
    }
    checkUsPoint(row, context);
  });
};

type TownFacts = Omit<City, 'slug' | 'location' | 'timeZone'> & LatLng & { readonly time_zone: string };

const townOf = (slug: CitySlug, { lat, lng, time_zone: timeZone, ...facts }: TownFacts): City => ({
  ...facts,
  slug,
  location: { lat, lng },
  timeZone,
});

/** Schema that reads a row of cities.csv as a City. */
export const cityRow = townRow(isCitySlug, '', 'birmingham-al').transform(({ slug, ...row }) =>
  townOf(slug, row),
);

/** Schema that reads a row of branded-stores.csv as a shop's slug (`city-drugs-denver-co`) and its city. */
export const brandedStoreRow = townRow(isLandingSlug, 'city-drugs-', 'denver-co').transform(
  ({ slug, ...row }, context) => {
    const citySlug = citySlugText(row.name, row.state);
    return isCitySlug(citySlug) ? { slug, city: townOf(citySlug, row) } : refuseNonLatinName(context);
  },
);

const placeCells = z.object({
  city: citySlug,
  kind: cell(
    (kind) => (kind === 'neighborhood' ? kind : landmarkKinds.find((known) => known === kind)),
    `kind must be neighborhood, ${landmarkKinds.join(', ')}`,
    'Write one of these kinds.',
  ),
  name: text('name'),
  ...pointCells,
  radius_miles: cell(
    (value) => (value === '' ? null : numberWithin(0.1, 10)(value)),
    'radius_miles must be a number of miles from 0.1 to 10, or empty for a landmark',
    'Write a number such as 0.8.',
  ),
});

/** Schema that reads a row of places.csv: a neighborhood with a radius in miles, or a landmark. */
export const placeRow = rowOfCells(placeCells, placeCells.partial(), (row, context) => {
  checkUsPoint(row, context);
  const { kind, radius_miles } = row;
  if (kind === undefined || radius_miles === undefined) return;
  if ((kind === 'neighborhood') === (radius_miles !== null)) return;
  addIssue(
    context,
    'radius_miles must be given for a neighborhood, and only for one',
    { remedy: kind === 'neighborhood' ? 'Write a radius in miles such as 0.8.' : 'Leave the cell empty.' },
    'radius_miles',
  );
}).transform(({ lat, lng, radius_miles, ...row }, context) => {
  const slug = slugify(row.name);
  return isPlaceSlug(slug)
    ? { ...row, slug, location: { lat, lng }, radiusMiles: radius_miles }
    : refuseNonLatinName(context);
});
export type PlaceRow = z.infer<typeof placeRow>;

/** Schema of a row of featured.csv: a pharmacy that editors chose for the home page, and the reason. */
export const featuredRow = z.object({
  city: citySlug,
  pharmacy: cell(
    only(isPharmacySlug),
    `pharmacy ${slugRule}`,
    "Write the last part of the pharmacy's id on its city page, such as main-street-pharmacy.",
  ),
  reason: text('reason', 200),
});
export type FeaturedRow = z.infer<typeof featuredRow>;
