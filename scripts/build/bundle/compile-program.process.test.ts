import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { newFolder } from '../../../tests/support/new-folder.ts';
import { compileProgram } from './compile-program.ts';
import { loadProgram } from './load-program.mjs';

interface Exports {
  readonly found: string;
  readonly late: () => Promise<string>;
  readonly packaged: () => Promise<{ readonly isWindows: unknown }>;
  readonly sentence: string;
}

/** A program of two modules, compiled and run. */
async function compiled(inOneFile: boolean) {
  const folder = newFolder();
  await writeFile(join(folder, 'late.ts'), `export const late = 'told later';`);
  await writeFile(
    join(folder, 'program.ts'),
    `export const found = import.meta.resolve('some-package');
     export const late = async () => (await import('./late.ts')).late;
     export const packaged = () => import('some-package');
     export const sentence = 'Load it with import("this")';`,
  );
  const out = join(folder, 'out');
  await compileProgram(
    out,
    { input: { program: join(folder, 'program.ts') }, external: ['some-package'], inOneFile },
    { configFile: false },
  );
  const { exports } = loadProgram<Exports>(join(out, 'program.cjs'), {
    resolve: (name) => `file:///${name}`,
    importModule: async (name) => ({ name }),
  });
  return { exports, files: await readdir(out) };
}

it.each([true, false])(
  'a program imports on demand, in one file: %s, and gets packages from its host',
  async (inOneFile) => {
    const { exports, files } = await compiled(inOneFile);
    expect(exports.found).toBe('file:///some-package');
    expect(await exports.late()).toBe('told later');
    expect(await exports.packaged()).toEqual({ name: 'some-package' });
    expect(exports.sentence).toBe('Load it with import("this")');
    expect(files.length).toBe(inOneFile ? 1 : 2);
  },
);
