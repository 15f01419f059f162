import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { newFolder } from '../../../tests/support/new-folder.ts';
import { compileForNode } from './compile-for-node.ts';

it('compiles TypeScript into a module that Node runs', async () => {
  const folder = newFolder();
  const source = join(folder, 'a.ts');
  await writeFile(source, 'export const a = 1;');
  await compileForNode(join(folder, 'out'), { a: source }, { configFile: false });
  expect(await readdir(join(folder, 'out'))).toEqual(['a.mjs']);
  const { a } = await import(join(folder, 'out', 'a.mjs'));
  expect(a).toBe(1);
});
