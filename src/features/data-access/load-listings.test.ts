// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { aCityDataset, aPharmacy } from '../../../tests/support/domain-fixtures.ts';
import { createQueryClient } from '../../app/client/query-client.ts';
import { loadCity, loadOwnListings } from './load-listings.ts';

const elsewhere = { street: '1 Oak St', city: 'Hoover', state: 'AL', zip: '35203' } as const;
const own = aPharmacy({ key: 'own' });
const other = aPharmacy({ key: 'other', address: elsewhere });
const { pharmacies: _, fallback: __, ...facts } = aCityDataset({ ownTiles: ['01'], otherTiles: ['02'] });
const { slug } = facts.city;
const tile = (cell: string, pharmacy: typeof own) => ({
  kind: 'tile',
  sample: true,
  cell,
  pharmacies: [pharmacy],
});

let site: Record<string, unknown>;
beforeEach(() => {
  site = {
    '/manifests/al.json': { app: '', datasets: { [`/data/places/${slug}`]: 'a1' } },
    '/manifests/tiles.json': { app: '', datasets: { '/data/tiles/01': 'a1', '/data/tiles/02': 'a1' } },
    [`/data/places/${slug}.a1.json`]: { ...facts, kind: 'place' },
    '/data/tiles/01.a1.json': tile('01', own),
    '/data/tiles/02.a1.json': tile('02', other),
  };
  vi.stubGlobal('fetch', async (url: string) =>
    url in site ? Response.json(site[url]) : new Response('', { status: 404 }),
  );
});
afterEach(() => vi.unstubAllGlobals());

it('a city is made from its facts, the tiles of its own listings and the others that its pages show', async () => {
  const city = await loadCity(createQueryClient(), slug);
  expect(city).toMatchObject({ kind: 'city', pharmacies: [own], fallback: [other] });
});

it('a city fails to load without one of its tiles; offline, a tile of another place may be missing', async () => {
  delete site['/data/tiles/02.a1.json'];
  await expect(loadCity(createQueryClient(), slug)).rejects.toThrow('404');
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(await loadCity(createQueryClient(), slug)).toMatchObject({
    pharmacies: [own],
    fallback: [],
    edgeMiles: 0,
  });
  delete site['/data/tiles/01.a1.json'];
  await expect(loadCity(createQueryClient(), slug)).rejects.toThrow('404');
});

it('a city with tiles that changed since its facts were loaded is loaded with the new facts', async () => {
  const client = createQueryClient();
  await loadCity(client, slug);
  client.removeQueries({ queryKey: ['dataset', '/data/tiles/01'] });
  client.removeQueries({ queryKey: ['manifest'] });
  site['/manifests/al.json'] = { app: '', datasets: { [`/data/places/${slug}`]: 'b2' } };
  site['/manifests/tiles.json'] = { app: '', datasets: { '/data/tiles/011': 'b2', '/data/tiles/02': 'a1' } };
  site[`/data/places/${slug}.b2.json`] = { ...facts, kind: 'place', ownTiles: ['011'] };
  site['/data/tiles/011.b2.json'] = tile('011', own);
  expect(await loadCity(client, slug)).toMatchObject({ pharmacies: [own], fallback: [other] });
});

it('the listings of a city are loaded without those of others; a city that no manifest names is null', async () => {
  expect(await loadOwnListings(createQueryClient(), slug)).toMatchObject({
    pharmacies: [own],
    fallback: [],
  });
  site['/manifests/al.json'] = { app: '', datasets: {} };
  expect(await loadOwnListings(createQueryClient(), slug)).toBeNull();
});
