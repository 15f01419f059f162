import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  buildSite,
  differingFiles,
  fileTree,
  newSite,
  removeSites,
  reportOf,
  siteLists,
  standInBundle,
  type TestSite,
  testEnv,
  writeLists,
} from '../../tests/support/build-fixture.ts';
import { listFiles } from '../cli/files/file-list.ts';
import { formatProblem } from '../cli/problems/problem.ts';
import type { Bundle } from './bundle/bundle.ts';
import type { BuildOptions } from './check-site.ts';
import { manifestFile, readManifest } from './manifest.ts';
import { formatReport } from './report/report.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

let site: TestSite;
let bundle: Bundle;
let one: ReadonlyMap<string, string>;

const partIn = ({ root }: TestSite, index: number): string => join(root, `part-${index}`);
const partsOf = (of: TestSite, count: number): readonly string[] =>
  Array.from({ length: count }, (_, index) => partIn(of, index + 1));

const shard = (of: TestSite, index: number, count: number, options: Partial<BuildOptions> = {}) =>
  buildSite({ ...of, out: partIn(of, index) }, bundle, { shard: { index, count }, ...options });

async function complaints(of: TestSite, parts: readonly string[], options = {}): Promise<readonly string[]> {
  const outcome = await buildSite(of, bundle, { parts, ...options });
  return outcome.ok ? [] : outcome.problems.map(formatProblem);
}

beforeAll(async () => {
  site = await newSite();
  bundle = await standInBundle(join(site.root, 'bundle'));
  const alone = { ...site, out: join(site.root, 'alone'), work: join(site.root, 'alone-work') };
  await reportOf(buildSite(alone, bundle));
  one = await fileTree(alone.out);
  for (let index = 1; index <= 8; index += 1) expect(await shard(site, index, 8)).toMatchObject({ ok: true });
});
afterAll(removeSites);

describe('eight shards', () => {
  it('merge into the site of one build, file by file, and the next build changes nothing', async () => {
    const report = await reportOf(buildSite(site, bundle, { parts: partsOf(site, 8).toReversed() }));
    expect(differingFiles(one, await fileTree(site.out))).toEqual([]);
    /** A manifest without the times of its files, which differ between folders. */
    const manifestOf = (out: string): unknown =>
      JSON.parse(JSON.stringify(readManifest(join(site.root, out))), (name, value) =>
        name === 'modified' ? undefined : value,
      );
    expect(manifestOf('out')).toEqual(manifestOf('alone'));
    const images = (work: string) => fileTree(join(site.root, work, 'images'));
    expect(await images('work')).toEqual(await images('alone-work'));
    const pagesIn = async (work: string): Promise<unknown> =>
      JSON.parse(await readFile(join(site.root, work, 'build-report.json'), 'utf8')).pages;
    expect(await pagesIn('work')).toEqual(await pagesIn('alone-work'));
    const next = await reportOf(buildSite(site, bundle));
    expect(next).toMatchObject({ rendered: 0, pagesWritten: 0, filesRemoved: 0, pages: report.pages });
  });

  it('share the pages evenly, and none has a file of another', async () => {
    const trees = await Promise.all(partsOf(site, 8).map(fileTree));
    const files = trees.map((tree) => [...tree.keys()]);
    expect(new Set(files.flat()).size).toBe(files.flat().length);
    const total = files.flat().length;
    for (const own of files.slice(1)) expect(own.length).toBeLessThan(total / 2);
  });

  it('are the same when built again alone', async () => {
    const before = await fileTree(partIn(site, 3));
    await shard(site, 3, 8);
    expect(await fileTree(partIn(site, 3))).toEqual(before);
  });

  it('change only files that differ when merged over an earlier site', async () => {
    const edited = await newSite({ 'cities.csv': siteLists['cities.csv'].replace('212461', '412461') });
    await reportOf(buildSite(edited, bundle));
    await writeLists(edited, siteLists);
    const report = await reportOf(buildSite(edited, bundle, { parts: partsOf(site, 8) }));
    expect(report.pagesWritten).toBeLessThan(report.pages);
    expect(differingFiles(one, await fileTree(edited.out))).toEqual([]);
  });
});

describe('a merge that is refused', () => {
  let parts: readonly string[];
  let target: TestSite;
  let before: ReadonlyMap<string, string>;

  beforeAll(async () => {
    target = await newSite({ 'cities.csv': siteLists['cities.csv'].replace('212461', '412461') });
    await reportOf(buildSite(target, bundle));
    await writeLists(target, siteLists);
    before = await fileTree(target.out);
  });

  const copies = async (): Promise<readonly string[]> => {
    parts = partsOf(target, 8);
    for (const part of parts) await rm(part, { recursive: true, force: true });
    await Promise.all(parts.map((part, index) => cp(partIn(site, index + 1), part, { recursive: true })));
    return parts;
  };
  const pageOf = async (part: string): Promise<string> => {
    const page = (await listFiles(part)).find((file) => file.endsWith('.html'));
    if (page === undefined) throw new Error('The part has no page');
    return join(part, page);
  };

  it('names every damaged, missing and unfinished part, and leaves the published site alone', async () => {
    const [first = '', second = '', third = '', fourth = ''] = await copies();
    const page = await pageOf(first);
    await writeFile(page, (await readFile(page, 'utf8')).replace('<h1>', '<h2>'));
    await rm(await pageOf(second));
    await writeFile(await pageOf(third), '');
    expect(await complaints(target, parts)).toEqual([
      expect.stringMatching(/part-1.*must be as the shard wrote it, and is damaged — Build this shard again/),
      expect.stringMatching(/part-2.*must be there, as the shard wrote it/),
      expect.stringMatching(/part-3.*damaged/),
    ]);
    await rm(join(fourth, manifestFile));
    const record = join(second, manifestFile);
    await writeFile(record, (await readFile(record, 'utf8')).replace('"published"', '"publishing"'));
    expect(await complaints(target, parts)).toEqual([
      expect.stringMatching(/part-2: a part must be a folder that a shard has finished/),
      expect.stringMatching(/part-4: a part must be a folder that a shard has finished/),
    ]);
    expect(await fileTree(target.out)).toEqual(before);
    expect(await listFiles(join(target.work, 'staging'))).toEqual([]);
  });

  it.each([
    ['is missing', (all: readonly string[]) => all.slice(1), /^shard 1\/8: every shard must be given/],
    ['is no part', (all: readonly string[]) => [...all, target.lists], /a folder that a shard has finished/],
  ])('tells when a shard %s', async (_, change, complaint) => {
    await copies();
    expect(await complaints(target, change(parts))).toEqual([expect.stringMatching(complaint)]);
    expect(await fileTree(target.out)).toEqual(before);
  });

  it('names lists, settings, code and days that differ from the merge’s', async () => {
    await copies();
    const env = { ...testEnv, siteOrigin: 'https://other.test' };
    const other: Bundle = { ...bundle, id: 'other' };
    const outcome = await buildSite(target, other, { parts, env, day: '2026-11-02' });
    await writeLists(target, { 'cities.csv': siteLists['cities.csv'].replace('212461', '212462') });
    const lists = await complaints(target, parts);
    await writeLists(target, siteLists);
    expect(outcome.ok ? [] : outcome.problems.map(formatProblem)).toEqual([
      expect.stringContaining('of the same day'),
      expect.stringContaining('by the same code'),
      expect.stringMatching(/environment variables.*"SITE_ORIGIN"/),
    ]);
    expect(lists).toEqual([expect.stringContaining('from the same lists and listings')]);
    expect(await fileTree(target.out)).toEqual(before);
  });

  it('succeeds once the spoilt shards are built again, alone, even on a later day', async () => {
    const [first = '', second = ''] = await copies();
    await writeFile(await pageOf(first), 'spoilt');
    await rm(second, { recursive: true });
    await shard(target, 2, 8);
    expect(await complaints(target, parts)).toHaveLength(1);
    await shard(target, 1, 8);
    const now = new Date('2026-11-03T00:10:00Z');
    await reportOf(buildSite(target, bundle, { parts, now, acceptLoss: true }));
    expect(differingFiles(one, await fileTree(target.out))).toEqual([]);
  });
});

describe('a shard', () => {
  it('built again after an edit drops the datasets of its earlier part, without a note', async () => {
    const edited = await newSite({ 'cities.csv': siteLists['cities.csv'].replace('212461', '412461') });
    await reportOf(shard(edited, 1, 1));
    await writeLists(edited, siteLists);
    const report = await reportOf(shard(edited, 1, 1));
    expect(report.filesRemoved).toBeGreaterThan(0);
    expect(report.retained).toEqual({ kept: 0, crowdedOut: 0, lost: [] });
    expect(formatReport(report)).not.toContain('no room');
  });

  it('never writes into a folder that holds anything else', async () => {
    const out = join(site.root, 'precious');
    await mkdir(out);
    await writeFile(join(out, 'diary.txt'), 'mine');
    const outcome = await shard(site, 1, 2, { out });
    expect(outcome.ok ? [] : outcome.problems.map(formatProblem)).toEqual([
      expect.stringMatching(/what no build wrote/),
    ]);
    expect(await listFiles(out)).toEqual(['diary.txt']);
  });

  it('that fails leaves its earlier part, and names every page that could not be rendered', async () => {
    const spoilt = await standInBundle(
      join(site.root, 'spoilt'),
      "if (path.includes('birmingham')) throw new Error('no such page');",
    );
    const parts = await Promise.all(partsOf(site, 8).map(async (part) => [...(await fileTree(part)).keys()]));
    const index = 1 + parts.findIndex((files) => files.includes('pharmacies/birmingham-al.html'));
    const before = await fileTree(partIn(site, index));
    const outcome = await shard(site, index, 8, { bundle: async () => spoilt });
    expect(outcome).toMatchObject({ ok: false, problems: [] });
    const failures = outcome.ok ? [] : outcome.failures;
    expect(failures.length).toBeGreaterThan(20);
    expect(failures.every(({ path }) => path.includes('birmingham'))).toBe(true);
    expect(await fileTree(partIn(site, index))).toEqual(before);
  });
});
