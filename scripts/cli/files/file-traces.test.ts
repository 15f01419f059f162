import { renameSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { newFolder } from '../../../tests/support/new-folder.ts';
import { traceOf } from './file-traces.mjs';

let folder = '';
let file = '';
beforeEach(() => {
  folder = newFolder();
  file = join(folder, 'source.ts');
  writeFileSync(file, 'const a = 1;');
});

const later = () => Date.now() + 10_000;

describe('the trace of files', () => {
  it('is the same while nothing happens to them', () => {
    expect(traceOf([file], later())).toBe(traceOf([file], later()));
    expect(traceOf([file], later())).toContain(file);
  });

  it.each([
    ['is written anew with as many bytes', () => writeFileSync(file, 'const a = 2;')],
    [
      'is written anew and set back in time',
      () => {
        writeFileSync(file, 'const a = 2;');
        utimesSync(file, 1, 1);
      },
    ],
    [
      'gives way to another one',
      () => {
        writeFileSync(`${file}.new`, 'const a = 2;');
        renameSync(`${file}.new`, file);
      },
    ],
  ])('differs once a file %s', async (_, change) => {
    const before = traceOf([file], later());
    // A file system’s clock may stand still for some milliseconds.
    await new Promise((done) => setTimeout(done, 20));
    change();
    expect(traceOf([file], later())).not.toBe(before);
  });

  it('of a link tells what it leads to', async () => {
    const link = join(folder, 'link.ts');
    symlinkSync(file, link);
    const before = traceOf([link], later());
    await new Promise((done) => setTimeout(done, 20));
    writeFileSync(file, 'const a = 2;');
    expect(traceOf([link], later())).not.toBe(before);
  });

  it('is unknown so soon after a change that another one might not show', () => {
    expect(traceOf([file])).toBeUndefined();
  });

  it('is not told of a file that is missing', () => {
    expect(() => traceOf([join(folder, 'none')], later())).toThrow('ENOENT');
  });
});
