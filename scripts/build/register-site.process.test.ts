import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  buildSite,
  newSite,
  removeSites,
  reportOf,
  type TestSite,
  testBundle,
  testEnv,
} from '../../tests/support/build-fixture.ts';
import { type Artefact, readArtefact } from '../check-dist/artefact.ts';
import { formatResults, runChecks } from '../check-dist/run-checks.ts';
import { snapshotFile } from '../listings/listing-store.ts';
import type { Bundle } from './bundle/bundle.ts';

vi.setConfig({ testTimeout: 60_000 });

/** The register's rows of two neighbouring cities of the lists and of some towns around them. */
const around = /,(?:Birmingham|Hoover|Pelham|Bessemer|Leeds),AL,/;

let bundle: Bundle;
let site: TestSite;
let artefact: Artefact;
beforeAll(async () => {
  bundle = await testBundle();
  site = await newSite();
  const register = join(site.root, 'register.csv');
  const [header, ...rows] = (await readFile(snapshotFile, 'utf8')).split('\n');
  await writeFile(register, [header, ...rows.filter((row) => around.test(row)), ''].join('\n'));
  await reportOf(buildSite(site, bundle, { register }));
  artefact = await readArtefact(site.out, testEnv.siteOrigin, Date.now());
}, 180_000);
afterAll(removeSites);

describe('a site of the register’s snapshot', () => {
  it('passes every check of the built site', async () => {
    const failed = (await runChecks(artefact)).results.filter(({ findings }) => findings.length > 0);
    expect(formatResults(failed)).toEqual([]);
  });

  it('shows real pharmacies, with the source and date of their facts', async () => {
    const pages = artefact.pages.filter(({ path }) => /^\/pharmacies\/birmingham-al\/(?!page-)/.test(path));
    expect(pages.length).toBeGreaterThan(50);
    const html = (await artefact.read(pages[0]?.file ?? '')).toString();
    expect(html).toMatch(/provider register \(NPPES\)[^<]*, record updated [A-Z][a-z]{2} \d+, 20\d\d/);
    expect(html).not.toMatch(/sample listing/i);
    expect(html).toContain('Distances are in a straight line from this pharmacy.');
  });

  it('has a page for each pharmacy, in towns that no list names too', async () => {
    expect(artefact.pageByPath.has('/pharmacies/pelham-al')).toBe(true);
    const inPelham = artefact.pages.filter(({ path }) => path.startsWith('/pharmacies/pelham-al/'));
    expect(inPelham.length).toBeGreaterThan(2);
  });

  it('is not replaced by a site of samples without --accept-loss', async () => {
    const outcome = await buildSite(site, bundle);
    expect(outcome).toMatchObject({
      ok: false,
      problems: [{ rule: expect.stringContaining('shows the register’s listings, and one with sample') }],
    });
  });
});
