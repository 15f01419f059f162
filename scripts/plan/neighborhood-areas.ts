import type { City } from '../../src/domain/places/city.ts';
import type { Neighborhood } from '../../src/domain/places/place.ts';
import { isPlaceSlug, slugify } from '../../src/domain/text/slug.ts';

/** How many neighbourhoods of a city the landing list uses (docs/specification.md#limits). */
export const neighborhoodsPerCity = 5;

const downtownRadiusMiles = 1.2;

/** Sectors in the order they fill a city up, with their middle bearings. */
const sides = [
  { name: 'North Side', bearing: 0 },
  { name: 'East Side', bearing: 90 },
  { name: 'South Side', bearing: 180 },
  { name: 'West Side', bearing: 270 },
] as const;

/**
 * How far a city reaches from its centre, in miles to one decimal: the radius of a disc that holds its people at 2,000
 * a square mile (a usual density of a US city outside the largest), but from 2 to 12 miles.
 */
const reachMiles = (population: number): number =>
  Math.round(Math.min(12, Math.max(2, Math.sqrt(population / (2000 * Math.PI)))) * 10) / 10;

const geometric = (name: string, area: Neighborhood['area']): Neighborhood => {
  const slug = slugify(name);
  if (!isPlaceSlug(slug)) throw new Error(`No slug for ${name}`);
  return { name, slug, area, basis: 'geometric' };
};

function geometricNeighborhoods({ location: center, population }: City): readonly Neighborhood[] {
  const radiusMiles = reachMiles(population);
  return [
    geometric('Downtown', { shape: 'circle', center, radiusMiles: downtownRadiusMiles }),
    ...sides.map(({ name, bearing }) => geometric(name, { shape: 'sector', center, radiusMiles, bearing })),
  ];
}

/**
 * Exactly five neighbourhoods of a city: the first five named ones, filled up with geometric ones (a circle of 1.2 miles
 * downtown, then the quarter sectors north, east, south and west of the centre) whose name is not taken.
 */
export function neighborhoodsOf(city: City, named: readonly Neighborhood[]): readonly Neighborhood[] {
  const taken = new Set(named.map((neighborhood) => neighborhood.slug));
  const standIns = geometricNeighborhoods(city).filter((neighborhood) => !taken.has(neighborhood.slug));
  return [...named, ...standIns].slice(0, neighborhoodsPerCity);
}
