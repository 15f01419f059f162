import { spawn } from 'node:child_process';
import { access, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { newFolder } from '../../../tests/support/new-folder.ts';
import { apiProvider, type LocalServer, localServer, npiOf } from '../../../tests/support/online-fixture.ts';
import { readListings, storeFile } from '../listing-store.ts';

vi.setConfig({ testTimeout: 240_000 });

const zips: readonly string[] = ['33101', '33125'];
const lists = {
  'cities.csv': [
    'name,state,slug,lat,lng,population,county,time_zone,zips',
    `Miami,FL,miami-fl,25.77427,-80.19366,441003,Miami-Dade,America/New_York,${zips.join(' ')}`,
    'Tampa,FL,tampa-fl,27.94752,-82.45843,369075,Hillsborough,America/New_York,33602',
  ],
  'branded-stores.csv': [
    'name,state,slug,lat,lng,population,county,time_zone,zips',
    'Brunswick,GA,city-drugs-brunswick-ga,31.14995,-81.49149,16157,Glynn,America/New_York,31520',
  ],
  'places.csv': [
    'city,kind,name,lat,lng,radius_miles',
    'miami-fl,neighborhood,Little Havana,25.7700,-80.2200,0.8',
  ],
  'featured.csv': ['city,pharmacy,reason'],
};

let folder = '';
let register: LocalServer | undefined;
let census: LocalServer | undefined;
beforeEach(async () => {
  folder = newFolder();
  await mkdir(join(folder, 'lists'));
  for (const [name, lines] of Object.entries(lists))
    await writeFile(join(folder, 'lists', name), `${lines.join('\n')}\n`);
});
afterEach(async () => {
  await register?.close();
  await census?.close();
  await rm(folder, { recursive: true, force: true });
});

/** Starts `npm run data -- fetch` as a process of its own, against the local servers. */
function start() {
  const parameters = [
    ...['fetch', '--lists', join(folder, 'lists'), '--store', join(folder, 'store')],
    ...['--cache', join(folder, 'cache'), '--gap', '1', '--only', 'nppes,census'],
    ...['--register-api', register?.url ?? '', '--census-api', census?.url ?? ''],
  ];
  const child = spawn(process.execPath, ['scripts/launch.mjs', 'data', ...parameters], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', (chunk) => {
    output += chunk;
  });
  child.stderr.on('data', (chunk) => {
    output += chunk;
  });
  const ended = new Promise<{ readonly code: number | null; readonly output: string }>((done) =>
    child.on('close', (code) => done({ code, output })),
  );
  return { child, ended };
}

const json = (response: ServerResponse, body: unknown): void => void response.end(JSON.stringify(body));

/**
 * One page of the answer to a question that `total` providers fit, each with a phone and an address of its
 * own.
 */
function page(query: URLSearchParams, total: number, first: number) {
  const skip = Number(query.get('skip'));
  const length = Math.max(0, Math.min(Number(query.get('limit')), total - skip));
  const results = Array.from({ length }, (_, index) => {
    const serial = first + skip + index;
    const provider = apiProvider(serial);
    const addresses = provider.addresses.map((address) => ({
      ...address,
      telephone_number: `305-26${Math.floor(serial / 10_000)}-${String(serial % 10_000).padStart(4, '0')}`,
    }));
    return { ...provider, addresses };
  });
  return { result_count: length, results };
}

/**
 * The register: 5,000 pharmacies of Miami, of which 1,200 can be had at once and 3 more for each ZIP code;
 * 450 of Tampa.
 */
function registerAnswer(query: URLSearchParams, response: ServerResponse): void {
  const zip = zips.indexOf(query.get('postal_code') ?? '');
  if (zip !== -1) json(response, page(query, 3, 5000 + zip * 100));
  else if (query.get('city') === 'Miami') json(response, page(query, 5000, 0));
  else if (query.get('city') === 'Tampa') json(response, page(query, 450, 6000));
  else json(response, page(query, 0, 0));
}
/**
 * Questions to which the answers above lead: six pages of Miami, one for each ZIP code, three of Tampa, two
 * of Brunswick.
 */
const questions = 6 + zips.length + 3 + 2;
const listings = 1200 + 3 * zips.length + 450;

const censusServer = (): Promise<LocalServer> =>
  localServer((_, response, __, body) => {
    const rows = body.split('\n').filter((line) => /^\d+,"/.test(line));
    const answers = rows.map(
      (row) => `"${row.split(',')[0]}","asked","Match","Exact","found","-80.25,25.75","1234","L"`,
    );
    response.end(`${answers.join('\n')}\n`);
  });
const asked = (server: LocalServer | undefined): readonly string[] =>
  server?.requests.map((query) =>
    [query.get('city'), query.get('postal_code'), query.get('skip')]
      .filter((part) => part !== null)
      .join(' '),
  ) ?? [];

describe('npm run data -- fetch', () => {
  it('fills the store through 429, 5xx, broken JSON and a dropped connection, then asks nothing twice', async () => {
    const failures = new Map<number, (response: ServerResponse) => void>([
      [1, (response) => response.writeHead(429, { 'retry-after': '0' }).end()],
      [3, (response) => response.writeHead(503).end('busy')],
      [5, (response) => response.end('{"result_count": 200, "results": [')],
      [7, (response) => response.destroy()],
    ]);
    register = await localServer((query, response, number) => {
      const fail = failures.get(number);
      if (fail === undefined) registerAnswer(query, response);
      else fail(response);
    });
    census = await censusServer();
    const first = await start().ended;
    expect(first.output).toContain(`Listings            ${listings.toLocaleString('en-US')}`);
    for (const why of ['status 429', 'status 503'])
      expect(first.output).toMatch(new RegExp(`${why}; it is asked again in \\d+ s`));
    expect(first.output.match(/ it is asked again in /g)).toHaveLength(failures.size);
    expect(first.code).toBe(0);
    expect(register.requests).toHaveLength(questions + failures.size);
    expect(census.requests).toHaveLength(1);
    const store = await readListings(join(folder, 'store'));
    expect(store?.listings).toHaveLength(listings);
    expect(store?.listings.every(({ location }) => location.precision === 'street')).toBe(true);
    expect(store?.listings.some(({ npi }) => npi === npiOf(5102))).toBe(true);
    expect(store?.listings[0]?.sources.map(({ id }) => id)).toEqual(['nppes', 'census']);

    register.requests.length = 0;
    census.requests.length = 0;
    expect((await start().ended).code).toBe(0);
    expect([...asked(register), ...asked(census)]).toEqual([]);
    expect((await readListings(join(folder, 'store')))?.version).toBe(store?.version);
  });

  it('goes on where it was killed, and writes no store before the end', async () => {
    let kill: (() => void) | undefined;
    register = await localServer((query, response, number) => {
      if (number === 5 && kill !== undefined) kill();
      else registerAnswer(query, response);
    });
    census = await censusServer();
    const killed = start();
    kill = () => killed.child.kill('SIGKILL');
    expect((await killed.ended).code).toBeNull();
    await expect(access(join(folder, 'store', storeFile))).rejects.toThrow();
    expect(asked(register)).toEqual(['Miami 0', 'Miami 200', 'Miami 400', 'Miami 600', 'Miami 800']);

    kill = undefined;
    register.requests.length = 0;
    expect((await start().ended).code).toBe(0);
    expect(asked(register)).toHaveLength(questions - 4);
    expect(asked(register).slice(0, 4)).toEqual(['Miami 800', 'Miami 1000', '33101 0', '33125 0']);
    expect((await readListings(join(folder, 'store')))?.listings).toHaveLength(listings);
  });

  it('keeps the previous store when the register does not answer, and names what Errors it answers', async () => {
    let broken = false;
    register = await localServer((query, response) => {
      if (broken) return response.writeHead(500).end();
      return query.get('city') === 'Tampa'
        ? json(response, {
            Errors: [{ description: 'Field city contains special characters', number: '06' }],
          })
        : json(response, page(query, query.get('city') === 'Miami' ? 5 : 0, 0));
    });
    census = await censusServer();
    const partial = await start().ended;
    expect(partial.code).toBe(1);
    expect(partial.output).toMatch(
      /city=Tampa.*: Field city contains special characters\n1 question without/,
    );
    const before = await readFile(join(folder, 'store', storeFile), 'utf8');

    broken = true;
    register.requests.length = 0;
    const failed = await start().ended;
    expect(failed.code).toBe(1);
    expect(failed.output).toContain('it must answer for Tampa, FL');
    expect(failed.output).toContain('status 500, after 7 tries');
    expect(failed.output).toContain('the store’s records of nppes are as they were');
    expect(asked(register)).toEqual(Array.from({ length: 7 }, () => 'Tampa 0'));
    expect(await readFile(join(folder, 'store', storeFile), 'utf8')).toBe(before);
  });
});
