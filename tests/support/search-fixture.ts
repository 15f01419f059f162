import type { StateCode } from '../../src/domain/places/us-state.ts';
import type { GazetteerCity } from '../../src/domain/site/datasets-on-demand.ts';
import { aCity } from './domain-fixtures.ts';

/** Makes a listed city as the search box takes it. */
export const listedCity = (name: string, state: StateCode, population: number): GazetteerCity => {
  const { slug } = aCity({ name, state });
  return { slug, name, state, population, zips: [], lat: 30, lng: -85, count: 9, listed: true };
};
