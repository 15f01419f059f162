import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { newFolder } from '../../../tests/support/new-folder.ts';
import { compileForNode } from './compile-for-node.ts';

it('compiles without a word on a machine so slow that a plugin takes seconds', async () => {
  const folder = newFolder();
  const source = join(folder, 'a.ts');
  await writeFile(source, 'export const a = 1;');
  // The bundler tells of plugins from three seconds on; a test fails on any warning.
  const slow = { name: 'slow', load: () => sleep(3_300, null) };
  await compileForNode(join(folder, 'out'), { input: { a: source } }, { configFile: false, plugins: [slow] });
  expect(await readdir(join(folder, 'out'))).toEqual(['a.js']);
});
