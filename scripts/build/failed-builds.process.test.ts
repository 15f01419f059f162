import { mkdirSync, readdirSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
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
  writeLists,
} from '../../tests/support/build-fixture.ts';
import type { Bundle } from './bundle/bundle.ts';

// Whole builds, on a machine that may be busy.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 180_000 });

let site: TestSite;
let good: Bundle;

beforeAll(async () => {
  site = await newSite();
  good = await standInBundle(join(site.root, 'good'));
  await reportOf(buildSite(site, good));
});
afterAll(removeSites);

describe('a page that throws', () => {
  it('fails the build with the name of every such page, and nothing is published', async () => {
    const before = await fileTree(site.out);
    const bad = await standInBundle(
      join(site.root, 'bad-pages'),
      `if (path === '/contact' || path === '/pharmacies/hoover-al') throw new Error('No hours for ' + path);`,
    );
    const outcome = await buildSite(site, bad);
    if (outcome.ok) throw new Error('the build succeeded');
    expect(outcome.failures.map(({ path }) => path)).toEqual(['/contact', '/pharmacies/hoover-al']);
    expect(outcome.failures[0]?.message).toContain('No hours for /contact');
    expect(differingFiles(before, await fileTree(site.out))).toEqual([]);
  });

  it('does so on several threads too', async () => {
    const before = await fileTree(site.out);
    const bad = await standInBundle(
      join(site.root, 'bad-page'),
      `if (path === '/pharmacies/new-york-ny') throw new TypeError('No such time zone');`,
    );
    const outcome = await buildSite(site, bad, { threads: 3 });
    if (outcome.ok) throw new Error('the build succeeded');
    expect(outcome.failures.map(({ path }) => path)).toEqual(['/pharmacies/new-york-ny']);
    expect(differingFiles(before, await fileTree(site.out))).toEqual([]);
  });
});

describe('a rendering thread that dies', () => {
  it.each([
    {
      how: 'by an error outside of any page',
      spoil: `queueMicrotask(() => { throw new Error('late'); });`,
      cause: 'late',
    },
  ])('$how fails the build with the name of its page group', async ({ spoil, cause }) => {
    const before = await fileTree(site.out);
    const bad = await standInBundle(
      join(site.root, `dying-${spoil.length}`),
      `if (path === '/pharmacies/birmingham-al') { ${spoil} }`,
    );
    const error: unknown = await buildSite(site, bad, { threads: 2 }).catch((thrown: unknown) => thrown);
    if (!(error instanceof Error)) throw new Error('the build went on');
    expect(error.message).toMatch(/^A rendering thread stopped at city\//);
    expect(String(error.cause)).toContain(cause);
    expect(differingFiles(before, await fileTree(site.out))).toEqual([]);
  });

  it('before its first page fails the build, and the next build is not affected', async () => {
    const before = await fileTree(site.out);
    const bad = await standInBundle(join(site.root, 'no-start'));
    await writeFile(bad.renderer, `throw new Error('no renderer');`);
    await expect(buildSite(site, { ...bad, id: 'no-start' })).rejects.toThrow(
      'A rendering thread stopped at',
    );
    expect(differingFiles(before, await fileTree(site.out))).toEqual([]);
    expect(await reportOf(buildSite(site, good))).toMatchObject({
      rendered: 0,
      pagesWritten: 0,
      filesRemoved: 0,
    });
  });
});

describe('bad lists', () => {
  const { 'cities.csv': cities, 'places.csv': places } = siteLists;
  const avondale = 'birmingham-al,neighborhood,Avondale,33.5230,-86.7720,0.9\n';
  it.each([
    { name: 'a duplicate slug', changes: { 'cities.csv': `${cities}${cities.split('\n')[1]}\n` } },
    { name: 'an unknown state code', changes: { 'cities.csv': cities.replace('Hoover,AL', 'Hoover,XX') } },
    { name: 'an illegal slug', changes: { 'cities.csv': cities.replace('hoover-al', 'Hoover_al') } },
    {
      name: 'a colliding landing slug',
      changes: { 'places.csv': `${places}${avondale.replace('Avondale', 'Open Sunday')}` },
      place: /places\.csv:\d+$/,
    },
    { name: 'a missing column', changes: { 'cities.csv': cities.replace(',county', '') } },
    { name: 'an empty file', changes: { 'cities.csv': '' } },
    { name: 'a missing file', changes: { 'cities.csv': null } },
    { name: 'UTF-16 without a mark', changes: { 'cities.csv': Buffer.from(cities, 'utf16le') } },
    { name: 'a ZIP code of another state', changes: { 'cities.csv': cities.replace('35226', '99501') } },
    { name: 'a line of 10 MB', changes: { 'cities.csv': `${cities}${'x'.repeat(10_000_000)}\n` } },
    {
      name: 'invalid UTF-8',
      changes: { 'cities.csv': Buffer.from(cities.replace('Hoover', 'Hoov\u00e9r'), 'latin1') },
    },
    {
      name: 'a featured pharmacy that is not listed',
      changes: { 'featured.csv': 'city,pharmacy,reason\nhoover-al,nobody,Kind people\n' },
      place: /featured\.csv:2$/,
    },
  ])('with $name are refused, and nothing is published', async ({ changes, place = /\.csv(:\d+)?$/ }) => {
    const before = await fileTree(site.out);
    await writeLists(site, changes);
    const outcome = await buildSite(site, good);
    await writeLists(site, siteLists);
    if (outcome.ok) throw new Error('the build succeeded');
    expect(outcome.problems).toHaveLength(1);
    for (const { file, line, rule, remedy } of outcome.problems) {
      expect(line === undefined ? file : `${file}:${line}`).toMatch(place);
      expect(rule).not.toBe('');
      expect(remedy).not.toBe('');
    }
    expect(differingFiles(before, await fileTree(site.out))).toEqual([]);
  });
});

describe('bad lists of addresses', () => {
  it.each([
    {
      name: 'a row that is wrong by itself',
      changes: { 'cities.csv': siteLists['cities.csv'].replace('Hoover,AL', 'Hoover,XX') },
    },
    {
      name: 'a row that is wrong beside the others',
      changes: { 'featured.csv': 'city,pharmacy,reason\nhoover-al,nobody,Kind people\n' },
    },
  ])('are told together with $name', async ({ changes }) => {
    const moved = join(site.lists, 'moved.csv');
    await writeLists(site, changes);
    await writeFile(moved, 'kind,from,to,since\ncity,x,y,never\n');
    const outcome = await buildSite(site, good);
    await writeLists(site, siteLists);
    await rm(moved);
    if (outcome.ok) throw new Error('the build succeeded');
    const files = outcome.problems.map(({ file }) => basename(file));
    expect(files).toContain('moved.csv');
    expect(files).toContain(Object.keys(changes)[0]);
  });
});

describe('a file outside of the published folder that cannot be written', () => {
  it('is reported with the site published, and written by the next build', async () => {
    const full = await newSite();
    await reportOf(buildSite(full, good));
    await rm(join(full.work, 'hosts'), { recursive: true });
    const obstacle = join(full.work, 'hosts', 'vercel.json');
    mkdirSync(join(obstacle, 'in-the-way'), { recursive: true });
    const outcome = await buildSite(full, good, { remember: true });
    if (!outcome.ok) throw new Error('the build failed');
    expect(outcome.unwrittenFiles.map(({ file }) => file)).toEqual([join(full.work, 'hosts')]);
    expect(await readFile(join(full.out, 'pharmacies/birmingham-al.html'), 'utf8')).toContain(
      'birmingham-al',
    );
    // Later files are written all the same; the hosts' files are written together or not at all.
    expect(await readFile(join(full.lists, 'published.csv'), 'utf8')).toContain('birmingham-al');
    expect(readdirSync(join(full.work, 'hosts'))).toEqual(['vercel.json']);
    await rm(obstacle, { recursive: true });
    expect(await buildSite(full, good, { remember: true })).toMatchObject({ ok: true, unwrittenFiles: [] });
    expect(readdirSync(join(full.work, 'hosts'))).toContain('nginx.conf');
  });
});
