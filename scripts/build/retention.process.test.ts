import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  buildSite,
  datasetIn,
  differingFiles,
  fileTree,
  newSite,
  removeSites,
  reportOf,
  siteLists,
  standInBundle,
  type TestSite,
  writeLists,
} from '../../tests/support/build-fixture.ts';
import { startPreview } from '../hosts/preview/server.ts';
import type { Bundle } from './bundle/bundle.ts';
import { earlierFilesIn } from './earlier-files/earlier-files.ts';

// Whole builds of a small site, on a machine that may be busy.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 });

let bundle: Bundle;
let site: TestSite;
/** The datasets of Birmingham in three deploys. */
let versions: readonly string[];
/** The folder after the second deploy. */
let second: string;

const birmingham = 'data/places/birmingham-al';
const withPopulation = (population: string) => ({
  'cities.csv': siteLists['cities.csv'].replace('212461', population),
});
const on = (day: string) => ({ now: new Date(`${day}T12:00:00Z`) });

async function deploy(to: TestSite, population: string, day: string, options = {}): Promise<string> {
  await writeLists(to, withPopulation(population));
  await reportOf(buildSite(to, bundle, { ...on(day), ...options }));
  return datasetIn(await fileTree(to.out), birmingham);
}

beforeAll(async () => {
  site = await newSite();
  bundle = await standInBundle(join(site.root, 'bundle'));
  const first = await deploy(site, '212461', '2026-11-01');
  const next = await deploy(site, '212462', '2026-11-10');
  second = join(site.root, 'second');
  await cp(site.out, second, { recursive: true });
  versions = [first, next, await deploy(site, '212463', '2026-11-20')];
});
afterAll(removeSites);

const filesOf = async (folder: string): Promise<readonly string[]> =>
  (await readdir(join(folder, 'data/places'))).map((file) => `data/places/${file}`);

describe('datasets of earlier deploys', () => {
  it('stay beside the latest, each with the day of the first deploy without it', async () => {
    expect(await filesOf(site.out)).toEqual(expect.arrayContaining([...versions]));
    const earlier = earlierFilesIn(site.out);
    expect(versions.map((file) => earlier.get(file))).toEqual(['2026-11-10', '2026-11-20', undefined]);
  });

  it('are left alone by a build that changes nothing', async () => {
    const report = await reportOf(buildSite(site, bundle, on('2026-11-21')));
    expect(report).toMatchObject({
      pagesWritten: 0,
      filesRemoved: 0,
      mended: [],
      foreign: [],
      retained: { lost: [] },
    });
    expect(earlierFilesIn(site.out).get(versions[0] ?? '')).toBe('2026-11-10');
  });

  it('are removed when they are 30 days old', async () => {
    const later = await newSite(withPopulation('212463'));
    await cp(site.out, later.out, { recursive: true });
    await reportOf(buildSite(later, bundle, on('2026-12-15')));
    const files = await filesOf(later.out);
    expect(versions.map((file) => files.includes(file))).toEqual([false, true, true]);
  });

  it('are kept without the manifest of the last build', async () => {
    const adopted = await newSite(withPopulation('212463'));
    await cp(site.out, adopted.out, { recursive: true });
    const report = await reportOf(buildSite(adopted, bundle, on('2026-11-21')));
    expect(report).toMatchObject({ foreign: [], retained: { lost: [] } });
    expect(await fileTree(adopted.out)).toEqual(await fileTree(site.out));
    expect(earlierFilesIn(adopted.out)).toEqual(earlierFilesIn(site.out));
  });

  it('are removed, and named, when they are damaged', async () => {
    const hurt = await newSite(withPopulation('212463'));
    await cp(site.root, hurt.root, { recursive: true });
    const [first = ''] = versions;
    await reportOf(buildSite(hurt, bundle, on('2026-11-21')));
    await writeFile(join(hurt.out, first), 'hacked');
    expect(await reportOf(buildSite(hurt, bundle, on('2026-11-21')))).toMatchObject({
      retained: { lost: [first] },
    });
    expect(await filesOf(hurt.out)).not.toContain(first);
  });

  it('are copied from the last deploy, by folder or address, into the build of a fresh clone', async () => {
    const server = await startPreview({ dist: second, port: 0, host: '127.0.0.1' });
    try {
      for (const previous of [second, server.url]) {
        const clone = await newSite();
        await deploy(clone, '212463', '2026-11-20', { previous });
        expect(differingFiles(await fileTree(clone.out), await fileTree(site.out))).toEqual([]);
        expect(earlierFilesIn(clone.out)).toEqual(earlierFilesIn(site.out));
        expect((await filesOf(clone.out)).toSorted()).toEqual((await filesOf(site.out)).toSorted());
      }
    } finally {
      await server.close();
    }
  });

  it('that the last deploy has lost are named, and the others are copied', async () => {
    const [first = '', next = ''] = versions;
    const broken = join(site.root, 'broken');
    await cp(second, broken, { recursive: true });
    await rm(join(broken, first));
    const clone = await newSite(withPopulation('212463'));
    const report = await reportOf(buildSite(clone, bundle, { ...on('2026-11-20'), previous: broken }));
    expect(report.retained.lost).toEqual([first]);
    expect(await readFile(join(clone.out, next), 'utf8')).toBe(await readFile(join(second, next), 'utf8'));
  });

  it.each([
    ['nowhere', '--previous'],
    ['http://127.0.0.1:1', 'http://127.0.0.1:1'],
  ])('are not built without when the last deploy cannot be read (%s)', async (previous, file) => {
    const clone = await newSite();
    const outcome = await buildSite(clone, bundle, { previous });
    if (outcome.ok) throw new Error('the build succeeded');
    expect(outcome.problems).toMatchObject([{ file, remedy: expect.stringContaining('--previous') }]);
  });
});
