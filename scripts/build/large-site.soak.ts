import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import {
  buildSite,
  differingFiles,
  fileTree,
  newSite,
  removeSites,
  reportOf,
  standInBundle,
  type TestSite,
} from '../../tests/support/build-fixture.ts';
import { addSelectedCities } from '../addresses/edit-lists.ts';
import { checkedValue } from '../cli/problems/refusal.ts';
import { gazetteerPlaces } from '../lists/facts/gazetteer.ts';
import type { Bundle } from './bundle/bundle.ts';

// More than 500 places. A stand-in renders the pages, since rendering is not tested here.
vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 });

let bundle: Bundle;
let site: TestSite;
let clean: ReadonlyMap<string, string>;

async function largeSite(): Promise<TestSite> {
  const large = await newSite();
  checkedValue(await addSelectedCities(large.lists, { states: ['AL', 'WV', 'VT'] }, gazetteerPlaces()));
  return large;
}

const build = (of: TestSite, threads = 2) => reportOf(buildSite(of, bundle, { threads }));

/** Lets the capital of West Virginia grow by a thousand people. */
async function grow({ lists }: TestSite): Promise<void> {
  const file = join(lists, 'cities.csv');
  const cities = await readFile(file, 'utf8');
  const edited = cities.replace(
    /^(Charleston,WV,charleston-wv,[^,]+,[^,]+,)(\d+)/m,
    (_, facts, people) => `${facts}${Number(people) + 1000}`,
  );
  expect(edited).not.toBe(cities);
  await writeFile(file, edited);
}

beforeAll(async () => {
  site = await largeSite();
  bundle = await standInBundle(join(site.root, 'bundle'));
  await build(site);
  clean = await fileTree(site.out);
});
afterAll(removeSites);

it('a second build of an unchanged large site renders no page', async () => {
  const report = await build(site);
  expect(report).toMatchObject({ rendered: 0, pagesWritten: 0, filesRemoved: 0, pages: report.unchanged });
  expect(differingFiles(clean, await fileTree(site.out))).toEqual([]);
});

it('two shards of a large site merge into the site of one build', async () => {
  const parts = [1, 2].map((index) => join(site.root, `part-${index}`));
  for (const [index, out] of parts.entries()) {
    const shard = { index: index + 1, count: 2 };
    const work = join(site.root, 'shard');
    expect(await buildSite({ ...site, out, work }, bundle, { shard, threads: 2 })).toMatchObject({
      ok: true,
    });
  }
  const merged = { ...site, out: join(site.root, 'merged'), work: join(site.root, 'merged-work') };
  await reportOf(buildSite(merged, bundle, { parts }));
  expect(differingFiles(clean, await fileTree(merged.out))).toEqual([]);
});

it('a build after an edit of one of many places equals a clean build, and writes few pages', async () => {
  await grow(site);
  const report = await build(site);
  expect(report.pagesWritten).toBeGreaterThan(0);
  expect(report.pagesWritten).toBeLessThan(report.pages / 20);
  const other = await largeSite();
  await grow(other);
  await build(other, 1);
  expect(differingFiles(await fileTree(other.out), await fileTree(site.out))).toEqual([]);
});
