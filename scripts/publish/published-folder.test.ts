import { mkdir, mkdtemp, rename, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import type { EarlierState } from '../state/build-state.ts';
import { openPublished } from './published-folder.ts';

const files = ['index.html', 'pharmacies/birmingham-al.html'];
const earlier: EarlierState = {
  out: '',
  groups: new Map(),
  files: new Map(files.map((file) => [file, { bytes: 1, modified: 0, inode: 0, digest: '' }])),
};

let out = '';
beforeEach(async () => {
  out = await mkdtemp(join(tmpdir(), 'published-'));
  await mkdir(join(out, 'pharmacies'));
  for (const file of [...files, 'mine.txt']) await writeFile(join(out, file), file);
});

describe('a published folder', () => {
  it('tells of one file what it tells of it when all are looked at', () => {
    const one = openPublished(out, earlier, false).get('pharmacies/birmingham-al.html');
    const all = openPublished(out, earlier, false).readAll();
    expect(one).toBeDefined();
    expect(all.files.get('pharmacies/birmingham-al.html')).toEqual(one);
    expect([...all.files.keys()].toSorted()).toEqual(files);
    expect(all.foreign).toEqual(['mine.txt']);
  });

  it('tells nothing of what no build wrote', () => {
    expect(openPublished(out, earlier, false).get('mine.txt')).toBeUndefined();
  });

  it('tells nothing of a file behind a link, whether it is asked for alone or not', async () => {
    await rename(join(out, 'pharmacies'), join(out, 'elsewhere'));
    await symlink('elsewhere', join(out, 'pharmacies'));
    const opened = openPublished(out, earlier, false);
    expect(opened.get('pharmacies/birmingham-al.html')).toBeUndefined();
    expect(opened.readAll().replaced).toEqual(['pharmacies']);
    expect(opened.readAll().files.has('pharmacies/birmingham-al.html')).toBe(false);
  });
});
