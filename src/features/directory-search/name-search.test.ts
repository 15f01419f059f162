import { expect, it } from 'vitest';
import { citySlug } from '../../../tests/support/domain-fixtures.ts';
import type { NamesDataset } from '../../domain/site/datasets-on-demand.ts';
import { isPharmacySlug, type PharmacySlug } from '../../domain/text/slug.ts';
import { nameSearch } from './name-search.ts';

function slug(text: string): PharmacySlug {
  if (!isPharmacySlug(text)) throw new Error(`No slug: ${text}`);
  return text;
}

const names: NamesDataset = {
  kind: 'names',
  sample: false,
  cities: [
    { slug: citySlug('anniston-al'), label: 'Anniston, AL', population: 22_000, lat: 33.7, lng: -85.8 },
    { slug: citySlug('miami-fl'), label: 'Miami, FL', population: 440_000, lat: 25.8, lng: -80.2 },
    { slug: citySlug('mobile-al'), label: 'Mobile, AL', population: 190_000, lat: 30.7, lng: -88 },
  ],
  tiles: ['0'],
  areaCodes: {},
  rows: [
    ['Walgreens #1', slug('walgreens-1'), 0, 0],
    ['Walgreens #12', slug('walgreens-12'), 1, 0],
    ['Wallgreen Apothecary', slug('wallgreen-apothecary'), 1, 0],
    ['Walgreens #3', slug('walgreens-3'), 2, 0],
  ],
};
const search = await nameSearch(names);

it('the best fit stands first, then the larger city, not the first of the list', () => {
  expect(search('walgreens', { count: 9 }).map(({ cityLabel, name }) => [cityLabel, name])).toEqual([
    ['Miami, FL', 'Walgreens #12'],
    ['Mobile, AL', 'Walgreens #3'],
    ['Anniston, AL', 'Walgreens #1'],
    ['Miami, FL', 'Wallgreen Apothecary'],
  ]);
});

it('from a point, the nearer stands first among equals; where only nearness counts, before a better fit', () => {
  const near = { lat: 25.8, lng: -80.2 };
  const cities = (options: object) =>
    search('walgreens', { count: 9, near, ...options }).map(({ cityLabel }) => cityLabel);
  expect(cities({})).toEqual(['Miami, FL', 'Mobile, AL', 'Anniston, AL', 'Miami, FL']);
  expect(cities({ nearestOnly: true })).toEqual(['Miami, FL', 'Miami, FL', 'Mobile, AL', 'Anniston, AL']);
  const fits = search('walgreens', { count: 9, near, nearestOnly: true }).map(({ fit }) => fit);
  expect(fits.toSorted()).toEqual([0, 0, 0, 2]);
});

it('a search in a city or state finds only what is there', () => {
  expect(search('walgreens', { count: 9, city: citySlug('mobile-al') })).toHaveLength(1);
  expect(search('walgreens', { count: 9, state: 'AL' }).map(({ cityLabel }) => cityLabel)).toEqual([
    'Mobile, AL',
    'Anniston, AL',
  ]);
});

it('a complete search uses its last digit; a search that is being typed waits for the next', () => {
  expect(search('walgreens 3', { count: 1, whole: true })[0]?.name).toBe('Walgreens #3');
  expect(search('walgreens 3', { count: 1 })[0]?.cityLabel).toBe('Miami, FL');
});
