import { existsSync } from 'node:fs';
import { cp, mkdir, readFile, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { testBundle } from '../../../tests/support/build-fixture.ts';
import { newFolder } from '../../../tests/support/new-folder.ts';
import {
  type OnlineServices,
  oneCityLists,
  onlineServices,
  startScript,
} from '../../../tests/support/online-sources-fixture.ts';
import { claimWorkFolder } from '../../build/publish/check-folders.ts';
import { readListings } from '../listing-store.ts';

vi.setConfig({ testTimeout: 300_000, hookTimeout: 120_000 });

let folder = '';
let services: OnlineServices;
beforeEach(async () => {
  folder = newFolder();
  services = await onlineServices();
  await oneCityLists(folder);
  const bundle = dirname((await testBundle()).client);
  for (const out of ['trial', 'site'].map((name) => join(folder, name))) {
    const work = `${out}-work`;
    await mkdir(work, { recursive: true });
    claimWorkFolder({ work, out });
    await cp(bundle, join(work, 'bundle'), { recursive: true });
  }
});
afterEach(async () => {
  await services.close();
  await rm(folder, { recursive: true, force: true });
});

/** The commands of a month, as the README joins them: up to the first that fails. */
async function month() {
  const [lists, store] = [join(folder, 'lists'), join(folder, 'store')];
  const asked = [...services.parameters, '--cache', join(folder, 'cache'), '--gap', '1'];
  const built = (name: string) => [
    ...['--lists', lists, '--listings', store],
    ...['--out', join(folder, name), '--work', join(folder, `${name}-work`)],
  ];
  const commands = [
    ['data', 'fetch', '--lists', lists, '--store', store, ...asked],
    ['build', ...built('trial')],
    ['check-dist', '--dist', join(folder, 'trial')],
    ['build', '--remember', ...built('site')],
  ] as const;
  let output = '';
  for (const [script, ...parameters] of commands) {
    const ended = await startScript(script, parameters).ended;
    output += ended.output;
    if (ended.code !== 0) return { failed: [script, ended.code], output };
  }
  return { failed: undefined, output };
}
const page = (path: string): Promise<string> => readFile(join(folder, 'site', path), 'utf8');

describe('a site that is fetched, built on trial, checked and published', () => {
  it('shows what the sources have, and stays as it was where one gives no answer', async () => {
    const { failed, output } = await month();
    expect(output).toMatch(/Listings +13\n/);
    expect(output).toContain('all well');
    expect(failed).toBeUndefined();
    expect(await page('pharmacies/miami-fl.html')).toContain('Corner Drugs');
    expect(await page('licenses.html')).toContain('OpenStreetMap contributors');

    services.faults.stores = (_, response) => {
      response.writeHead(500).end();
      return true;
    };
    await rm(join(folder, 'cache', 'alltheplaces'), { recursive: true });
    const before = await page('index.html');
    expect((await month()).failed).toEqual(['data', 1]);
    expect(await page('index.html')).toBe(before);
    expect((await readListings(join(folder, 'store')))?.kept.map(({ id }) => id)).toContain('alltheplaces');
  });

  it('is not built where nothing could be fetched', async () => {
    services.faults.register = (_, response) => {
      response.writeHead(500).end();
      return true;
    };
    services.faults.map = services.faults.register;
    services.faults.stores = services.faults.register;
    expect((await month()).failed).toEqual(['data', 1]);
    expect(existsSync(join(folder, 'site'))).toBe(false);
  });
});
