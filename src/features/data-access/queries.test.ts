// @vitest-environment happy-dom
import type { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { citySlug } from '../../../tests/support/domain-fixtures.ts';
import { createQueryClient } from '../../app/client/query-client.ts';
import { overviewQuery, placeQuery } from './queries.ts';

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
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

const place = { kind: 'place', sample: true };
/** Publishes a version of Birmingham's dataset. */
const publish = (version: string, by = app): void => {
  site['/manifests/al.json'] = { app: by, datasets: { [`/data/places/${birmingham}`]: version } };
  site[`/data/places/${birmingham}.${version}.json`] = { ...place, version };
};

describe('a dataset', () => {
  it('is fetched in the version that its manifest names', async () => {
    publish('a1');
    expect(await client.fetchQuery(placeQuery(birmingham))).toEqual({ ...place, version: 'a1' });
    expect(asked).toEqual(['/manifests/al.json', `/data/places/${birmingham}.a1.json`]);
  });

  it('that a deploy replaced since the manifest was fetched comes in its new version', async () => {
    publish('a1');
    await client.fetchQuery(placeQuery(birmingham));
    client.removeQueries({ queryKey: ['dataset'] });
    delete site[`/data/places/${birmingham}.a1.json`];
    publish('b2');
    expect(await client.fetchQuery(placeQuery(birmingham))).toMatchObject({ version: 'b2' });
  });

  it('that is gone, and that the manifest still names, is asked for once', async () => {
    publish('a1');
    delete site[`/data/places/${birmingham}.a1.json`];
    await expect(client.fetchQuery(placeQuery(birmingham))).rejects.toThrow('404');
    expect(asked.filter((url) => url.startsWith('/data/'))).toHaveLength(1);
  });

  it('that never comes is given up after 15 seconds, and not tried again', async () => {
    vi.useFakeTimers();
    const fetch = vi.fn(
      (_: string, { signal }: RequestInit) =>
        new Promise<never>((__, reject) => {
          signal?.addEventListener('abort', () => reject(signal.reason));
        }),
    );
    vi.stubGlobal('fetch', fetch);
    const failed = expect(client.fetchQuery(overviewQuery())).rejects.toThrow('No answer for /manifests/');
    await vi.advanceTimersByTimeAsync(15_000);
    await failed;
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it('whose answer has begun has all the time that a slow line needs', async () => {
    vi.useFakeTimers();
    publish('a1');
    vi.stubGlobal('fetch', async (url: string, { signal }: RequestInit) => {
      const json = () =>
        new Promise((done, fail) => {
          setTimeout(() => (signal?.aborted ? fail(signal.reason) : done(site[url])), 20_000);
        });
      return Object.assign(Response.json(null), { json });
    });
    const answer = client.fetchQuery(placeQuery(birmingham));
    await vi.advanceTimersByTimeAsync(40_000);
    expect(await answer).toMatchObject({ version: 'a1' });
  });

  it('of a deploy with another app is refused', async () => {
    publish('a1', '/assets/start-2.js');
    await expect(client.fetchQuery({ ...placeQuery(birmingham), retry: false })).rejects.toThrow(
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

  it('cannot be loaded if its manifest has another format', async () => {
    site['/manifests/site.json'] = [];
    await expect(client.fetchQuery({ ...overviewQuery(), retry: false })).rejects.toThrow('Not a manifest');
  });
});
