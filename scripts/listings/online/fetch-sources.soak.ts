import { rm } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { newFolder } from '../../../tests/support/new-folder.ts';
import {
  mapAnswer,
  type OnlineServices,
  oneCityLists,
  onlineServices,
  startData,
} from '../../../tests/support/online-sources-fixture.ts';
import { readListings } from '../listing-store.ts';
import { coverageTable } from '../status.ts';

vi.setConfig({ testTimeout: 120_000 });

let folder = '';
let services: OnlineServices;
beforeEach(async () => {
  folder = newFolder();
  services = await onlineServices();
  await oneCityLists(folder);
});
afterEach(async () => {
  await services.close();
  await rm(folder, { recursive: true, force: true });
});

const start = (...options: readonly string[]) =>
  startData([
    ...['fetch', '--lists', join(folder, 'lists'), '--store', join(folder, 'store')],
    ...['--cache', join(folder, 'cache'), '--gap', '1', ...services.parameters, ...options],
  ]);
const store = () => readListings(join(folder, 'store'));
const keptIds = async (): Promise<readonly string[] | undefined> =>
  (await store())?.kept.map(({ id }) => id).toSorted();

type Answer = (response: ServerResponse) => void;
const status =
  (code: number, headers = {}): Answer =>
  (response) =>
    void response.writeHead(code, headers).end('busy');
const cut: Answer = (response) => void response.end('{"version":0.6,"results":[{"num');
const reset: Answer = (response) => response.socket?.resetAndDestroy();

/** Fails the requests of these numbers, from 1. */
const failing =
  (faults: Readonly<Record<number, Answer>>) =>
  (number: number, response: ServerResponse): boolean => {
    const fault = faults[number];
    fault?.(response);
    return fault !== undefined;
  };

describe('npm run data -- fetch, of four sources', () => {
  it('adds to what a city has, source by source', async () => {
    const rows: Readonly<Record<string, readonly string[]>>[] = [];
    for (const after of ['nppes', 'osm', 'alltheplaces', 'census']) {
      const { code, output } = await start('--only', after).ended;
      expect(output).toContain('Listings');
      expect(code).toBe(0);
      const listings = (await store())?.listings.filter(({ address }) => address.city === 'Miami') ?? [];
      const [, shares = ''] = coverageTable([['Miami', listings]]);
      rows.push({
        [after]: shares
          .trim()
          .split(/\s{2,}/)
          .slice(1, 6),
      });
    }
    // Listings, then the share of exact positions, store hours, counter hours and drive-throughs.
    expect(rows).toEqual([
      { nppes: ['12', '0.0 %', '0.0 %', '0.0 %', '0.0 %'] },
      { osm: ['13', '46.2 %', '15.4 %', '46.2 %', '15.4 %'] },
      { alltheplaces: ['13', '84.6 %', '30.8 %', '69.2 %', '15.4 %'] },
      { census: ['13', '92.3 %', '30.8 %', '69.2 %', '15.4 %'] },
    ]);
  });

  it('goes through faults of all of them, and asks nothing twice', async () => {
    services.faults.register = failing({ 1: status(429, { 'retry-after': '0' }), 2: cut });
    services.faults.map = failing({
      1: status(429),
      2: status(504),
      3: (response) =>
        mapAnswer('', response, 'runtime error: Query timed out in "query" at line 1 after 181 seconds.'),
      5: reset,
      6: cut,
    });
    services.faults.stores = failing({ 1: status(503), 3: cut, 4: reset });
    services.faults.census = failing({ 1: status(502), 2: reset });
    const { code, output } = await start().ended;
    expect(output).toMatch(/Listings +13\n/);
    expect(code).toBe(0);
    expect(await keptIds()).toEqual(['alltheplaces', 'census', 'nppes', 'osm']);
    const version = (await store())?.version;

    services.forget();
    expect((await start().ended).code).toBe(0);
    const { register, map, stores, census } = services;
    expect([register, map, stores, census].flatMap(({ paths }) => paths)).toEqual([]);
    expect((await store())?.version).toBe(version);
  });

  it.each([
    { id: 'osm', server: 'map', at: 1, before: 1, after: 1 },
    { id: 'alltheplaces', server: 'stores', at: 4, before: 4, after: 1 },
  ] as const)('goes on where it was killed while it asked $id', async ({ id, server, at, before, after }) => {
    const killed = start('--only', id);
    services.faults[server] = (number) => {
      if (number === at) killed.child.kill('SIGKILL');
      return number === at;
    };
    expect((await killed.ended).code).toBeNull();
    expect(await store()).toBeUndefined();
    expect(services[server].paths).toHaveLength(at);
    services.forget();
    services.faults[server] = () => false;
    expect((await start('--only', id).ended).code).toBe(0);
    expect(services[server].paths).toHaveLength(after);
    expect(at - 1 + after).toBe(before);
    expect(await keptIds()).toEqual([id]);
  });

  it('keeps what came before it was killed while it asked the geocoder', async () => {
    const killed = start('--only', 'nppes,census');
    services.faults.census = () => killed.child.kill('SIGKILL');
    expect((await killed.ended).code).toBeNull();
    expect(await keptIds()).toEqual(['nppes']);
    services.forget();
    services.faults.census = () => false;
    expect((await start('--only', 'nppes,census').ended).code).toBe(0);
    expect(services.register.paths).toEqual([]);
    expect(services.census.paths).toHaveLength(1);
    const precisions = (await store())?.listings.map(({ location }) => location.precision) ?? [];
    expect([precisions.length, precisions.filter((known) => known === 'street').length]).toEqual([12, 11]);
  });

  it('stores the others when one fails, names it, and keeps what the store had of it', async () => {
    expect((await start('--only', 'osm').ended).code).toBe(0);
    const had = (await store())?.kept.find(({ id }) => id === 'osm');
    services.faults.map = (_, response) => {
      status(504)(response);
      return true;
    };
    await rm(join(folder, 'cache'), { recursive: true });
    const { code, output } = await start('--only', 'nppes,osm').ended;
    expect(code).toBe(1);
    expect(output).toMatch(/osm: status 504, after 7 tries.*\(the store’s records of osm are as they were\)/);
    expect(await keptIds()).toEqual(['nppes', 'osm']);
    expect((await store())?.kept.find(({ id }) => id === 'osm')).toEqual(had);
  });
});
