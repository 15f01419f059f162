// @vitest-environment happy-dom
import type { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pharmacyFixture } from '../../../tests/support/pharmacy-fixture.ts';
import { createQueryClient } from '../../app/client/query-client.ts';
import { packListings } from '../../domain/pharmacy/packed-listings.ts';
import { type LatLng, pointAt } from '../../domain/places/geo.ts';
import { cellKey } from '../../domain/places/geo-cell.ts';
import type { NearDataset } from '../../domain/site/datasets-on-demand.ts';
import { nearQuery } from './around-query.ts';

const miami = { lat: 25.7617, lng: -80.1918 };
const honolulu = { lat: 21.3069, lng: -157.8583 };

let site: Record<string, unknown>;
let asked: string[];
let client: QueryClient;

/** Publishes the tiles of a site. */
function publish(...tiles: readonly NearDataset[]): void {
  site['/manifests/near.json'] = {
    app: '/assets/start-1.js',
    datasets: Object.fromEntries(tiles.map(({ cell }) => [`/data/near/${cell}`, 'a1'])),
  };
  for (const tile of tiles) site[`/data/near/${tile.cell}.a1.json`] = tile;
}

/** A tile with so many pharmacies, one a mile to the north of the other. */
const tileAt = (point: LatLng, number: number, count = 1): NearDataset => ({
  kind: 'near',
  sample: true,
  cell: cellKey(point, 9),
  listings: packListings(
    Array.from({ length: count }, (_, index) =>
      pharmacyFixture(number + index, { location: { ...pointAt(point, 0, index), precision: 'rooftop' } }),
    ),
  ),
});

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

const names = (area: { readonly pharmacies: readonly { readonly name: string }[] } | null) =>
  area?.pharmacies.map(({ name }) => name);

describe('what lies around a point', () => {
  it('comes with two requests: which areas there are, and the one of the point', async () => {
    const tile = tileAt(miami, 1);
    publish(tile);
    expect(names(await client.fetchQuery(nearQuery(miami)))).toEqual(['Pharmacy 1']);
    expect(asked).toEqual(['/manifests/near.json', `/data/near/${tile.cell}.a1.json`]);
  });

  it('comes with none from a second point of the same area', async () => {
    publish(tileAt(miami, 1));
    await client.fetchQuery(nearQuery(miami));
    await client.fetchQuery(nearQuery(pointAt(miami, 0, 0.01)));
    expect(asked).toHaveLength(2);
  });

  it('is nothing, after one request, where no area is within reach', async () => {
    publish(tileAt(miami, 1));
    expect(await client.fetchQuery(nearQuery(honolulu))).toBeNull();
    expect(asked).toEqual(['/manifests/near.json']);
  });

  it('cannot be told where the file of the area is gone', async () => {
    const tile = tileAt(miami, 1);
    publish(tile);
    delete site[`/data/near/${tile.cell}.a1.json`];
    await expect(client.fetchQuery(nearQuery(miami))).rejects.toThrow('404');
  });
});

describe('looking farther', () => {
  const farther = { filters: [], steps: 1 };
  /** The middles of the cells around that of the point. */
  const neighbours = [-1, 0, 1]
    .flatMap((north) => [-1, 0, 1].map((east) => ({ north, east })))
    .filter(({ north, east }) => north !== 0 || east !== 0)
    .map(({ north, east }) => ({
      lat: miami.lat + north * (180 / 2 ** 9),
      lng: miami.lng + east * (360 / 2 ** 9),
    }));

  it('asks for the areas that the first one ends in, and no more than three', async () => {
    publish(tileAt(miami, 1, 20), ...neighbours.map((point, index) => tileAt(point, 100 * (index + 1), 20)));
    const near = await client.fetchQuery(nearQuery(miami));
    const far = await client.fetchQuery(nearQuery(miami, farther));
    expect(far?.pharmacies.length).toBeGreaterThan(20);
    expect(far?.sureMiles([])).toBeGreaterThanOrEqual(near?.sureMiles([]) ?? 0);
    expect(asked).toHaveLength(5);
    const farthest = await client.fetchQuery(nearQuery(miami, { ...farther, steps: 2 }));
    expect(farthest?.sureMiles([])).toBeGreaterThan(near?.sureMiles([]) ?? 0);
  });

  it('keeps what is there when a neighbour cannot be had', async () => {
    const others = neighbours.map((point, index) => tileAt(point, 100 * (index + 1), 20));
    publish(tileAt(miami, 1, 20), ...others);
    for (const { cell } of others) delete site[`/data/near/${cell}.a1.json`];
    const near = await client.fetchQuery(nearQuery(miami));
    const far = await client.fetchQuery(nearQuery(miami, farther));
    expect(names(far)).toEqual(names(near));
    expect(far?.sureMiles([])).toBe(near?.sureMiles([]));
  });
});
