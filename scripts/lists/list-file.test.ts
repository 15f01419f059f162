import { mkdir, rm, symlink, truncate, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { listDirectoryWith } from '../../tests/support/list-fixture.ts';
import { formatProblem } from '../cli/problems/problem.ts';
import { readListFile } from './read-table.ts';

/** What is told of a list that `make` put in the place of featured.csv. */
async function toldOf(make: (path: string) => Promise<unknown>): Promise<string> {
  const path = join(listDirectoryWith(), 'featured.csv');
  await rm(path);
  await make(path);
  const read = await readListFile(path);
  return read.ok
    ? read.value.toString()
    : read.problems
        .map(formatProblem)
        .join('\n')
        .slice(path.length + 2);
}

describe('a list file', () => {
  it.each<readonly [string, (path: string) => Promise<unknown>, RegExp]>([
    ['a folder', (path) => mkdir(path), /^a list must be a regular file \(got "a folder"\) — Put the right/],
    ['a link to a folder', (path) => symlink('.', path), /regular file \(got "a folder"\)/],
    [
      'a device that never ends',
      (path) => symlink('/dev/zero', path),
      /regular file \(got "a pipe, socket or device"\)/,
    ],
    ['a socket', listening, /regular file \(got "a pipe, socket or device"\)/],
    ['a link to nowhere', (path) => symlink('gone.csv', path), /^the file must exist — Restore/],
    ['a link to itself', (path) => symlink('featured.csv', path), /must be readable \(got "ELOOP"\)/],
    ['nothing', async () => {}, /^the file must exist — Restore/],
    ['a file of 33 MB', (path) => large(path, 33), /at most 32 MB \(got "33 MB"\)/],
  ])('is refused when it is %s', async (_, make, expected) => {
    expect(await toldOf(make)).toMatch(expected);
  });

  it('may be a link to a regular file', async () => {
    expect(
      await toldOf(async (path) => {
        await writeFile(`${path}.kept`, 'city,pharmacy,reason\n');
        await symlink('featured.csv.kept', path);
      }),
    ).toBe('city,pharmacy,reason\n');
  });
});

async function large(path: string, megabytes: number): Promise<void> {
  await writeFile(path, '');
  await truncate(path, megabytes * 1024 * 1024);
}

async function listening(path: string): Promise<void> {
  const server = createServer();
  onTestFinished(() => new Promise((resolve) => server.close(() => resolve())));
  await new Promise<void>((resolve) => server.listen(path, resolve));
}
