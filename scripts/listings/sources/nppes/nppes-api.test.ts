import { readdir, utimes } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import type { City } from '../../../../src/domain/places/city.ts';
import { newFolder } from '../../../../tests/support/new-folder.ts';
import {
  apiProvider,
  cityFixture,
  localServer,
  npiOf,
  quickRetries,
} from '../../../../tests/support/online-fixture.ts';
import { politeFetch } from '../../online/polite-fetch.ts';
import { fetchCity } from './nppes-api.ts';

let folder = '';
beforeEach(() => {
  folder = newFolder();
});

const json = (response: ServerResponse, body: unknown): void => {
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify(body));
};
/** One page of `total` providers, as the API cuts it. */
const page = (query: URLSearchParams, total: number, first = 0) => {
  const skip = Number(query.get('skip'));
  const limit = Number(query.get('limit'));
  const results = Array.from({ length: Math.max(0, Math.min(limit, total - skip)) }, (_, index) =>
    apiProvider(first + skip + index),
  );
  return { result_count: results.length, results };
};

const smallTown: Partial<City> = { population: 3000 };

async function ask(answer: Parameters<typeof localServer>[0], facts: Partial<City> = smallTown) {
  const server = await localServer(answer);
  onTestFinished(server.close);
  const troubles: string[] = [];
  const retries: string[] = [];
  const run = () =>
    fetchCity(
      { ...cityFixture(), ...facts },
      {
        fetch: politeFetch({ ...quickRetries, onRetry: (why) => retries.push(why) }),
        cache: folder,
        api: server.url,
        onTrouble: (trouble) => troubles.push(trouble),
      },
    );
  return { run, troubles, retries, server };
}

describe('the register’s API', () => {
  it('is asked for pharmacy organisations by their place of practice, page after page', async () => {
    const { run, server: asked } = await ask((query, response) => json(response, page(query, 450)));
    const providers = await run();
    expect(new Set(providers.map(({ npi }) => npi)).size).toBe(450);
    expect(asked.requests.map((query) => query.get('skip'))).toEqual(['0', '200', '400']);
    expect(Object.fromEntries(asked.requests[0] ?? [])).toMatchObject({
      version: '2.1',
      enumeration_type: 'NPI-2',
      limit: '200',
      city: 'Miami',
      state: 'FL',
      address_purpose: 'LOCATION',
    });
  });

  it('takes the place of practice, the dates and the codes, and no person', async () => {
    const { run } = await ask((query, response) => json(response, page(query, 1)));
    const [provider] = await run();
    expect(provider).toMatchObject({
      npi: npiOf(0),
      entityType: '2',
      deactivated: '',
      legalName: 'NUMBER 0 PHARMACY INC',
      line1: '1 NW 7TH STREET',
      zip: '331251234',
      phone: '305-263-3334',
      updated: '2024-03-01',
      certified: '2025-04-02',
      codes: ['3336C0003X'],
    });
    expect(JSON.stringify(provider)).not.toContain('SURNAME');
  });

  it('looks each field up in its own level', async () => {
    const given = apiProvider(0);
    const addresses = given.addresses.map((address) => ({
      ...{ ...address, last_updated: '2099-01-01', organization_name: 'OTHER', status: 'D', number: '1' },
    }));
    const basic = { ...given.basic, address_1: 'OTHER', city: 'OTHER', number: '1' };
    const { run } = await ask((_, response) =>
      json(response, {
        result_count: 2,
        results: [
          { ...given, basic, addresses },
          { ...given, basic, addresses: [], number: 1 },
        ],
      }),
    );
    const [provider, withoutAddress] = await run();
    expect(provider).toMatchObject({
      ...{ npi: npiOf(0), deactivated: '', legalName: 'NUMBER 0 PHARMACY INC' },
      ...{ line1: '1 NW 7TH STREET', city: 'MIAMI', updated: '2024-03-01' },
    });
    expect(withoutAddress).toMatchObject({ npi: '1', line1: '', city: '', zip: '' });
  });

  it.each<object>([
    { basic: { ...apiProvider(0).basic, status: false } },
    { basic: { ...apiProvider(0).basic, organization_name: true } },
    { number: [npiOf(0)] },
    { addresses: [{ address_purpose: 'LOCATION', address_1: ['1 OAK ST'] }] },
    { taxonomies: [{ code: {} }] },
    { other_names: [{ organization_name: {}, code: '3' }] },
  ])('must answer with texts and numbers, else nothing is kept: %j', async (change) => {
    const results = [{ ...apiProvider(0), ...change }];
    const { run } = await ask((_, response) => json(response, { result_count: 1, results }));
    await expect(run()).rejects.toThrow('after 4 tries');
    expect(await readdir(folder)).toEqual([]);
  });

  it('is asked by ZIP code where a city has more answers than it gives', async () => {
    const {
      run,
      server: asked,
      troubles,
    } = await ask((query, response) => {
      const zip = query.get('postal_code');
      json(response, zip === null ? page(query, 5000) : page(query, 700, zip === '33101' ? 0 : 700));
    });
    const providers = await run();
    expect(new Set(providers.map(({ npi }) => npi)).size).toBe(1400);
    expect(asked.requests.filter((query) => query.get('postal_code') === null).length).toBe(6);
    expect(Math.max(...asked.requests.map((query) => Number(query.get('skip'))))).toBe(1000);
    expect(troubles).toEqual([]);
  });

  it('is asked by ZIP code too for a name of several words, which it may abbreviate', async () => {
    const { run, server: asked } = await ask(
      (query, response) => json(response, page(query, query.get('city') === 'St. Petersburg' ? 40 : 67)),
      { name: 'St. Petersburg', population: 257_083, zips: ['33701'] },
    );
    expect(await run()).toHaveLength(67);
    expect(asked.requests.map((query) => query.get('city') ?? query.get('postal_code'))).toEqual([
      'St. Petersburg',
      '33701',
    ]);
    expect(asked.requests[0]?.get('taxonomy_description')).toBe('Pharmacy*');
  });

  it('is asked by ZIP code where it has fewer pharmacies under the city’s name than such a city has', async () => {
    const { run, server: asked } = await ask(
      (query, response) => json(response, page(query, query.get('postal_code') === '33324' ? 26 : 0)),
      { name: 'Plantation', population: 92_560, zips: ['33317', '33324'] },
    );
    expect(await run()).toHaveLength(26);
    expect(asked.requests.map((query) => query.get('postal_code'))).toEqual([null, '33317', '33324']);
    expect(asked.requests[2]?.get('city')).toBeNull();
  });

  it('is reported if one ZIP code has more answers than it gives', async () => {
    const { run, troubles } = await ask((query, response) => json(response, page(query, 5000)), {
      zips: ['33101'],
    });
    await run();
    expect(troubles).toEqual([expect.stringContaining('ZIP code 33101')]);
  });

  it.each([
    ['429', (response: ServerResponse) => response.writeHead(429, { 'retry-after': '0' }).end()],
    ['a 503', (response: ServerResponse) => response.writeHead(503).end('busy')],
    ['broken JSON', (response: ServerResponse) => response.end('{"result_count": 200, "results": [')],
    ['another format', (response: ServerResponse) => json(response, { hello: 'world' })],
    ['a dropped connection', (response: ServerResponse) => response.destroy()],
    [
      'an answer that breaks off',
      (response: ServerResponse) => {
        response.writeHead(200, { 'content-length': '1000' });
        response.write('{"result_count"');
        setTimeout(() => response.destroy(), 5);
      },
    ],
  ])('is asked again after %s', async (_, fail) => {
    const {
      run,
      retries,
      server: asked,
    } = await ask((query, response, number) =>
      number <= 2 ? fail(response) : json(response, page(query, 3)),
    );
    expect(await run()).toHaveLength(3);
    expect(retries).toHaveLength(2);
    expect(asked.requests).toHaveLength(3);
  });

  it('gives up after the last try', async () => {
    const { run, server: asked } = await ask((_, response) => response.writeHead(500).end());
    await expect(run()).rejects.toThrow('after 4 tries');
    expect(asked.requests).toHaveLength(4);
  });

  it('reports an answer of Errors, which is not kept or taken for an empty city', async () => {
    const errors = {
      Errors: [
        { description: 'Field state requires additional search criteria', field: 'state', number: '04' },
      ],
    };
    const {
      run,
      troubles,
      server: asked,
    } = await ask((_, response) => json(response, errors), {
      zips: [],
    });
    expect(await run()).toEqual([]);
    expect(troubles).toEqual([expect.stringContaining('requires additional search criteria')]);
    await run();
    expect(asked.requests).toHaveLength(2);
  });

  it('is not asked twice for answers of an interrupted run', async () => {
    let broken = true;
    const { run, server: asked } = await ask((query, response) => {
      if (broken && query.get('skip') === '400') response.writeHead(500).end();
      else json(response, page(query, 450));
    });
    await expect(run()).rejects.toThrow();
    broken = false;
    asked.requests.length = 0;
    expect(await run()).toHaveLength(450);
    expect(asked.requests.map((query) => query.get('skip'))).toEqual(['400']);
  });

  it('is asked again for answers of four days ago', async () => {
    const { run, server: asked } = await ask((query, response) => json(response, page(query, 3)));
    await run();
    await run();
    expect(asked.requests).toHaveLength(1);
    const before = Date.now() / 1000 - 4 * 86_400;
    for (const name of await readdir(folder)) await utimes(join(folder, name), before, before);
    expect(await run()).toHaveLength(3);
    expect(asked.requests).toHaveLength(2);
  });
});
