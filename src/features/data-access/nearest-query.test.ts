// @vitest-environment happy-dom

import type { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { edgeOfData } from '../../../scripts/plan/coverage.ts';
import { divideIntoTiles, tileData, tileGroups } from '../../../scripts/plan/tiles.ts';
import { pharmacyFixture } from '../../../tests/support/pharmacy-fixture.ts';
import { createQueryClient } from '../../app/client/query-client.ts';
import type { NearestWanted } from '../../domain/list/near-area.ts';
import type { Pharmacy } from '../../domain/pharmacy/pharmacy.ts';
import { type LatLng, pointAt } from '../../domain/places/geo.ts';
import { nearestQuery } from './page-data.ts';

const miami = { lat: 25.7617, lng: -80.1918 };
const honolulu = { lat: 21.3069, lng: -157.8583 };
const anyOf: NearestWanted = { filters: [], open: false, count: 20 };

let site: Record<string, unknown>;
let asked: string[];
let client: QueryClient;

const tileFile = /^\/data\/tiles\/.*\.json$/;
const tilesAsked = (): number => asked.filter((url) => tileFile.test(url)).length;

/** Publishes the tiles of a site as a build does. */
function publish(pharmacies: readonly Pharmacy[]): void {
  const facts = { tiles: divideIntoTiles(pharmacies), sample: true, edge: edgeOfData([]), uncovered: [] };
  const datasets = tileGroups(facts, tileData(facts)).flatMap(({ data }) => data ?? []);
  site['/manifests/tiles.json'] = {
    app: '/assets/start-1.js',
    datasets: Object.fromEntries(datasets.map(({ path }) => [path, 'a1'])),
  };
  for (const { path, make } of datasets) site[`${path}.a1.json`] = make();
}

/** Returns `count` pharmacies around a point, each a little farther than the one before. */
const around = (point: LatLng, count: number, known: Partial<Pharmacy> = {}, from = 0): readonly Pharmacy[] =>
  Array.from({ length: count }, (_, index) =>
    pharmacyFixture(from + index, {
      ...known,
      location: { ...pointAt(point, index * 7, index / 100), precision: 'rooftop' },
    }),
  );

beforeEach(() => {
  site = {};
  asked = [];
  client = createQueryClient();
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    return url in site ? Response.json(site[url]) : new Response('', { status: 404 });
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the listings around a point', () => {
  it('come with two requests where one tile holds enough: which tiles there are, and that one', async () => {
    publish(around(miami, 3));
    const area = await client.fetchQuery(nearestQuery(miami, anyOf));
    expect(area?.pharmacies.map(({ name }) => name)).toEqual(['Pharmacy 0', 'Pharmacy 1', 'Pharmacy 2']);
    expect(asked[0]).toBe('/manifests/tiles.json');
    expect(asked).toHaveLength(2);
  });

  it('come without a request for a second point in the same tile', async () => {
    publish(around(miami, 3));
    await client.fetchQuery(nearestQuery(miami, anyOf));
    await client.fetchQuery(nearestQuery(pointAt(miami, 0, 0.01), anyOf));
    expect(asked).toHaveLength(2);
  });

  it('are null, after one request, where nothing is within reach', async () => {
    publish(around(miami, 3));
    expect(await client.fetchQuery(nearestQuery(honolulu, anyOf))).toBeNull();
    expect(asked).toEqual(['/manifests/tiles.json']);
  });

  it('cannot be loaded if the nearest tile is gone', async () => {
    publish(around(miami, 3));
    for (const url of Object.keys(site)) if (tileFile.test(url)) delete site[url];
    await expect(client.fetchQuery(nearestQuery(miami, anyOf))).rejects.toThrow('404');
  });

  it('are certain up to the nearest tile that was not loaded; a request for more loads it', async () => {
    publish(around(miami, 1800));
    const near = await client.fetchQuery(nearestQuery(miami, anyOf));
    const before = tilesAsked();
    expect(near?.certainMiles).toBeLessThan(9);
    const far = await client.fetchQuery(nearestQuery(miami, { ...anyOf, count: 300 }));
    expect(tilesAsked()).toBeGreaterThan(before);
    expect(far?.certainMiles).toBeGreaterThan(near?.certainMiles ?? 0);
  });

  it('skip the tiles that cannot have a rare filter', async () => {
    const rare = pharmacyFixture(9000, {
      services: ['delivery'],
      location: { ...pointAt(miami, 0, 30), precision: 'rooftop' },
    });
    publish([...around(miami, 1800), rare]);
    const area = await client.fetchQuery(nearestQuery(miami, { ...anyOf, filters: ['delivery'], count: 1 }));
    expect(area?.pharmacies).toContainEqual(rare);
    expect(area?.certainMiles).toBe(60);
    // That of the point itself, and that of the one that delivers.
    expect(tilesAsked()).toBe(2);
  });

  it('stay as they are if a farther tile cannot be loaded', async () => {
    publish(around(miami, 1800));
    const near = await client.fetchQuery(nearestQuery(miami, anyOf));
    const had = new Set(asked);
    for (const url of Object.keys(site)) if (tileFile.test(url) && !had.has(url)) delete site[url];
    const far = await client.fetchQuery(nearestQuery(miami, { ...anyOf, count: 300 }));
    expect(far?.pharmacies).toEqual(near?.pharmacies);
    expect(far?.certainMiles).toBe(near?.certainMiles);
  });
});
