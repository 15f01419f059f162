import { areaOrigin } from '../../../src/domain/places/geo.ts';
import type { Spot } from '../../../src/domain/search/phrase/known-places.ts';
import type { GazetteerDataset } from '../../../src/domain/site/dataset.ts';
import type { CityInput } from '../city-input.ts';

/** What the browser resolves slugs and places against. */
export const gazetteerDataset = (cities: readonly CityInput[], sample: boolean): GazetteerDataset => ({
  kind: 'gazetteer',
  sample,
  cities: cities.map(({ city, listed, pharmacies, neighborhoods, landmarks }) => ({
    slug: city.slug,
    name: city.name,
    state: city.state,
    count: pharmacies.length,
    lat: city.location.lat,
    lng: city.location.lng,
    population: city.population,
    zips: city.zips,
    listed,
    spots: spotsOf(neighborhoods, landmarks),
  })),
  brands: brandsOf(cities),
});

const rounded = (degrees: number): number => Number(degrees.toFixed(4));

/** The places that have a name of their own; a circle downtown and the four sides of a city have none. */
function spotsOf(
  neighborhoods: CityInput['neighborhoods'],
  landmarks: CityInput['landmarks'],
): readonly Spot[] | undefined {
  const spots: readonly Spot[] = [
    ...landmarks.map(({ name, kind, location: { lat, lng } }) => ({
      name,
      kind,
      lat: rounded(lat),
      lng: rounded(lng),
    })),
    ...neighborhoods
      .filter(({ basis }) => basis === 'named')
      .map(({ name, area }) => {
        const { lat, lng } = areaOrigin(area);
        return { name, kind: 'neighborhood' as const, lat: rounded(lat), lng: rounded(lng) };
      }),
  ];
  return spots.length === 0 ? undefined : spots;
}

const brandsOf = (cities: readonly CityInput[]): readonly string[] =>
  [...new Set(cities.flatMap(({ pharmacies }) => pharmacies.flatMap(({ brand }) => brand ?? [])))].toSorted();
