import { expect, it } from 'vitest';
import { aCity } from '../../../tests/support/domain-fixtures.ts';
import type { CityInput } from '../city-input.ts';
import { largerNamesakes } from './country-places.ts';

const listed = (name: string, state: 'AL' | 'FL' | 'GA' | 'OH' | 'TX', population: number): CityInput => ({
  city: aCity({ name, state, population }),
  listed: true,
  pharmacies: [],
  landmarks: [],
  neighborhoods: [],
});

it('a listed place has a larger namesake if a much larger place of its name has no listings', () => {
  const found = largerNamesakes([
    listed('San Antonio', 'FL', 1300),
    listed('Columbus', 'GA', 206_000),
    listed('Birmingham', 'AL', 200_000),
  ]);
  expect(found.get('san-antonio-fl')).toMatchObject({ state: 'TX' });
  expect(found.get('columbus-ga')).toMatchObject({ state: 'OH' });
  expect(found.has('birmingham-al')).toBe(false);
});

it('a listed place has no larger namesake if that has listings too', () => {
  const both = [listed('San Antonio', 'FL', 1300), listed('San Antonio', 'TX', 1_470_000)];
  expect([...largerNamesakes(both)]).toEqual([]);
});
