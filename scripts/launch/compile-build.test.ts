import { posix, win32 } from 'node:path';
import { expect, it } from 'vitest';
import { ownSource } from './compile-build.ts';

it('a build is compiled anew after an edit of its own files, wherever paths have backslashes too', () => {
  expect(ownSource('/site/scripts/build.ts', '/site', posix)).toBe('scripts/build.ts');
  expect(ownSource('C:/site/scripts/build.ts', 'C:\\site', win32)).toBe('scripts/build.ts');
});

it('no package and nothing that the bundler made up is a source of the build', () => {
  expect(ownSource('/site/node_modules/zod/index.js', '/site', posix)).toBeUndefined();
  expect(ownSource('C:/site/node_modules/zod/index.js', 'C:\\site', win32)).toBeUndefined();
  expect(ownSource('\0build', '/site', posix)).toBeUndefined();
});
