// @vitest-environment happy-dom
import type { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { citySlug } from '../../../tests/support/domain-fixtures.ts';
import { createQueryClient } from '../../app/client/query-client.ts';
import { cityQuery, overviewQuery } from './queries.ts';

const birmingham = citySlug('birmingham-al');
const app = '/assets/start-1.js';
/** What the site has, by address. */
let site: Record<string, unknown>;
let asked: string[];
let client: QueryClient;

beforeEach(() => {
  site = {};
  asked = [];
  client = createQueryClient();
  client.setDefaultOptions({ queries: { ...client.getDefaultOptions().queries, retryDelay: 0 } });
  document.head.innerHTML = `<script type="module" src="${app}"></script>`;
  vi.stubEnv('PROD', true);
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    return url in site ? Response.json(site[url]) : new Response('', { status: 404 });
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

const city = { kind: 'city', sample: true };
/** Publishes a version of Birmingham's dataset. */
const publish = (version: string, by = app): void => {
  site['/manifests/al.json'] = { app: by, datasets: { [`/data/cities/${birmingham}`]: version } };
  site[`/data/cities/${birmingham}.${version}.json`] = { ...city, version };
};

describe('a dataset', () => {
  it('is fetched in the version that its manifest names', async () => {
    publish('a1');
    expect(await client.fetchQuery(cityQuery(birmingham))).toEqual({ ...city, version: 'a1' });
    expect(asked).toEqual(['/manifests/al.json', `/data/cities/${birmingham}.a1.json`]);
  });

  it('that a deploy replaced and removed is fetched in the new version at the next try', async () => {
    publish('a1');
    await client.fetchQuery(cityQuery(birmingham));
    delete site[`/data/cities/${birmingham}.a1.json`];
    publish('b2');
    client.removeQueries(cityQuery(birmingham));
    expect(await client.fetchQuery(cityQuery(birmingham))).toEqual({ ...city, version: 'b2' });
  });

  it('of a deploy with another app is refused', async () => {
    publish('a1', '/assets/start-2.js');
    await expect(client.fetchQuery({ ...cityQuery(birmingham), retry: false })).rejects.toThrow(
      expect.objectContaining({ name: 'NewDeployError' }),
    );
    expect(asked).toEqual(['/manifests/al.json']);
  });

  it('that its manifest does not name is not asked for', async () => {
    site['/manifests/site.json'] = { app, datasets: {} };
    await expect(client.fetchQuery({ ...overviewQuery(), retry: false })).rejects.toThrow(
      'No /data/overview in /manifests/site.json',
    );
    expect(asked).toEqual(['/manifests/site.json']);
  });

  it('whose manifest is no manifest cannot be had', async () => {
    site['/manifests/site.json'] = [];
    await expect(client.fetchQuery({ ...overviewQuery(), retry: false })).rejects.toThrow('Not a manifest');
  });
});
