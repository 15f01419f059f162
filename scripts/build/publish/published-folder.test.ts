import { lstatSync } from 'node:fs';
import { mkdir, rename, rm, stat, symlink, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { newFolder } from '../../../tests/support/new-folder.ts';
import { aFingerprint, anEarlierState } from '../../../tests/support/state-fixture.ts';
import { digestOf } from '../../cli/files/digest.ts';
import { fingerprintOf } from '../state/fingerprint.ts';
import { PublishedFiles } from '../state/published-files.ts';
import { readPublished } from './published-folder.ts';

const files = ['index.html', 'pharmacies/birmingham-al.html'];
const earlier = anEarlierState(files.map((file) => [file, aFingerprint({ bytes: file.length })]));
const readOut = (verify = false) => readPublished({ out, earlier, verify });

let out = '';
beforeEach(async () => {
  out = newFolder();
  await mkdir(join(out, 'pharmacies'));
  for (const file of [...files, 'mine.txt']) await writeFile(join(out, file), file);
});

/** The folder as the state of a build that left it so says. */
function stateOfOut() {
  const digested = files.map(
    (file) => [file, fingerprintOf(lstatSync(join(out, file)), digestOf(file))] as const,
  );
  return anEarlierState(digested);
}

describe('a published folder', () => {
  it('that is as the last build left it differs in nothing', () => {
    const found = readPublished({ out, earlier: stateOfOut(), verify: true });
    expect(found).toMatchObject({ exists: true, differing: new Map(), further: new Map(), replaced: [] });
    expect(found.foreign).toEqual(['mine.txt']);
  });

  it('tells of files that were touched, changed and taken away, and which of them are damaged', async () => {
    const state = stateOfOut();
    await utimes(join(out, 'index.html'), 1, 1);
    await rm(join(out, files[1] ?? ''));
    const found = readPublished({ out, earlier: state, verify: false });
    expect([...found.differing.keys()].toSorted()).toEqual(files);
    const published = new PublishedFiles(state, () => found);
    expect(published.intact('index.html')).toMatchObject({ modified: 1000, digest: digestOf('index.html') });
    expect(published.get(files[1] ?? '')).toBeUndefined();
    expect(files.filter((file) => published.isDamaged(file))).toEqual([files[1]]);
    expect([...published.names()]).toEqual(['index.html']);
  });

  it('has the content of each file read where that is asked for', async () => {
    const state = stateOfOut();
    const { atime, mtime } = await stat(join(out, 'index.html'));
    await writeFile(join(out, 'index.html'), 'INDEX.HTML');
    await utimes(join(out, 'index.html'), atime, mtime);
    const now = lstatSync(join(out, 'index.html'));
    const same = anEarlierState(
      [...state.files].map(([file, known]) => [
        file,
        file === 'index.html' ? fingerprintOf(now, known.digest) : known,
      ]),
    );
    expect(readPublished({ out, earlier: same, verify: false }).differing.size).toBe(0);
    expect([...readPublished({ out, earlier: same, verify: true }).differing.keys()]).toEqual(['index.html']);
  });

  it('is told in words that cross from a thread', () => {
    const found = readOut();
    expect(structuredClone(found)).toEqual(found);
  });

  it('tells nothing of a file behind a link', async () => {
    await rename(join(out, 'pharmacies'), join(out, 'elsewhere'));
    await symlink('elsewhere', join(out, 'pharmacies'));
    const found = readOut();
    expect(new PublishedFiles(earlier, () => found).get('pharmacies/birmingham-al.html')).toBeUndefined();
    expect(found.replaced).toEqual(['pharmacies']);
  });
});
