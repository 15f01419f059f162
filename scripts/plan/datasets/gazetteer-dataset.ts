import { areaOrigin, type LatLng } from '../../../src/domain/places/geo.ts';
import { lettersOf, nameLetters } from '../../../src/domain/search/name-letters.ts';
import type { LargerNamesake, Spot } from '../../../src/domain/search/phrase/known-places.ts';
import type {
  GazetteerCity,
  GazetteerDataset,
  GazetteerPartDataset,
} from '../../../src/domain/site/datasets-on-demand.ts';
import { spaced } from '../../../src/domain/text/spaced.ts';
import type { CityInput } from '../city-input.ts';
import { summaryOf } from '../city-summaries.ts';
import { largerNamesakes } from './country-dataset.ts';

/** How many places the gazetteer tells. */
interface GazetteerSize {
  /** All of so many: about 100 KB gzipped. */
  readonly whole: number;
  /** Of more, so many of the largest: about 80 KB. */
  readonly largest: number;
}

const usualSize: GazetteerSize = { whole: 2000, largest: 1500 };

/** What the browser resolves slugs and places against; of many places the largest. */
export function gazetteerDataset(
  cities: readonly CityInput[],
  sample: boolean,
  size = usualSize,
): GazetteerDataset {
  const places = largestPlaces(cities, size);
  const larger = largerNamesakes(cities);
  const listed = cities.flatMap(({ pharmacies }) => pharmacies);
  return {
    kind: 'gazetteer',
    sample,
    cities: places.map((place) => gazetteerCity(place, larger)),
    brands: [...new Set(listed.flatMap(({ brand }) => brand ?? []))].toSorted(),
    ...(places.length < cities.length && { cut: true }),
  };
}

/** The places that the gazetteer tells: all of a few, else the largest of the country and of each state. */
export function largestPlaces(
  cities: readonly CityInput[],
  { whole, largest } = usualSize,
): readonly CityInput[] {
  if (cities.length <= whole) return cities;
  const ordered = cities.toSorted(
    (a, b) => b.city.population - a.city.population || (a.city.slug < b.city.slug ? -1 : 1),
  );
  const states = new Map(ordered.toReversed().map((place) => [place.city.state, place]));
  const told = new Set([...ordered.slice(0, largest), ...states.values()]);
  return cities.filter((place) => told.has(place));
}

/** The places that the gazetteer does not tell, by each letter and digit that they can be found under. */
export function placesByLetter(
  cities: readonly CityInput[],
  size = usualSize,
): ReadonlyMap<string, readonly CityInput[]> {
  const told = new Set(largestPlaces(cities, size));
  const letters = new Map<string, CityInput[]>(nameLetters.map((letter) => [letter, []]));
  for (const place of cities) {
    if (told.has(place)) continue;
    const { city } = place;
    const names = [city, ...(spotsOf(place) ?? [])].map(({ name }) => name);
    const words = names.flatMap((name) => spaced(name).split(' '));
    for (const letter of lettersOf([...words, ...city.zips])) letters.get(letter)?.push(place);
  }
  return letters;
}

/** The places of a letter or digit, by slug. */
export const gazetteerPart = (
  cities: readonly CityInput[],
  sample: boolean,
  larger: Namesakes = new Map(),
): GazetteerPartDataset => ({
  kind: 'gazetteer-part',
  sample,
  cities: cities
    .toSorted((a, b) => (a.city.slug < b.city.slug ? -1 : 1))
    .map((place) => gazetteerCity(place, larger)),
});

/** Larger places without listings, by the slug of the listed one of the name. */
type Namesakes = ReadonlyMap<string, LargerNamesake>;

const gazetteerCity = (place: CityInput, larger: Namesakes): GazetteerCity => {
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
    ...(larger.has(city.slug) && { larger: larger.get(city.slug) }),
  };
};

const pointOf = ({ lat, lng }: LatLng): LatLng => ({
  lat: Number(lat.toFixed(4)),
  lng: Number(lng.toFixed(4)),
});

/** The places that have a name of their own; a circle downtown and the four sides of a city have none. */
function spotsOf({ neighborhoods, landmarks }: CityInput): readonly Spot[] | undefined {
  const spots: readonly Spot[] = [
    ...landmarks.map(({ name, kind, location }) => ({ name, kind, ...pointOf(location) })),
    ...neighborhoods
      .filter(({ basis }) => basis === 'named')
      .map(({ name, area }) => ({ name, kind: 'neighborhood' as const, ...pointOf(areaOrigin(area)) })),
  ];
  return spots.length === 0 ? undefined : spots;
}
