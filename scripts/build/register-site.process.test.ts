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
import type { Bundle } from '../client-bundle/bundle.ts';
import { snapshotFile } from '../import/snapshot/register-store.ts';

vi.setConfig({ testTimeout: 60_000 });

/** A site of two neighbouring cities and of towns of branded stores, from the register's rows in the repository. */
let bundle: Bundle;
let site: TestSite;
let artefact: Artefact;
beforeAll(async () => {
  bundle = await testBundle();
  site = await newSite();
  await reportOf(buildSite(site, bundle, { register: snapshotFile }));
  artefact = await readArtefact(site.out, testEnv.siteOrigin, Date.now());
}, 180_000);
afterAll(removeSites);

describe('a site of the register’s snapshot', () => {
  it('passes every check of the built site', async () => {
    const failed = (await runChecks(artefact)).filter(({ findings }) => findings.length > 0);
    expect(formatResults(failed)).toEqual([]);
  });

  it('shows real pharmacies, with where their facts come from and of when they are', async () => {
    const pages = artefact.pages.filter(({ path }) => /^\/pharmacies\/birmingham-al\/(?!page-)/.test(path));
    expect(pages.length).toBeGreaterThan(50);
    const html = (await artefact.read(pages[0]?.file ?? '')).toString();
    expect(html).toMatch(/provider register \(NPPES\)[^<]*, [A-Z][a-z]{2} \d+, 20\d\d/);
    expect(html).not.toMatch(/sample listing/i);
  });

  it('is another site than one of samples, which does not replace it unasked', async () => {
    const outcome = await buildSite(site, bundle);
    expect(outcome).toMatchObject({
      ok: false,
      problems: [{ rule: expect.stringContaining('shows the register’s listings, and one with sample') }],
    });
  });
});
