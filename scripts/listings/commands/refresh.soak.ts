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
  for (const work of ['work', 'cache/refresh/work'].map((name) => join(folder, name))) {
    await mkdir(work, { recursive: true });
    claimWorkFolder({ work, out: join(folder, 'site') });
    await cp(bundle, join(work, 'bundle'), { recursive: true });
  }
});
afterEach(async () => {
  await services.close();
  await rm(folder, { recursive: true, force: true });
});

const refresh = () =>
  startScript('data', [
    'refresh',
    ...['--lists', join(folder, 'lists'), '--store', join(folder, 'store'), '--gap', '1'],
    ...['--out', join(folder, 'site'), '--work', join(folder, 'work'), '--cache', join(folder, 'cache')],
    ...services.parameters,
  ]).ended;
const page = (path: string): Promise<string> => readFile(join(folder, 'site', path), 'utf8');

describe('npm run data -- refresh', () => {
  it('fetches, tells the difference, checks the built site and publishes it', async () => {
    const { code, output } = await refresh();
    expect(output).toMatch(/FL +13 +13 +0 +0 +0 +9\n/);
    expect(output).toContain('all well');
    expect(code).toBe(0);
    expect(await page('pharmacies/miami-fl.html')).toContain('Corner Drugs');
    expect(await page('licenses.html')).toContain('OpenStreetMap contributors');

    // Three sources answer, one does not: the store takes what came, the site stays.
    services.faults.stores = (_, response) => {
      response.writeHead(500).end();
      return true;
    };
    await rm(join(folder, 'cache', 'alltheplaces'), { recursive: true });
    const before = await page('index.html');
    const failed = await refresh();
    expect(failed.code).toBe(1);
    expect(failed.output).toMatch(/The fetch failed, so the refresh stops: .*is the site of before\./);
    expect(await page('index.html')).toBe(before);
    expect((await readListings(join(folder, 'store')))?.kept.map(({ id }) => id)).toContain('alltheplaces');
  });

  it('publishes nothing where nothing could be fetched', async () => {
    services.faults.register = (_, response) => {
      response.writeHead(500).end();
      return true;
    };
    services.faults.map = services.faults.register;
    services.faults.stores = services.faults.register;
    const { code, output } = await refresh();
    expect(code).toBe(1);
    expect(output).toContain('The fetch failed, so the refresh stops: the store is as it was');
    expect(existsSync(join(folder, 'site'))).toBe(false);
  });
});
