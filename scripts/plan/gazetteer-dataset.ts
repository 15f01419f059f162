import type { GazetteerDataset } from '../../src/domain/site/dataset.ts';
import type { CityInput } from './city-input.ts';

/** What the browser resolves slugs and places against. */
export const gazetteerDataset = (cities: readonly CityInput[], sample: boolean): GazetteerDataset => ({
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
  })),
});
