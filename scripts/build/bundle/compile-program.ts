import type { InlineConfig, Plugin } from 'vite';
import { compileForNode } from './compile-for-node.ts';

/** A program to be compiled. */
interface ProgramSource {
  /** Its name, which its file gets, and the module that it is made of. */
  readonly input: Readonly<Record<string, string>>;
  /** Packages and modules that do not become part of it. What is named can be imported when it runs. */
  readonly external?: readonly (string | RegExp)[];
  /** Whether what it imports on demand lies in its one file too. */
  readonly inOneFile?: boolean;
}

/** A script has no `import()` of its own; `loadProgram` gives it one. */
const importsByHost = (names: readonly string[]): Plugin => ({
  name: 'imports-by-host',
  generateBundle: {
    order: 'post',
    handler(_, files) {
      for (const file of Object.values(files)) {
        if (file.type !== 'chunk') continue;
        for (const name of names.map((each) => JSON.stringify(each)))
          file.code = file.code.replaceAll(`import(${name})`, `host.importModule(${name})`);
      }
    },
  },
});

/** Compiles a program for `loadProgram` (scripts/build/bundle/load-program.mjs) into a folder, as `NAME.cjs`. Throws Vite's own error. */
export async function compileProgram(
  folder: string,
  { input, external = [], inOneFile = false }: ProgramSource,
  { plugins = [], ...settings }: Pick<InlineConfig, 'configFile' | 'plugins' | 'logLevel'> = {},
): Promise<void> {
  const named = external.filter((each) => typeof each === 'string');
  await compileForNode(
    folder,
    {
      input,
      external: [...external],
      output: {
        ...{ format: 'cjs', entryFileNames: '[name].cjs', chunkFileNames: '[name]-[hash].cjs' },
        ...(inOneFile && { codeSplitting: false }),
      },
      preserveEntrySignatures: 'exports-only',
      // What browsers import on demand may well be in the one file.
      checks: { ineffectiveDynamicImport: false },
    },
    {
      ...settings,
      plugins: [...plugins, importsByHost(named)],
      define: { 'import.meta.resolve': 'host.resolve' },
    },
  );
}
