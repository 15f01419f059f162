import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { City } from '../../src/domain/places/city.ts';
import { isInArea, pointAt } from '../../src/domain/places/geo.ts';
import type { Neighborhood } from '../../src/domain/places/place.ts';
import { isCitySlug, isPlaceSlug, slugify } from '../../src/domain/text/slug.ts';
import { neighborhoodsOf, neighborhoodsPerCity } from './neighborhood-areas.ts';

const center = { lat: 33.52066, lng: -86.80249 };

function city(population: number): City {
  const slug = 'birmingham-al';
  if (!isCitySlug(slug)) throw new Error('not a slug');
  return {
    name: 'Birmingham',
    state: 'AL',
    slug,
    location: center,
    population,
    county: 'Jefferson',
    timeZone: 'America/Chicago',
    zips: ['35203'],
  };
}

function named(name: string): Neighborhood {
  const slug = slugify(name);
  if (!isPlaceSlug(slug)) throw new Error('not a slug');
  return { name, slug, area: { shape: 'circle', center, radiusMiles: 1 }, basis: 'named' };
}

const names = (neighborhoods: readonly Neighborhood[]): readonly string[] =>
  neighborhoods.map((neighborhood) => neighborhood.name);

describe('the neighbourhoods of a city', () => {
  it('are downtown and the four sides where none is named', () => {
    const areas = neighborhoodsOf(city(212_461), []);
    expect(names(areas)).toEqual(['Downtown', 'North Side', 'East Side', 'South Side', 'West Side']);
    expect(areas.every((area) => area.basis === 'geometric')).toBe(true);
    expect(areas[0]?.area).toEqual({ shape: 'circle', center, radiusMiles: 1.2 });
  });

  it('are the first five named ones where there are as many', () => {
    const six = ['A', 'B', 'C', 'D', 'E', 'F'].map(named);
    expect(neighborhoodsOf(city(212_461), six)).toEqual(six.slice(0, 5));
  });

  it('fill the named ones up without taking a name twice', () => {
    const areas = neighborhoodsOf(city(212_461), [named('Avondale'), named('Downtown')]);
    expect(names(areas)).toEqual(['Avondale', 'Downtown', 'North Side', 'East Side', 'South Side']);
    expect(areas[1]?.basis).toBe('named');
  });

  it('are always five, with different slugs', () => {
    const name = fc.constantFrom('Downtown', 'North Side', 'West Side', 'Avondale', 'Ensley', 'Woodlawn');
    fc.assert(
      fc.property(fc.uniqueArray(name), fc.integer({ min: 0, max: 9_000_000 }), (given, population) => {
        const areas = neighborhoodsOf(city(population), given.map(named));
        expect(areas).toHaveLength(neighborhoodsPerCity);
        expect(new Set(areas.map((area) => area.slug)).size).toBe(neighborhoodsPerCity);
      }),
    );
  });

  it('reach further in a larger city, from 2 to 12 miles', () => {
    const reach = (population: number): number =>
      neighborhoodsOf(city(population), [])[1]?.area.radiusMiles ?? 0;
    expect([0, 212_461, 8_175_133].map(reach)).toEqual([2, 5.8, 12]);
  });

  it('have every point near the centre in one of the four sides', () => {
    const sides = neighborhoodsOf(city(212_461), []).slice(1);
    const around = fc.double({ min: 0, max: 359.9, noNaN: true });
    fc.assert(
      fc.property(around, fc.double({ min: 0.1, max: 5.7, noNaN: true }), (bearing, miles) => {
        const point = pointAt(center, bearing, miles);
        expect(sides.some((side) => isInArea(side.area, point))).toBe(true);
      }),
    );
    const north = pointAt(center, 0, 3);
    expect(names(sides.filter((side) => isInArea(side.area, north)))).toEqual(['North Side']);
  });
});
