import { z } from 'zod';
import type { City } from '../../src/domain/places/city.ts';
import type { LatLng } from '../../src/domain/places/geo.ts';
import { type LandmarkKind, landmarkKinds } from '../../src/domain/places/place.ts';
import {
  type CitySlug,
  isCitySlug,
  isLandingSlug,
  isPharmacySlug,
  isPlaceSlug,
  slugify,
} from '../../src/domain/text/slug.ts';
import {
  cell,
  checkInUnitedStates,
  citySlugCell,
  factCells,
  lat,
  lng,
  numberWithin,
  only,
  slugRule,
  tellIssue,
  text,
} from './list-cells.ts';
import { rowOfCells } from './row-of-cells.ts';

const refuseName = (context: z.RefinementCtx): never =>
  tellIssue(
    context,
    'name must have a letter or digit of the Latin alphabet',
    { remedy: 'Write the name in Latin letters.' },
    'name',
  );

/** The slug text that a name and a state code give a city: `birmingham-al`. */
export const citySlugText = (name: string, stateCode: string): string =>
  slugify(`${name} ${stateCode.toLowerCase()}`);

/** A row of a list of towns, whose slug is that of the town behind a prefix. */
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
        tellIssue(context, 'slug must follow from name and state', { remedy }, 'slug');
      }
    }
    checkInUnitedStates(row, context);
  });
};

/** Returns a row's facts of its town. */
const townOf = (
  slug: CitySlug,
  {
    lat,
    lng,
    time_zone: timeZone,
    ...facts
  }: Omit<City, 'slug' | 'location' | 'timeZone'> & LatLng & { readonly time_zone: City['timeZone'] },
): City => ({ ...facts, slug, location: { lat, lng }, timeZone });

/** A row of cities.csv as a city. */
export const cityRow = townRow(isCitySlug, '', 'birmingham-al').transform(({ slug, ...row }) =>
  townOf(slug, row),
);

/** A row of branded-stores.csv; the town's own slug is `{city}-{state}`. */
export const brandedStoreRow = townRow(isLandingSlug, 'city-drugs-', 'denver-co').transform(
  ({ slug, ...row }, context) => {
    const citySlug = citySlugText(row.name, row.state);
    if (isCitySlug(citySlug)) return { slug, city: townOf(citySlug, row) };
    return refuseName(context);
  },
);

const placeKind = (kind: string): 'neighborhood' | LandmarkKind | undefined =>
  kind === 'neighborhood' ? kind : landmarkKinds.find((known) => known === kind);

const placeCells = z.object({
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
});

/** A row of places.csv: a named neighbourhood (with its radius in miles) or a landmark. */
export const placeRow = rowOfCells(placeCells, placeCells.partial(), (row, context) => {
  checkInUnitedStates(row, context);
  const { kind, radius_miles } = row;
  if (kind === undefined || radius_miles === undefined) return;
  if ((kind === 'neighborhood') === (radius_miles !== null)) return;
  tellIssue(
    context,
    'radius_miles must be given for a neighborhood, and only for one',
    { remedy: kind === 'neighborhood' ? 'Write a radius in miles such as 0.8.' : 'Leave the cell empty.' },
    'radius_miles',
  );
}).transform(({ lat, lng, radius_miles, ...row }, context) => {
  const slug = slugify(row.name);
  if (isPlaceSlug(slug)) return { ...row, slug, location: { lat, lng }, radiusMiles: radius_miles };
  return refuseName(context);
});
export type PlaceRow = z.infer<typeof placeRow>;

/** A row of featured.csv: a pharmacy that editors chose for the home page, and why. */
export const featuredRow = z.object({
  city: citySlugCell,
  pharmacy: cell(
    only(isPharmacySlug),
    `pharmacy ${slugRule}`,
    "Write the last part of the pharmacy's id on its city page, such as main-street-pharmacy.",
  ),
  reason: text('reason', 200),
});
export type FeaturedRow = z.infer<typeof featuredRow>;
