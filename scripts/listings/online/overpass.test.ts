import type { ServerResponse } from 'node:http';
import { describe, expect, it, onTestFinished } from 'vitest';
import { distanceMiles } from '../../../src/domain/places/geo.ts';
import { newFolder } from '../../../tests/support/new-folder.ts';
import { cityFixture, localServer, quickRetries } from '../../../tests/support/online-fixture.ts';
import { scopeOf } from '../import/import-listings.ts';
import { fetchMap, overpassQuery } from './overpass.ts';
import { politeFetch } from './polite-fetch.ts';

const inland = { lat: 27.5, lng: -81.5 };

/** The point that a question in Overpass QL is about. */
function pointOf(body: string) {
  const text = new URLSearchParams(body).get('data') ?? '';
  const [lat = 0, lng = 0] = (/\(around:\d+,([-\d.,]+)\)/.exec(text)?.[1] ?? '').split(',').map(Number);
  return { lat, lng };
}

const pharmacy = (id: number, lat: number, lon: number, tags: Readonly<Record<string, string>> = {}) => ({
  type: 'node',
  id,
  lat,
  lon,
  timestamp: '2026-05-01T10:00:00Z',
  tags: { amenity: 'pharmacy', name: `Corner Drugs ${id}`, ...tags },
});
const places = [pharmacy(1, 27.2, -81.8), pharmacy(2, 27.8, -81.2), pharmacy(3, 27.5, -81.5)];

const answer = (response: ServerResponse, elements: readonly unknown[], remark?: string): void =>
  void response.end(
    JSON.stringify({
      version: 0.6,
      generator: 'Overpass API',
      osm3s: { timestamp_osm_base: '2026-11-20T08:00:00Z' },
      elements,
      ...(remark !== undefined && { remark }),
    }),
  );
const within = (body: string) =>
  places.filter(({ lat, lon }) => distanceMiles(pointOf(body), { lat, lng: lon }) <= 35);

async function ask(given: Parameters<typeof localServer>[0], points = [inland]) {
  const server = await localServer(given);
  onTestFinished(server.close);
  const api = `${server.url}interpreter`;
  const cache = newFolder();
  const run = () =>
    fetchMap(points, scopeOf([cityFixture()]), {
      fetch: politeFetch(quickRetries),
      cache,
      api,
    });
  return { run, server };
}

describe('OpenStreetMap by Overpass', () => {
  it('is asked for pharmacies around a point, former ones and counters in shops too', () => {
    const text = overpassQuery(inland);
    expect(text).toMatch(/^\[out:json\]\[timeout:\d+\];\(.*\);out center meta;$/);
    for (const tag of ['amenity', 'disused:amenity'])
      expect(text).toContain(`nwr["${tag}"="pharmacy"](around:56327,27.5000,-81.5000);`);
    expect(text).toContain('nwr["opening_hours:pharmacy"](around:56327,27.5000,-81.5000);');
  });

  it('gives records with state, position and the day of the facts', async () => {
    const { run } = await ask((_, response, __, body) => answer(response, within(body)));
    const { records, read } = await run();
    expect(records.map(({ key }) => key)).toEqual(['osm/node/1', 'osm/node/2', 'osm/node/3']);
    expect(records[0]).toMatchObject({
      source: 'osm',
      kind: 'community',
      date: '2026-05-01',
      location: { lat: 27.2, lng: -81.8, precision: 'rooftop' },
    });
    expect(read).toEqual({ osm: { Overpass: 3 } });
  });

  it('is asked once for cities near each other, and gives each place once', async () => {
    const near = { lat: 27.55, lng: -81.55 };
    const { run, server: asked } = await ask(
      (_, response, __, body) => answer(response, within(body)),
      [inland, near, { lat: 27.9, lng: -81.5 }],
    );
    expect((await run()).records).toHaveLength(3);
    expect(asked.requests).toHaveLength(2);
    expect((await run()).records).toHaveLength(3);
    expect(asked.requests).toHaveLength(2);
  });

  it.each([
    [
      '429',
      (response: ServerResponse) => response.writeHead(429, { 'retry-after': '0' }).end('rate_limited'),
    ],
    ['504', (response: ServerResponse) => response.writeHead(504).end('Gateway Timeout')],
    [
      'a page of HTML',
      (response: ServerResponse) => response.end('<html>The server is probably too busy</html>'),
    ],
    ['cut JSON', (response: ServerResponse) => response.end('{"version":0.6,"osm3s":{"timesta')],
    ['a connection that is reset', (response: ServerResponse) => response.socket?.resetAndDestroy()],
    [
      'an error in a remark of an answer with 200',
      (response: ServerResponse) => answer(response, [], 'runtime error: Query timed out in "query"'),
    ],
  ])('is asked again after %s', async (_, fail) => {
    const { run, server: asked } = await ask((__, response, ___, body) => {
      if (asked.paths.length <= 2) fail(response);
      else answer(response, within(body));
    });
    expect((await run()).records).toHaveLength(3);
    expect(asked.paths).toHaveLength(3);
  });

  it('is not asked again for what its memory cannot hold', async () => {
    const { run, server: asked } = await ask((_, response) =>
      answer(response, [], 'runtime error: Query run out of memory using about 512 MB of RAM.'),
    );
    await expect(run()).rejects.toThrow('The question is too large for Overpass');
    expect(asked.paths).toHaveLength(1);
  });

  it('fails as a whole when a question gets no answer, and goes on with what it has', async () => {
    let broken = true;
    const { run, server: asked } = await ask(
      (_, response, __, body) => {
        if (broken && pointOf(body).lat > 27.5) response.writeHead(504).end();
        else answer(response, within(body));
      },
      [inland, { lat: 28, lng: -81.5 }],
    );
    await expect(run()).rejects.toThrow('status 504, after 4 tries');
    broken = false;
    asked.requests.length = 0;
    expect((await run()).records).toHaveLength(3);
    expect(asked.requests).toHaveLength(1);
  });

  it('counts places in other states, and finds a missing state', async () => {
    const atlanta = pharmacy(9, 33.749, -84.388, { 'addr:street': 'Peachtree St' });
    const { run } = await ask((_, response) => answer(response, [atlanta]));
    const { records, droppedCounts } = await run();
    expect(records).toEqual([]);
    expect(droppedCounts).toEqual({ osm: { 'outside the states of the lists': 1 } });
  });
});
