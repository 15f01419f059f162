import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { aCityDataset, aPharmacy } from '../../../tests/support/domain-fixtures.ts';
import { pharmacyPath } from '../../domain/site/paths.ts';
import { namesQuery, tileQuery } from '../data-access/queries.ts';
import { numberHitsQuery } from './find-names.ts';

// What a test does not give cannot be had.
beforeEach(() => vi.stubGlobal('fetch', () => Promise.reject(new Error('offline'))));
afterEach(() => vi.unstubAllGlobals());

const { city } = aCityDataset();
const pharmacy = { ...aPharmacy(), phone: '+12055550112' };
const path = pharmacyPath(pharmacy);

/** Returns a cache that maps beginnings of numbers to tiles: 0 cannot be loaded, 1 holds the pharmacy. */
function clientWith(areaCodes: Readonly<Record<string, readonly number[]>>): QueryClient {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity, retry: false } } });
  client.setQueryData(namesQuery().queryKey, {
    ...{ kind: 'names', sample: false, tiles: ['far', '0'], areaCodes },
    cities: [{ slug: city.slug, label: 'Birmingham, AL', population: 1, lat: 33, lng: -87 }],
    rows: [[pharmacy.name, pharmacy.slug, 0, 1]],
  });
  client.setQueryData(tileQuery('0').queryKey, {
    ...{ kind: 'tile', sample: false, cell: '0', pharmacies: [pharmacy] },
  });
  return client;
}
const found = async (client: QueryClient, number: string) =>
  (await client.fetchQuery(numberHitsQuery(number))).hits.map(({ path }) => path);

it('a pharmacy is found by its telephone number, in the tiles of its area code alone', async () => {
  const client = clientWith({ '205': [1], '334': [0] });
  expect(await found(client, '2055550112')).toEqual([path]);
  expect(await found(client, '2055550113')).toEqual([]);
  expect(await found(client, '9075550112')).toEqual([]);
});

it('a number is found by its first six digits where its area code is in many tiles', async () => {
  expect(await found(clientWith({ '205555': [1] }), '2055550112')).toEqual([path]);
});

it('the search fails if a tile that may have the number cannot be loaded', async () => {
  await expect(found(clientWith({ '205': [0, 1] }), '2055550112')).rejects.toThrow();
});

it('a pharmacy is found once, however often its tile is named', async () => {
  expect(await found(clientWith({ '205': [1, 1] }), '2055550112')).toEqual([path]);
});
