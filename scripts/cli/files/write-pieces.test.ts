import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { newFolder } from '../../../tests/support/new-folder.ts';
import { writePieces } from './write-pieces.ts';

let folder = '';
beforeEach(() => {
  folder = newFolder();
});

it('a file holds its pieces one after the other, whatever their length, and nothing of what it held before', () => {
  const file = join(folder, 'file');
  writePieces(file, ['x'.repeat(9)]);
  for (const pieces of [[], ['', 'é'], Array.from({ length: 1000 }, (_, index) => `${index}–`.repeat(300))]) {
    writePieces(file, pieces);
    expect(readFileSync(file, 'utf8') === pieces.join('')).toBe(true);
  }
});
