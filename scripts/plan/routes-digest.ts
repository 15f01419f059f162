import { memoize } from '../../src/domain/text/memoize.ts';
import { digestOf } from '../cli/files/digest.ts';
import type { CityInput } from './city-input.ts';
import { furtherPages } from './further-pages.ts';
import type { SiteInput } from './site-plan.ts';

/**
 * A digest of all that the paths of a site's pages follow from, and of what its addresses promise (scripts/addresses/promise.ts), given the code: most edits change neither, and
 * what was found of them need not be looked for again. It takes a fraction of making every page as a value.
 */
export const routesDigest = memoize(
  ({ cities, patterns, sample }: Pick<SiteInput, 'cities' | 'patterns' | 'sample'>): string => {
    const stems = [...patterns.templates, ...patterns.phrases].map(({ slug }) => slug);
    // Place by place: of a large site all of it is never in memory in one piece.
    const places = cities.map((place) => digestOf(JSON.stringify(routesOf(place))));
    return digestOf(JSON.stringify([sample, stems, places]));
  },
);

/** What a place's pages are called after, and which of its facts decide whether it has them. */
const routesOf = (place: CityInput): readonly unknown[] => [
  place.city.slug,
  place.city.state,
  place.listed,
  place.town === true,
  place.branded?.slug,
  place.neighborhoods.map(({ name, slug, basis }) => [name, slug, basis]),
  place.landmarks.map(({ name, slug }) => [name, slug]),
  place.pharmacies.map(({ id, slug, brand }) => [id, slug, brand]),
  place.closed?.map(({ id, slug }) => [id, slug]),
  furtherPages(place).length,
];
