import type { StateCode } from '../../src/domain/places/us-state.ts';
import type { GazetteerCity } from '../../src/domain/site/datasets-on-demand.ts';
import { aCity } from './domain-fixtures.ts';

/** A city as a phrase's reader takes it. */
export const phraseCity = (name: string, state: StateCode) => ({
  name,
  state,
  population: 200_000,
  zips: [],
  lat: 33,
  lng: -87,
});

/** A listed city as the search box takes it. */
export const listedCity = (name: string, state: StateCode, population: number): GazetteerCity => {
  const { slug } = aCity({ name, state });
  return { slug, name, state, population, zips: [], lat: 30, lng: -85, count: 9, listed: true };
};
