import { mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, posix, win32 } from 'node:path';
import { expect, it } from 'vitest';
import { compileForNextTime, ownSource } from './compile-build.ts';

it('a build is compiled anew after an edit of its own files, wherever paths have backslashes too', () => {
  expect(ownSource('/site/scripts/build.ts', '/site', posix)).toBe('scripts/build.ts');
  expect(ownSource('C:/site/scripts/build.ts', 'C:\\site', win32)).toBe('scripts/build.ts');
});

it('no package and nothing that the bundler made up is a source of the build', () => {
  expect(ownSource('/site/node_modules/zod/index.js', '/site', posix)).toBeUndefined();
  expect(ownSource('C:/site/node_modules/zod/index.js', 'C:\\site', win32)).toBeUndefined();
  expect(ownSource('\0build', '/site', posix)).toBeUndefined();
});

it('a build that cannot be kept compiled is no failed build: why is told in a sentence', async () => {
  // Below a file no folder can be made, whoever runs it.
  const note = await compileForNextTime(join(import.meta.filename, 'tool'));
  expect(note).toMatch(
    /^The build is done; what would start the next one sooner could not be kept: .*compile-build\.test\.ts/,
  );
  expect(note).toMatch(/\(ENOTDIR, [a-z]+\)$/);
});

it('a build that the bundler cannot write is told by that sentence alone, without the bundler’s own word of a failed build', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'compile-build-'));
  try {
    const nowhere = join(folder, 'tool');
    await symlink(join(folder, 'gone', 'tool'), nowhere);
    // Whatever is written to the console fails a test.
    expect(await compileForNextTime(nowhere)).toMatch(/^The build is done; .*\(E[A-Z]+/);
  } finally {
    await rm(folder, { recursive: true });
  }
}, 60_000);
