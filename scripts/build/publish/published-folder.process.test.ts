import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { TestSite } from '../../../tests/support/build-fixture.ts';
import type { Bundle } from '../bundle/bundle.ts';

vi.mock(import('node:fs'), async (original) => {
  const fs = await original();
  return { ...fs, renameSync: vi.fn(fs.renameSync) };
});
// Imported anew: another test file of this process may have loaded them with the real renameSync.
vi.resetModules();
const {
  buildSite,
  datasetIn,
  differingFiles,
  fileIdentities,
  fileTree,
  isPublishing,
  newSite,
  removeSites,
  reportOf,
  siteLists,
  standInBundle,
  writeLists,
} = await import('../../../tests/support/build-fixture.ts');
const { manifestEntries, manifestFile, readManifest } = await import('../manifest.ts');
const { renameSync: realRename } = await vi.importActual<typeof import('node:fs')>('node:fs');

/** Makes every rename fail from the `call`-th on, counted from now. */
function powerFailsAt(call: number): void {
  let calls = 0;
  vi.mocked(renameSync).mockImplementation((from, to) => {
    calls += 1;
    if (calls >= call)
      throw Object.assign(new Error('the power is gone'), {
        code: 'EIO',
        syscall: 'rename',
        path: String(from),
      });
    realRename(from, to);
  });
}
const powerIsBack = (): void => void vi.mocked(renameSync).mockImplementation(realRename);

// Whole builds of a small site, on a machine that may be busy.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 });

let site: TestSite;
let bundle: Bundle;
let clean: ReadonlyMap<string, string>;
let elsewhere: string;

/** One site for all tests. Each test leaves it unchanged. */
beforeAll(async () => {
  site = await newSite();
  elsewhere = join(site.root, 'elsewhere');
  mkdirSync(elsewhere);
  bundle = await standInBundle(join(site.root, 'bundle'));
  await reportOf(buildSite(site, bundle));
  clean = await fileTree(site.out);
});
afterAll(removeSites);

const at = (name: string): string => join(site.out, name);
const page = 'pharmacies/hoover-al.html';

/** A file's time in the manifest, in milliseconds since 1970. */
function manifestTime(name: string): number {
  const manifest = readManifest(site.out);
  if (manifest === undefined || manifest === 'damaged') throw new Error('there is no manifest');
  return new Map(manifestEntries(manifest)).get(name)?.modified ?? 0;
}

function edit(name: string): void {
  const text = readFileSync(at(name), 'utf8');
  writeFileSync(at(name), `x${text.slice(1)}`);
}

/** Moves a published file or folder elsewhere, and puts a link in its place. */
function linkOut(name: string): void {
  renameSync(at(name), join(elsewhere, 'moved'));
  symlinkSync(join(elsewhere, 'moved'), at(name));
}

const dothan = `${siteLists['cities.csv']}Dothan,AL,dothan-al,31.22323,-85.39049,68567,Houston,America/Chicago,36301\n`;

describe('the next build restores', () => {
  it.each([
    { name: 'a page that was overwritten', spoil: () => writeFileSync(at('index.html'), 'hacked') },
    { name: 'a page of which one letter was changed', spoil: () => edit(page) },
    { name: 'a page that was cut short', spoil: () => truncateSync(at(page), 20) },
    { name: 'an asset that was edited', spoil: () => edit('assets/app.js') },
    { name: 'a dataset that was edited', spoil: () => edit(datasetIn(clean, 'data/places/hoover-al')) },
    { name: 'a sitemap that was deleted', spoil: () => rmSync(at('sitemap.xml')) },
    { name: 'a folder that was deleted', spoil: () => rmSync(at('pharmacies'), { recursive: true }) },
    {
      name: 'a page in whose place an empty folder is',
      spoil: () => {
        rmSync(at(page));
        mkdirSync(at(page));
      },
    },
    { name: 'a page that became a link to itself elsewhere', spoil: () => linkOut(page) },
    { name: 'a folder that became a link to itself elsewhere', spoil: () => linkOut('pharmacies') },
    {
      name: 'a folder that became a link that leads to itself',
      spoil: () => {
        rmSync(at('pharmacies'), { recursive: true });
        symlinkSync('pharmacies', at('pharmacies'));
      },
    },
    { name: 'a manifest that was deleted', spoil: () => rmSync(at(manifestFile)) },
    { name: 'a manifest that was overwritten', spoil: () => writeFileSync(at(manifestFile), 'hacked') },
    {
      name: 'a page that was edited while the manifest was lost',
      spoil: () => {
        edit(page);
        rmSync(at(manifestFile));
      },
    },
    {
      name: 'a page that was edited while the manifest was cut short',
      spoil: () => {
        edit(page);
        truncateSync(at(manifestFile), 2000);
      },
    },
  ])('$name', async ({ spoil }) => {
    spoil();
    const outside = await fileTree(elsewhere);
    await reportOf(buildSite(site, bundle));
    expect(differingFiles(clean, await fileTree(site.out))).toEqual([]);
    expect(differingFiles(outside, await fileTree(elsewhere))).toEqual([]);
    rmSync(elsewhere, { recursive: true });
    mkdirSync(elsewhere);
  });

  it('and names what it restored, and nothing that was only touched or copied', async () => {
    const before = await fileIdentities(site.out);
    utimesSync(at('index.html'), 1, 1);
    const copy = join(site.root, 'copy');
    copyFileSync(at(page), copy);
    renameSync(copy, at(page));
    edit('robots.txt');
    const touched = await fileIdentities(site.out);
    const { mended, rendered } = await reportOf(buildSite(site, bundle));
    expect(mended).toEqual(['robots.txt']);
    expect(rendered).toBe(0);
    expect(differingFiles(touched, await fileIdentities(site.out))).toEqual(['robots.txt']);
    expect(before.size).toBe(touched.size);
  });

  it('and notes the new time of a kept page, so that not every build reads it', async () => {
    utimesSync(at(page), 1, 1);
    expect(manifestTime(page)).not.toBe(1000);
    await reportOf(buildSite(site, bundle));
    expect(manifestTime(page)).toBe(1000);
  });

  it('with --verify, even an edit that keeps size, time and inode', async () => {
    const time = new Date(manifestTime(page));
    edit(page);
    utimesSync(at(page), time, time);
    expect((await reportOf(buildSite(site, bundle))).mended).toEqual([]);
    expect((await reportOf(buildSite(site, bundle, { verify: true }))).mended).toEqual([page]);
    expect(differingFiles(clean, await fileTree(site.out))).toEqual([]);
  });
});

describe('what no build wrote', () => {
  it('is kept and named, and all other files equal a clean build’s', async () => {
    const kept = ['.htaccess', 'google1234.html', 'pharmacies/notes.txt'];
    for (const name of kept) writeFileSync(at(name), 'mine');
    mkdirSync(at('photos/2026'), { recursive: true });
    writeFileSync(at('photos/2026/cat.jpg'), 'mine');
    mkdirSync(at('empty'));
    symlinkSync(elsewhere, at('link'));
    const identities = await fileIdentities(site.out);
    const expected = [...kept, 'empty/', 'link', 'photos/'].toSorted();
    expect((await reportOf(buildSite(site, bundle))).foreign).toEqual(expected);
    // The manifest alone says which files are the build's, with any work folder.
    await rm(site.work, { recursive: true });
    const report = await reportOf(buildSite(site, bundle, { verify: true }));
    expect(report).toMatchObject({ foreign: expected, pagesWritten: 0, filesRemoved: 0, mended: [] });
    expect(differingFiles(identities, await fileIdentities(site.out))).toEqual([]);
    expect(differingFiles(clean, await fileTree(site.out))).toEqual(
      [...kept, 'photos/2026/cat.jpg'].toSorted(),
    );
    for (const name of expected) rmSync(at(name), { recursive: true });
  });

  it.each([
    {
      name: 'a file',
      path: 'pharmacies/dothan-al.html',
      make: (path: string) => writeFileSync(path, 'mine'),
    },
    {
      name: 'a link',
      path: 'pharmacies/dothan-al.html',
      make: (path: string) => symlinkSync(elsewhere, path),
    },
    {
      name: 'a file where a folder',
      path: 'pharmacies/dothan-al',
      make: (path: string) => writeFileSync(path, 'mine'),
    },
    {
      name: 'a link where a folder',
      path: 'pharmacies/dothan-al',
      make: (path: string) => symlinkSync(elsewhere, path),
    },
    {
      name: 'a folder with a file in it',
      path: page,
      make: (path: string) => {
        rmSync(path);
        mkdirSync(path);
        writeFileSync(join(path, 'mine.txt'), 'mine');
      },
    },
  ])('is refused by name where a page needs its place: $name', async ({ path, make }) => {
    make(at(path));
    await writeLists(site, { 'cities.csv': dothan });
    const before = await fileIdentities(site.out);
    const outcome = await buildSite(site, bundle);
    if (outcome.ok) throw new Error('the build succeeded');
    expect(new Set(outcome.problems.map(({ file }) => file))).toEqual(new Set([at(path)]));
    expect(differingFiles(before, await fileIdentities(site.out))).toEqual([]);
    expect(differingFiles(new Map(), await fileTree(elsewhere))).toEqual([]);
    rmSync(at(path), { recursive: true });
    await writeLists(site, siteLists);
    await reportOf(buildSite(site, bundle));
    expect(differingFiles(clean, await fileTree(site.out))).toEqual([]);
  });
});

describe('a publication that is cut short', () => {
  const cutShort = async (call: number) => {
    await writeLists(site, { 'cities.csv': dothan });
    powerFailsAt(call);
    const building = buildSite(site, bundle, { acceptLoss: true });
    // Once files are moved, the error says that the folder may be mixed.
    await expect(building).rejects.toThrow(
      call === 1
        ? 'the power is gone'
        : /answers with an error.*files of two builds.*Do not deploy it.*next build/s,
    );
    powerIsBack();
    await writeLists(site, siteLists);
  };
  const mend = async () => {
    const report = await reportOf(buildSite(site, bundle, { acceptLoss: true }));
    expect(isPublishing(site.out)).toBe(false);
    expect(differingFiles(clean, await fileTree(site.out))).toEqual([]);
    return report;
  };

  it('before any change, leaves the site and its manifest as they were', async () => {
    await cutShort(1);
    expect(isPublishing(site.out)).toBe(false);
    expect(differingFiles(clean, await fileTree(site.out))).toEqual([]);
    expect(await mend()).toMatchObject({ rendered: 0, foreign: [] });
  });

  it.each([2, 5, 12])('at file %i, leaves a manifest that says so until a build succeeds', async (call) => {
    await cutShort(call);
    expect(isPublishing(site.out)).toBe(true);
    expect((await mend()).foreign).toEqual([]);
  });

  it('leaves a manifest that says so even if the work folder is lost and the next build fails', async () => {
    await cutShort(5);
    rmSync(site.work, { recursive: true });
    await writeLists(site, { 'cities.csv': 'no list' });
    expect((await buildSite(site, bundle)).ok).toBe(false);
    expect(isPublishing(site.out)).toBe(true);
    await writeLists(site, siteLists);
    await mend();
  });

  it('is finished by a build of the same lists', async () => {
    await cutShort(5);
    await writeLists(site, { 'cities.csv': dothan });
    await reportOf(buildSite(site, bundle));
    expect(existsSync(at('pharmacies/dothan-al.html'))).toBe(true);
    await writeLists(site, siteLists);
    await mend();
  });
});

describe('pages that are not planned', () => {
  it('are removed with folders that become empty, but not with folders that hold other files', async () => {
    await writeLists(site, { 'cities.csv': dothan });
    await reportOf(buildSite(site, bundle));
    expect(existsSync(at('pharmacies/dothan-al'))).toBe(true);
    await writeLists(site, siteLists);
    await reportOf(buildSite(site, bundle, { acceptLoss: true }));
    expect(existsSync(at('pharmacies/dothan-al'))).toBe(false);
    expect(differingFiles(clean, await fileTree(site.out))).toEqual([]);
  });
});

describe('another kind of site', () => {
  it('replaces a site only with --accept-loss', async () => {
    // The manifest says that imported listings are published here.
    const manifest = readFileSync(at(manifestFile), 'utf8');
    writeFileSync(at(manifestFile), manifest.replace('"samples"', '"imported"'));
    const before = await fileIdentities(site.out);
    const outcome = await buildSite(site, bundle);
    if (outcome.ok) throw new Error('the build succeeded');
    expect(outcome.problems[0]?.rule).toContain(
      'imported listings, and one with sample listings is another site',
    );
    expect(outcome.problems[0]?.remedy).toContain('with --accept-loss');
    expect(differingFiles(before, await fileIdentities(site.out))).toEqual([]);
    await reportOf(buildSite(site, bundle, { acceptLoss: true }));
    expect(differingFiles(clean, await fileTree(site.out))).toEqual([]);
  });
});

const memory = '/dev/shm';
const hasMemoryDisk =
  existsSync(memory) && statSync(memory).dev !== statSync(dirname(import.meta.dirname)).dev;

// Only Linux has a second file system that anyone may write to.
describe.runIf(hasMemoryDisk)('a published folder on another file system than the work folder', () => {
  it('is published, changed, and completed after an interruption, like any other', async () => {
    const root = await mkdtemp(join(memory, 'site-'));
    try {
      const far = { ...site, out: join(root, 'dist'), work: join(site.root, 'far-work') };
      await reportOf(buildSite(far, bundle));
      expect(differingFiles(clean, await fileTree(far.out))).toEqual([]);
      const manifest = readManifest(far.out);
      if (manifest === undefined || manifest === 'damaged') throw new Error('there is no manifest');
      for (const [file, { modified }] of manifestEntries(manifest))
        expect(Math.round(statSync(join(far.out, file)).mtimeMs), file).toBe(modified);
      await writeLists(site, { 'cities.csv': dothan });
      powerFailsAt(5);
      await expect(buildSite(far, bundle)).rejects.toThrow('files of two builds');
      powerIsBack();
      await writeLists(site, siteLists);
      await reportOf(buildSite(far, bundle, { acceptLoss: true }));
      expect(differingFiles(clean, await fileTree(far.out))).toEqual([]);
      expect(existsSync(join(far.out, '.pharmacy-directory-incoming'))).toBe(false);
    } finally {
      await rm(root, { recursive: true });
      await writeLists(site, siteLists);
    }
  });
});
