import { expect, it } from 'vitest';
import { findingsOf, pageHtml } from '../../tests/support/site-fixture.ts';
import { checkSearchedPages } from './searched-pages.ts';

const site = {
  'manifests/site.json': JSON.stringify({
    app: '/assets/start.js',
    datasets: { '/data/names': '1', '/data/gazetteer': '1' },
  }),
  'data/names.1.json': JSON.stringify({
    cities: [{ slug: 'troy-al' }],
    rows: [['Oak Pharmacy', 'oak-pharmacy', 0, 0]],
  }),
  'data/gazetteer.1.json': JSON.stringify({
    cities: [
      { slug: 'troy-al', listed: true },
      { slug: 'marks-ms', listed: false },
    ],
  }),
  'pharmacies/troy-al.html': pageHtml('/pharmacies/troy-al'),
  'pharmacies/troy-al/oak-pharmacy.html': pageHtml('/pharmacies/troy-al/oak-pharmacy'),
};

it('finds nothing wrong if each pharmacy and each city of the search has a page', async () => {
  expect(await findingsOf(checkSearchedPages, site)).toEqual([]);
  expect(await findingsOf(checkSearchedPages)).toEqual([]);
});

it('finds a pharmacy and a city that can be searched for and have no page', async () => {
  const broken = {
    ...site,
    'pharmacies/troy-al.html': null,
    'pharmacies/troy-al/oak-pharmacy.html': null,
  };
  expect(await findingsOf(checkSearchedPages, broken)).toEqual([
    'data/names.1.json names /pharmacies/troy-al/oak-pharmacy, which is no page',
    'data/gazetteer.1.json names /pharmacies/troy-al, which is no page',
  ]);
});

it('finds the same in a large site’s files of one state each', async () => {
  const pieces = {
    'manifests/site.json': JSON.stringify({
      app: '/assets/start.js',
      datasets: { '/data/names/alabama': '1', '/data/names/texas': '1' },
    }),
    'data/names/alabama.1.json': site['data/names.1.json'],
    'data/names/texas.1.json': JSON.stringify({
      cities: [{ slug: 'marfa-tx' }],
      rows: [['Elm Pharmacy', 'elm-pharmacy', 0, 0]],
    }),
  };
  expect(await findingsOf(checkSearchedPages, pieces)).toEqual([
    'data/names/alabama.1.json names /pharmacies/troy-al/oak-pharmacy, which is no page',
    'data/names/texas.1.json names /pharmacies/marfa-tx/elm-pharmacy, which is no page',
  ]);
});
