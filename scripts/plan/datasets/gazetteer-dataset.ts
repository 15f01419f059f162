import { areaOrigin, type LatLng } from '../../../src/domain/places/geo.ts';
import { namedText, nameWords } from '../../../src/domain/search/name-index.ts';
import type { LargerNamesake, Spot } from '../../../src/domain/search/phrase/known-places.ts';
import type { GazetteerCity, GazetteerDataset } from '../../../src/domain/site/datasets-on-demand.ts';
import type { CityInput } from '../city-input.ts';
import { summaryOf } from '../city-summaries.ts';
import { largerNamesakes, placesWithoutListings } from './country-places.ts';

/** Returns the dataset by which the browser understands a search: places, chains, words of pharmacy names. */
export function gazetteerDataset(cities: readonly CityInput[], sample: boolean): GazetteerDataset {
  const larger = largerNamesakes(cities);
  const listed = cities.flatMap(({ pharmacies }) => pharmacies);
  return {
    kind: 'gazetteer',
    sample,
    cities: cities.map((place) => gazetteerCity(place, larger.get(place.city.slug))),
    brands: [...new Set(listed.flatMap(({ brand }) => brand ?? []))].toSorted(),
    named: namedText(nameWords(listed.map(({ name }) => name))),
    country: placesWithoutListings(cities),
  };
}

const gazetteerCity = (place: CityInput, larger: LargerNamesake | undefined): GazetteerCity => {
  const { city, listed } = place;
  return {
    ...summaryOf(place),
    lat: city.location.lat,
    lng: city.location.lng,
    population: city.population,
    zips: city.zips,
    listed,
    spots: spotsOf(place),
    ...(listed && city.county !== '' && { county: city.county }),
    ...(larger && { larger }),
  };
};

const pointOf = ({ lat, lng }: LatLng): LatLng => ({
  lat: Number(lat.toFixed(4)),
  lng: Number(lng.toFixed(4)),
});

function spotsOf({ neighborhoods, landmarks }: CityInput): readonly Spot[] | undefined {
  const spots: readonly Spot[] = [
    ...landmarks.map(({ name, kind, location }) => ({ name, kind, ...pointOf(location) })),
    ...neighborhoods
      .filter(({ basis }) => basis === 'named')
      .map(({ name, area }) => ({ name, kind: 'neighborhood' as const, ...pointOf(areaOrigin(area)) })),
  ];
  return spots.length === 0 ? undefined : spots;
}
