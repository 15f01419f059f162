import { existsSync, lstatSync } from 'node:fs';
import { mkdir, rename, rm, stat, symlink, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { newFolder } from '../../../tests/support/new-folder.ts';
import { digestOf } from '../../cli/files/digest.ts';
import { manifestFile, writeManifest } from '../manifest.ts';
import { entryOf, inspectFolder, StagingFolder, withCurrentTimes } from './published-folder.ts';

const files = ['index.html', 'pharmacies/birmingham-al.html'];
const [, city = ''] = files;

let out = '';
const look = (verify = false) => inspectFolder(out, { verify });

/** Writes a manifest that matches the files as they are. */
async function describeOut(): Promise<void> {
  const entries = files.map((file) => [file, entryOf(lstatSync(join(out, file)), digestOf(file))] as const);
  await writeManifest(out, {
    ...{ status: 'published', kind: 'samples', listings: 0, common: '', groups: {}, leaving: ['gone.html'] },
    files: Object.fromEntries(entries),
  });
}

beforeEach(async () => {
  out = newFolder();
  await mkdir(join(out, 'pharmacies'));
  for (const file of [...files, 'mine.txt']) await writeFile(join(out, file), file);
  await describeOut();
});

describe('a published folder', () => {
  it('that did not change has no damage, and files that no build wrote are foreign', () => {
    const found = look(true);
    expect([...found.files.keys()].toSorted()).toEqual(files);
    expect(found).toMatchObject({ damaged: new Set(), replaced: [], foreign: ['mine.txt'] });
    expect(files.every(found.isIntact)).toBe(true);
  });

  it('knows which files were touched, changed or removed, and which of them are damaged', async () => {
    await utimes(join(out, 'index.html'), 1, 1);
    await rm(join(out, city));
    const found = look();
    expect(found.files.get('index.html')).toMatchObject({ modified: 1000, digest: digestOf('index.html') });
    expect(found.damaged).toEqual(new Set([city]));
    expect([...found.files.keys()]).toEqual(['index.html']);
    expect(files.filter(found.isIntact)).toEqual(['index.html']);
  });

  it('is read whole with verify', async () => {
    const { atime, mtime } = await stat(join(out, 'index.html'));
    await utimes(join(out, 'index.html'), atime, mtime);
    await describeOut();
    await writeFile(join(out, 'index.html'), 'INDEX.HTML');
    await utimes(join(out, 'index.html'), atime, mtime);
    expect(look().damaged.size).toBe(0);
    expect(look(true).damaged).toEqual(new Set(['index.html']));
  });

  it('knows nothing of a file behind a link', async () => {
    await rename(join(out, 'pharmacies'), join(out, 'elsewhere'));
    await symlink('elsewhere', join(out, 'pharmacies'));
    const found = look();
    expect(found.files.has(city)).toBe(false);
    expect(found.replaced).toEqual(['pharmacies']);
  });

  it('owns the files that its manifest names or was about to remove', () => {
    const { owns } = look();
    expect(['index.html', 'gone.html'].filter(owns)).toEqual(['index.html', 'gone.html']);
    expect(owns('mine.txt')).toBe(false);
  });

  it.each([
    { name: 'is gone', spoil: () => rm(join(out, manifestFile)) },
    { name: 'is damaged', spoil: () => writeFile(join(out, manifestFile), '{"format":2') },
  ])('is read file by file if its manifest $name', async ({ spoil }) => {
    await spoil();
    const found = look();
    expect(found.manifest).toBeUndefined();
    expect([...found.files.keys()].toSorted()).toEqual([...files, 'mine.txt'].toSorted());
    expect(found.files.get(city)?.digest).toBe(digestOf(city));
  });
});

describe('the pages of the last build', () => {
  it('get the present time of their file, and keep all else', () => {
    const known = { file: 'index.html', bytes: 10, modified: 1, digest: 'a', reasons: ['earned'] } as const;
    const gone = { ...known, file: 'gone.html' };
    const folder = { files: new Map([['index.html', { bytes: 10, modified: 2, digest: 'a' }]]) };
    expect(withCurrentTimes([known, gone], folder)).toEqual([{ ...known, modified: 2 }, gone]);
  });
});

describe('the staging folder', () => {
  it('gets the files that differ from the published ones, and no others', () => {
    const staging = new StagingFolder(join(newFolder(), 'staging'), look().files);
    staging.addAll([
      ['index.html', 'index.html'],
      [city, 'changed'],
      ['new/page.html', 'new'],
    ]);
    expect(staging.staged).toEqual([city, 'new/page.html']);
    expect([...staging.files.keys()]).toEqual(['index.html', city, 'new/page.html']);
    expect(staging.files.get('index.html')).toEqual(look().files.get('index.html'));
    expect(['index.html', ...staging.staged].map((file) => existsSync(join(staging.path, file)))).toEqual([
      ...[false, true, true],
    ]);
  });

  it('returns whether a file to be kept exists', () => {
    const staging = new StagingFolder('nowhere', look().files);
    expect([staging.keep('index.html'), staging.keep('gone.html')]).toEqual([true, false]);
    expect([...staging.files.keys()]).toEqual(['index.html']);
  });
});
