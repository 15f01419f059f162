import { expect, it } from 'vitest';
import type { StateCode } from '../../../src/domain/places/us-state.ts';
import { groupBy } from '../../../src/domain/text/group-by.ts';
import { countyNames } from '../../../src/vocabulary/county-words.ts';
import { regions } from '../../../src/vocabulary/region-words.ts';
import { isSameCounty } from './county-names.ts';
import { zipCodes } from './zip-codes.ts';

const byState = groupBy(zipCodes(), ({ state }) => state);
const known = new Map(
  [...byState].map(([state, zips]) => [state, [...new Set(zips.map(({ county }) => county))]] as const),
);
const isCounty = (county: string, state: StateCode): boolean =>
  known.get(state)?.some((name) => isSameCounty(county, name)) === true;

it('every county of a region is one of its state', () => {
  const wrong = regions.flatMap(({ name, state, counties }) =>
    counties.filter((county) => !isCounty(county, state)).map((county) => `${name}, ${state}: ${county}`),
  );
  expect(wrong).toEqual([]);
});

it('no region has a county twice', () => {
  const twice = regions.filter(({ counties }) => new Set(counties).size < counties.length);
  expect(twice.map(({ name }) => name)).toEqual([]);
});

it('every other name of a county leads to one', () => {
  const wrong = countyNames.filter(([, whole]) => {
    const [, county = '', code = ''] = /^(.*) county ([a-z]{2})$/.exec(whole) ?? [];
    return ![...known.keys()].some((state) => state.toLowerCase() === code && isCounty(county, state));
  });
  expect(wrong).toEqual([]);
});
