import { chmodSync, lstatSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { folderWith } from '../../../tests/support/new-folder.ts';
import { replaceFiles } from './replace-file.ts';

it('files are replaced or created, and unchanged ones are left alone', async () => {
  const folder = folderWith({ 'same.txt': 'a', 'other.txt': 'b' });
  const file = (name: string): string => join(folder, name);
  const before = lstatSync(file('same.txt'));
  chmodSync(file('other.txt'), 0o600);
  await replaceFiles(
    new Map([
      [file('same.txt'), 'a'],
      [file('other.txt'), 'c'],
      [file('new.txt'), 'd'],
    ]),
  );
  expect(['same.txt', 'other.txt', 'new.txt'].map((name) => readFileSync(file(name), 'utf8'))).toEqual([
    'a',
    'c',
    'd',
  ]);
  expect(lstatSync(file('same.txt')).ino).toBe(before.ino);
  expect(lstatSync(file('other.txt')).mode & 0o777).toBe(0o600);
});

it('no file is replaced if one cannot be', async () => {
  const folder = folderWith({ 'first.txt': 'a' });
  mkdirSync(join(folder, 'folder'));
  const texts = new Map([
    [join(folder, 'first.txt'), 'b'],
    [join(folder, 'folder', 'none', 'second.txt'), 'c'],
  ]);
  await expect(replaceFiles(texts)).rejects.toThrow('ENOENT');
  expect(readFileSync(join(folder, 'first.txt'), 'utf8')).toBe('a');
});
