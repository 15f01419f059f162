import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  buildSite,
  newSite,
  removeSites,
  reportOf,
  siteLists,
  type TestSite,
  testBundle,
  writeLists,
} from '../../tests/support/build-fixture.ts';
import { origin } from '../../tests/support/site-fixture.ts';
import { moveTown } from '../addresses/edit-lists.ts';
import { type Artefact, type Finding, readArtefact, reportTo } from '../check-dist/artefact.ts';
import { checkFormerAddresses } from '../check-dist/former-addresses.ts';
import { formatProblem } from '../cli/problems/problem.ts';
import type { Bundle } from './bundle/bundle.ts';

// Whole builds, on a machine that may be busy.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 180_000 });

let bundle: Bundle;
let site: TestSite;
beforeAll(async () => {
  bundle = await testBundle();
  site = await newSite();
});
afterAll(removeSites);

const listText = (file: string): Promise<string> => readFile(join(site.lists, file), 'utf8');

/** Renames Hoover in the lists, and tells where its addresses lead. */
async function renameHoover({ lists }: TestSite): Promise<void> {
  const name = { name: 'Vestavia', state: 'AL' } as const;
  const edit = { list: 'cities', slug: 'hoover-al', name } as const;
  expect((await moveTown(lists, edit, { since: '2026-11-22' })).ok).toBe(true);
}

/** What the check of former addresses finds in a built site. */
async function findingsIn(artefact: Artefact): Promise<readonly Finding[]> {
  const findings: Finding[] = [];
  await checkFormerAddresses(artefact, reportTo(findings));
  return findings;
}

describe('a build', () => {
  it('remembers published addresses only when told to', async () => {
    await reportOf(buildSite(site, bundle));
    expect(await listText('published.csv')).toBe('kind,slug\n');
    await reportOf(buildSite(site, bundle, { remember: true }));
    const published = await listText('published.csv');
    expect(published.split('\n')).toContain('city,hoover-al');
  });

  it('is refused if published addresses would be lost, and changes nothing', async () => {
    const published = await listText('published.csv');
    await writeLists(site, {
      'cities.csv': siteLists['cities.csv'].replace('Hoover,AL,hoover-al', 'Vestavia,AL,vestavia-al'),
    });
    const outcome = await buildSite(site, bundle, { remember: true });
    expect(outcome.ok ? [] : outcome.problems.map(formatProblem)).toEqual([
      expect.stringMatching(
        /published\.csv: .*city hoover-al, pages: 7\d .*npm run lists -- cities rename hoover-al .*"NAME, STATE"/,
      ),
    ]);
    expect(await listText('published.csv')).toBe(published);
  });

  it('publishes redirects once the edit is told of, and stand-in pages for a host without redirects', async () => {
    await renameHoover(site);
    const report = await reportOf(buildSite(site, bundle, { remember: true, acceptLoss: true }));
    expect(report).toMatchObject({ standIns: 0, gone: 0 });
    expect(report.moved).toBeGreaterThan(70);
    const redirects = await readFile(join(site.out, '_redirects'), 'utf8');
    expect(redirects).toContain('/pharmacies/hoover-al /pharmacies/vestavia-al 301\n');
    expect(await findingsIn(await readArtefact(site.out, origin, 0))).toEqual([]);
    expect((await listText('published.csv')).split('\n')).toEqual(
      expect.arrayContaining(['city,hoover-al', 'city,vestavia-al']),
    );
    const standing = await reportOf(buildSite(site, bundle, { host: 'github-pages' }));
    expect(standing).toMatchObject({ filesRemoved: 0, standIns: report.moved - 1 });
    const artefact = await readArtefact(site.out, 'https://pharmacies.test', 0);
    // The city's picture is no page.
    expect(artefact.standIns).toHaveLength(report.moved - 1);
    expect(await findingsIn(artefact)).toEqual([]);
    // A build without a host removes them again, which counts as no loss.
    expect((await reportOf(buildSite(site, bundle))).filesRemoved).toBe(report.moved - 1);
  });

  it('names a line of the lists of addresses that it cannot read', async () => {
    await writeFile(join(site.lists, 'moved.csv'), 'kind,from,to,since\ncity,Hoover,,2026-11-22\n');
    const outcome = await buildSite(site, bundle);
    expect(outcome.ok ? [] : outcome.problems.map(({ line }) => line)).toEqual([2]);
  });
});

describe('an edit after a renaming', () => {
  it('keeps the answers of former addresses, and still refuses to lose one', async () => {
    const own = await newSite();
    const build = (options = {}) => buildSite(own, bundle, { remember: true, ...options });
    const editCities = async (edit: (rows: string) => string): Promise<void> => {
      const file = join(own.lists, 'cities.csv');
      await writeFile(file, edit(await readFile(file, 'utf8')));
    };
    await reportOf(build());
    await renameHoover(own);
    const { moved } = await reportOf(build({ acceptLoss: true }));
    expect(moved).toBeGreaterThan(70);
    // Only this build adds the new name to the lists.
    await reportOf(build());
    const redirects = await readFile(join(own.out, '_redirects'), 'utf8');

    await editCities((rows) => rows.replace('212461', '212462'));
    expect(await reportOf(build())).toMatchObject({ moved });
    expect(await readFile(join(own.out, '_redirects'), 'utf8')).toBe(redirects);

    await editCities((rows) => rows.replace('Vestavia,AL,vestavia-al', 'Pelham,AL,pelham-al'));
    const outcome = await build();
    expect(outcome.ok ? [] : outcome.problems.map(({ value }) => value)).toEqual([
      expect.stringMatching(/^city vestavia-al, pages: \d\d/),
    ]);
  });
});
