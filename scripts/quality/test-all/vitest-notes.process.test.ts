import { execFile } from 'node:child_process';
import { join, resolve } from 'node:path';
import { execPath } from 'node:process';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { folderWith } from '../../../tests/support/new-folder.ts';
import { notesFile, readNotes } from './test-notes.ts';

const broken = `
describe('sums', () => {
  it('add', () => { expect(3).toBe(4); });
  it('are there', () => undefined);
});
describe('prepared', () => {
  beforeAll(() => { throw new Error('the hook broke'); });
  it('is never run', () => undefined);
});
`;

it('a run of vitest notes each test, hook and file that failed, and no other', async () => {
  const folder = folderWith({
    'sums.test.js': broken,
    'file.test.js': "throw new Error('the file broke');",
  });
  const parameters = [
    resolve('node_modules/vitest/vitest.mjs'),
    'run',
    '--globals',
    '--reporter',
    resolve('scripts/quality/test-all/vitest-notes.ts'),
  ];
  const run = promisify(execFile)(execPath, parameters, { cwd: folder });
  await expect(run).rejects.toMatchObject({ code: 1 });
  expect(readNotes(join(folder, notesFile)).toSorted()).toEqual([
    'Failed: file.test.js\n    the file broke',
    'Failed: sums.test.js › prepared\n    the hook broke',
    'Failed: sums.test.js › sums > add\n    expected 3 to be 4 // Object.is equality',
  ]);
});
