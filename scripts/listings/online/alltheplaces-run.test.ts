import type { ServerResponse } from 'node:http';
import { describe, expect, it, onTestFinished } from 'vitest';
import { newFolder } from '../../../tests/support/new-folder.ts';
import { cityFixture, localServer, quickRetries } from '../../../tests/support/online-fixture.ts';
import { scopeOf } from '../import/import-listings.ts';
import { fetchRun } from './alltheplaces-run.ts';
import { politeFetch } from './polite-fetch.ts';

const feature = (ref: string, tags: Readonly<Record<string, unknown>> = {}) => ({
  type: 'Feature',
  id: ref,
  properties: {
    ref,
    '@spider': 'publix_us',
    amenity: 'pharmacy',
    brand: 'Publix Pharmacy',
    name: 'Publix Pharmacy',
    'addr:street_address': `${ref} NW 7th St`,
    'addr:city': 'Miami',
    'addr:state': 'FL',
    'addr:postcode': '33125',
    'addr:country': 'US',
    opening_hours: 'Mo-Fr 09:00-21:00; Sa 09:00-19:00; Su 11:00-18:00',
    ...tags,
  },
  geometry: { type: 'Point', coordinates: [-80.23, 25.78] },
});
const spiderFile = (features: readonly unknown[]) => ({
  type: 'FeatureCollection',
  dataset_attributes: { '@spider': 'publix_us', 'spider:collection_time': '2026-11-14T03:10:12.5' },
  features,
});
const features = [
  feature('101'),
  feature('102', { 'addr:state': 'GA', 'addr:postcode': '30301' }),
  feature('103', { 'addr:country': 'CA', 'addr:state': 'ON' }),
  feature('104', { amenity: 'fuel' }),
  feature('105', { 'addr:state': undefined }),
];

/** The run's files: `latest.json`, its index, and the file of one spider. */
const run = (path: string, url: string): unknown => {
  if (path.endsWith('latest.json'))
    return {
      run_id: '2026-11-14-13-31-39',
      output_url: `${url}runs/2026-11-14-13-31-39/output.zip`,
      stats_url: `${url}runs/2026-11-14-13-31-39/stats/_results.json`,
      insights_url: `${url}runs/2026-11-14-13-31-39/stats/_insights.json`,
      start_time: '2026-11-14T13:31:39Z',
      end_time: '2026-11-16T13:31:39Z',
      size_bytes: 1,
      spiders: 3,
      total_lines: 5,
    };
  if (path.endsWith('_results.json'))
    return {
      count: 4,
      results: [
        {
          spider: 'publix_us',
          filename: 'locations/spiders/publix_us.py',
          errors: 0,
          features: 5,
          elapsed_time: 9,
        },
        {
          spider: 'starbucks_us',
          filename: 'locations/spiders/starbucks_us.py',
          errors: 0,
          features: 900,
          elapsed_time: 9,
        },
        {
          spider: 'walgreens',
          filename: 'locations/spiders/walgreens.py',
          errors: 3,
          features: 0,
          elapsed_time: 9,
        },
        {
          spider: 'costco_ca',
          filename: 'locations/spiders/costco_ca.py',
          errors: 0,
          features: 90,
          elapsed_time: 9,
        },
      ],
    };
  return spiderFile(features);
};

async function ask(given: (path: string, response: ServerResponse, number: number) => void) {
  const server = await localServer((_, response, number, __, path) => given(path, response, number));
  onTestFinished(server.close);
  const { url } = server;
  const troubles: string[] = [];
  const cache = newFolder();
  return {
    asked: server,
    troubles,
    url,
    fetchAll: (held?: ReadonlySet<string>) =>
      fetchRun(scopeOf([cityFixture()]), {
        fetch: politeFetch(quickRetries),
        cache,
        latestUrl: `${url}runs/latest.json`,
        onTrouble: (trouble) => troubles.push(trouble),
        spidersInStore: held,
      }),
  };
}
const json = (response: ServerResponse, body: unknown): void => void response.end(JSON.stringify(body));

describe('the latest run of AllThePlaces', () => {
  it('is asked for its index and for spiders of chains with pharmacies', async () => {
    const { fetchAll, asked, url } = await ask((path, response) => json(response, run(path, url)));
    const { records, droppedCounts, read } = await fetchAll();
    expect(asked.paths).toEqual([
      '/api/runs/latest.json',
      '/api/runs/2026-11-14-13-31-39/stats/_results.json',
      '/api/runs/2026-11-14-13-31-39/output/publix_us.geojson',
    ]);
    expect(records.map(({ key }) => key)).toEqual([
      'alltheplaces/publix_us/101',
      'alltheplaces/publix_us/105',
    ]);
    expect(records[0]).toMatchObject({ source: 'alltheplaces', kind: 'chain', date: '2026-11-14' });
    expect(records[0]?.hours?.pharmacy).toBeDefined();
    expect(read).toEqual({ alltheplaces: { AllThePlaces: 5 } });
    expect(droppedCounts.alltheplaces).toMatchObject({
      'outside the states of the lists': 1,
      'outside the United States': 1,
      'another kind of place of a chain that runs pharmacies': 1,
    });
  });

  it.each([
    ['the day of its group', { last_run_time: '2026-11-12T01:00:00Z' }, '2026-11-12'],
    ['its own day', {}, '2026-11-13'],
  ])('may consist of groups, whose folders its index names: a place has %s', async (_, time, date) => {
    const group = { run_group: 'us-east', last_run_id: '2026-11-12-01-00-00', ...time };
    const { fetchAll, asked, url } = await ask((path, response) => {
      if (path.endsWith('latest.json'))
        json(response, {
          stats_url: `${url}runs/latest/stats/_results.json`,
          updated_at: '2026-11-13T04:00:00Z',
        });
      else if (path.endsWith('_results.json'))
        json(response, { results: [{ spider: 'publix_us', features: 1, ...group }] });
      else if (path.includes('/runs/us-east/'))
        json(response, { ...spiderFile([feature('101')]), dataset_attributes: undefined });
      else response.end();
    });
    expect((await fetchAll()).records).toMatchObject([{ key: 'alltheplaces/publix_us/101', date }]);
    expect(asked.paths.slice(2)).toEqual([
      '/api/runs/latest/output/publix_us.geojson',
      '/api/runs/us-east/2026-11-12-01-00-00/output/publix_us.geojson',
    ]);
  });

  it.each([
    ['429', (response: ServerResponse) => response.writeHead(429, { 'retry-after': '0' }).end()],
    ['503', (response: ServerResponse) => response.writeHead(503).end()],
    ['cut JSON', (response: ServerResponse) => response.end('{"type":"FeatureCollection","features":[{"ty')],
    ['a connection that is reset', (response: ServerResponse) => response.socket?.resetAndDestroy()],
  ])('is asked again after %s', async (_, fail) => {
    const { fetchAll, asked, url } = await ask((path, response, number) =>
      number === 3 || number === 4 ? fail(response) : json(response, run(path, url)),
    );
    expect((await fetchAll()).records).toHaveLength(2);
    expect(asked.paths).toHaveLength(5);
  });

  it('reports a missing file of its index, and is asked for it again', async () => {
    const { fetchAll, asked, url, troubles } = await ask((path, response) =>
      path.endsWith('.geojson') ? response.writeHead(404).end() : json(response, run(path, url)),
    );
    expect((await fetchAll()).records).toEqual([]);
    expect(troubles).toEqual([expect.stringContaining('publix_us.geojson: status 404')]);
    asked.paths.length = 0;
    await fetchAll();
    expect(asked.paths).toEqual(['/api/runs/2026-11-14-13-31-39/output/publix_us.geojson']);
  });

  it('reports a spider without places that the store has places of', async () => {
    const { fetchAll, url, troubles } = await ask((path, response) => json(response, run(path, url)));
    expect((await fetchAll(new Set(['publix_us', 'walgreens']))).records).toHaveLength(2);
    expect(troubles).toEqual([
      expect.stringMatching(/^AllThePlaces: the run has nothing of walgreens, .* Fetch again/),
    ]);
  });

  it('reports a file without marks of its source', async () => {
    const { fetchAll, url, troubles } = await ask((path, response) => {
      if (path.endsWith('_results.json'))
        json(response, {
          results: [
            { spider: 'publix_us', features: 1 },
            { spider: 'cvs_us', features: 1 },
          ],
        });
      else if (path.endsWith('cvs_us.geojson'))
        json(response, spiderFile([feature('9', { '@id': 'node/1' })]));
      else json(response, run(path, url));
    });
    expect((await fetchAll()).records).toHaveLength(2);
    expect(troubles).toEqual([expect.stringMatching(/^AllThePlaces: .*cvs_us.*signs of both/)]);
  });

  it.each(['http://169.254.169.254/', 'https://elsewhere.example/'])(
    'is not asked for files at another host than the one that was configured: %s',
    async (host) => {
      const { fetchAll, asked } = await ask((path, response) => json(response, run(path, host)));
      await expect(fetchAll()).rejects.toThrow(/the run names .*_results\.json, which is not of this host/);
      expect(asked.paths).toEqual(['/api/runs/latest.json']);
    },
  );

  it('asks nothing twice', async () => {
    const { fetchAll, asked, url } = await ask((path, response) => json(response, run(path, url)));
    const first = await fetchAll();
    asked.paths.length = 0;
    expect(await fetchAll()).toEqual(first);
    expect(asked.paths).toEqual([]);
  });
});
