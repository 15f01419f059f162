import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { newFolder } from '../../../tests/support/new-folder.ts';
import { formatProblem } from '../../cli/problems/problem.ts';
import { partFile, partText, sumOf, sumsFile, sumsText } from './part-record.ts';
import { readParts } from './read-parts.ts';

let root = '';
beforeEach(() => {
  root = newFolder();
});

/** Writes an empty part, and gives its folder. */
async function writePart(name: string, index: number): Promise<string> {
  const identity = { day: '2026-11-22', inputs: 'a', code: 'b', client: 'c', node: 'v24', settings: {} };
  const text = partText({ index, count: 2, identity, files: 0, groups: {} });
  const folder = join(root, name);
  await mkdir(folder);
  await writeFile(join(folder, partFile), text);
  await writeFile(join(folder, sumsFile), sumsText(new Map([[partFile, sumOf(text)]])));
  return folder;
}

describe('parts that are read', () => {
  it('count once where a folder is named twice, however it is written', async () => {
    const [one, two] = [await writePart('part-1', 1), await writePart('part-2', 2)];
    const read = await readParts([one, two, `${one}/`, join(root, 'part-2', '..', 'part-2')]);
    expect(read.ok && read.value?.map(({ record }) => record.index)).toEqual([1, 2]);
  });

  it('are refused where two folders hold one shard', async () => {
    const [one, two] = [await writePart('part-1', 1), await writePart('part-2', 2)];
    const copy = await writePart('copy', 1);
    const read = await readParts([one, two, copy]);
    expect(read.ok ? [] : read.problems.map(formatProblem)).toEqual([
      expect.stringMatching(/copy: each shard must be given once, and .*part-1 is shard 1\/2 too — Leave/),
    ]);
  });
});
