import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { newFolder } from '../../../tests/support/new-folder.ts';
import { formatProblem } from '../../cli/problems/problem.ts';
import { makePart, partFolderProblems } from './part-folder.ts';
import { partText } from './part-record.ts';

const identity = { day: '2026-11-24', inputs: 'a', code: 'b', client: 'c', node: 'v20', settings: {} };
const record = partText({ index: 1, count: 2, identity, files: 0, groups: {} });

let out: string;
beforeEach(() => {
  const folder = newFolder();
  out = join(folder, 'part-1');
});

/** Fills the folder with files, and folders whose names end with a slash. */
function hold(...entries: readonly (readonly [name: string, text?: string])[]): void {
  mkdirSync(out);
  for (const [name, text = ''] of entries) {
    if (name.endsWith('/')) mkdirSync(join(out, name));
    else writeFileSync(join(out, name), text);
  }
}
const complaints = (): readonly string[] => partFolderProblems(out).map(formatProblem);

describe('the folder of a part', () => {
  it('may be missing, or empty', () => {
    expect(complaints()).toEqual([]);
    hold();
    expect(complaints()).toEqual([]);
  });

  it.each([
    ['is whole', [['part.json', record], ['files.sha256'], ['files/']]],
    ['has a record that is cut', [['part.json', record.slice(0, 40)], ['files.sha256'], ['files/']]],
    ['has lost its record', [['files.sha256'], ['files/']]],
    ['has lost its sums', [['part.json', record], ['files/']]],
    ['has lost all but its record', [['part.json', record]]],
  ] as const)('may hold a part that %s: it is made again', (_, entries) => {
    hold(...entries);
    expect(complaints()).toEqual([]);
  });

  it.each([
    [
      'a file of someone’s own beside a part',
      [['part.json', record], ['files/'], ['notes.txt']],
      'notes.txt',
    ],
    ['a file that has a part’s name alone', [['part.json', '{"parts": []}']], 'part.json'],
    ['a folder that has a part’s name alone', [['files/']], 'files'],
  ] as const)('may not hold %s', (_, entries, name) => {
    hold(...entries);
    expect(complaints()).toEqual([
      expect.stringMatching(new RegExp(`the folder holds what no shard wrote: ${name} .* — Give --out`)),
    ]);
    expect(readdirSync(out)).toHaveLength(entries.length);
  });

  it('is replaced as a whole', async () => {
    hold(['part.json', 'cut'], ['files/']);
    await makePart(out, async (folder) => {
      writeFileSync(join(folder, 'part.json'), record);
      return true;
    });
    expect(readdirSync(out)).toEqual(['part.json']);
  });
});
