import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, expect, it, vi } from 'vitest';
import { pharmacyPath } from '../../src/domain/site/paths.ts';
import {
  buildSite,
  differingFiles,
  fileTree,
  newSite,
  removeSites,
  reportOf,
  testBundle,
} from '../../tests/support/build-fixture.ts';
import { officeWeek, pharmacyFixture } from '../../tests/support/pharmacy-fixture.ts';
import { storeOf } from '../../tests/support/store-fixture.ts';

// Whole builds, on a machine that may be busy.
vi.setConfig({ testTimeout: 120_000 });
afterAll(removeSites);

it('a build renders pages with hours that have become old, and none on the same day', async () => {
  const bundle = await testBundle();
  const site = await newSite();
  const dated = pharmacyFixture(1, { hours: { pharmacy: { weekly: officeWeek, asOf: '2026-01-05' } } });
  const listings = await storeOf(site, [dated, pharmacyFixture(2)]);
  const on = (time: string) => reportOf(buildSite(site, bundle, { listings, now: new Date(time) }));
  const page = (): Promise<string> =>
    readFile(join(site.out, `${pharmacyPath(dated).slice(1)}.html`), 'utf8');

  await on('2026-11-01T01:00:00Z');
  const first = await fileTree(site.out);
  expect(await page()).toContain('openingHoursSpecification');
  expect(await on('2026-11-01T23:00:00Z')).toMatchObject({ rendered: 0, pagesWritten: 0 });
  expect(differingFiles(first, await fileTree(site.out))).toEqual([]);

  expect((await on('2027-08-01T12:00:00Z')).rendered).toBeGreaterThan(0);
  expect(await page()).toContain('Hours as of Jan 2026');
  expect(await page()).not.toContain('openingHoursSpecification');
});
