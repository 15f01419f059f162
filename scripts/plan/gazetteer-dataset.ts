import type { GazetteerDataset } from '../../src/domain/site/dataset.ts';
import type { CitySlug } from '../../src/domain/text/slug.ts';
import type { SiteInput } from './site-plan.ts';

/** What the browser resolves slugs and places against, with the version of each city's dataset. */
export const gazetteerDataset = (
  { cities, sample }: SiteInput,
  versionOf: (city: CitySlug) => string,
): Omit<GazetteerDataset, 'version'> => ({
  kind: 'gazetteer',
  sample,
  cities: cities.map(({ city, listed, pharmacies }) => ({
    slug: city.slug,
    name: city.name,
    state: city.state,
    count: pharmacies.length,
    lat: city.location.lat,
    lng: city.location.lng,
    population: city.population,
    zips: city.zips,
    listed,
    dataset: versionOf(city.slug),
  })),
});
