import { describe, expect, it } from 'vitest';
import type { StateCode } from '../../domain/places/us-state.ts';
import type { GazetteerCity } from '../../domain/site/datasets-on-demand.ts';
import { isCitySlug } from '../../domain/text/slug.ts';
import { findCities } from './name-search.ts';

function city(
  name: string,
  state: StateCode,
  population: number,
  zips: readonly string[],
  listed = true,
): GazetteerCity {
  const slug = `${name.toLowerCase().replaceAll(' ', '-')}-${state.toLowerCase()}`;
  if (!isCitySlug(slug)) throw new Error(slug);
  return { slug, name, state, count: 1, lat: 0, lng: 0, population, zips, listed };
}

const cities = [
  city('Columbia', 'SC', 136_000, ['29201']),
  city('West Columbia', 'SC', 17_000, ['29169']),
  city('Columbiana', 'AL', 4_000, ['35051']),
  city('Birmingham', 'AL', 200_000, ['35203']),
  city('Boise', 'ID', 230_000, ['83702'], false),
];
const found = (text: string): readonly string[] => findCities(cities, text).map(({ name }) => name);

describe('finding cities', () => {
  it('takes the beginning of a name, most populous first', () => {
    expect(found('colum')).toEqual(['Columbia', 'Columbiana']);
  });

  it('takes a name with its state by code or in full', () => {
    expect(found('Columbia, SC')).toEqual(['Columbia']);
    expect(found('columbia south carolina')).toEqual(['Columbia']);
  });

  it('takes a ZIP code wherever it stands', () => {
    expect(found('pharmacy 35203')).toEqual(['Birmingham']);
    expect(found('99999')).toEqual([]);
  });

  it('takes a state for all of its cities', () => {
    expect(found('Alabama')).toEqual(['Birmingham', 'Columbiana']);
    expect(found('al')).toEqual(['Birmingham', 'Columbiana']);
  });

  it('leaves out towns without a directory of their own, and finds nothing for nothing', () => {
    expect(found('Boise')).toEqual([]);
    expect(found(' ?! ')).toEqual([]);
  });
});
