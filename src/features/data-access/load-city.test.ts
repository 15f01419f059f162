// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { aCityDataset, aPharmacy } from '../../../tests/support/domain-fixtures.ts';
import { createQueryClient } from '../../app/client/query-client.ts';
import { loadCity, loadCityIfAny } from './load-city.ts';

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

it('a city without one of its tiles is none, but without a connection one of another place may be missing', async () => {
  delete site['/data/tiles/02.a1.json'];
  await expect(loadCity(createQueryClient(), slug)).rejects.toThrow('404');
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(await loadCity(createQueryClient(), slug)).toMatchObject({ pharmacies: [own], fallback: [] });
  delete site['/data/tiles/01.a1.json'];
  await expect(loadCity(createQueryClient(), slug)).rejects.toThrow('404');
});

it('a city that the manifest of its state does not name is null', async () => {
  site['/manifests/al.json'] = { app: '', datasets: {} };
  expect(await loadCityIfAny(createQueryClient(), slug)).toBeNull();
});
