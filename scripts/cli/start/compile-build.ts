import { rm, writeFile } from 'node:fs/promises';
import path, { join, resolve } from 'node:path';
import { inspect } from 'node:util';
import type { Plugin } from 'vite';
import { compileProgram } from '../../build/bundle/compile-program.ts';
import { machineFault } from '../machine-fault.ts';
import { compiledRecord } from './compiled-build.mjs';

/** Packages with binaries of their own, and Vite, which only a changed app needs. */
const external = ['vite', 'fs-native-extensions', '@resvg/resvg-js', '@resvg/resvg-wasm'];

/** A module of `build.ts` and of what runs it, as `launch.mjs` imports them. */
const entry = '\0build';
const entryText = ['commands/build.ts', 'run-command.ts']
  .map((file) => `export * from ${JSON.stringify(join(import.meta.dirname, '..', file))};`)
  .join('\n');

/** A module that Vite names so, as a file of the project with forward slashes; undefined for a package's. `system` is how paths are written. */
export function ownSource(
  id: string,
  project: string,
  system: Pick<typeof path, 'relative' | 'sep'> = path,
): string | undefined {
  const file = system.relative(project, id).replaceAll(system.sep, '/');
  return /^(?:scripts|src)\//.test(file) ? file : undefined;
}

/**
 * Compiles scripts/build.ts, and what runs it, into `folder`, from where `compiledBuild` takes it while its sources stay as they are. Loading
 * a hundred TypeScript files takes longer than an editor's rebuild. Throws Vite's own error.
 */
async function compileBuild(folder: string): Promise<void> {
  await rm(compiledRecord(folder, []).file, { force: true });
  const sources = new Set(['package-lock.json']);
  const sourcesOfTheBuild: Plugin = {
    name: 'sources-of-the-build',
    resolveId: (id) => (id === entry ? id : undefined),
    load: (id) => (id === entry ? entryText : undefined),
    generateBundle() {
      for (const id of this.getModuleIds()) {
        const file = ownSource(id, resolve('.'));
        if (file !== undefined) sources.add(file);
      }
    },
  };
  await compileProgram(
    folder,
    { input: { build: entry }, external },
    // Whoever calls tells what fails: the bundler would say that the build has failed, which is published.
    { configFile: false, plugins: [sourcesOfTheBuild], logLevel: 'silent' },
  );
  const { file, text } = compiledRecord(folder, [...sources].toSorted());
  await writeFile(file, text);
}

/** Compiles it for the next start, which is worth no failure of the build that has just run. Returns what to tell where that could not be done. */
export async function compileForNextTime(folder: string): Promise<string | undefined> {
  try {
    await compileBuild(folder);
    return undefined;
  } catch (error) {
    const [why] = (machineFault(error) ?? inspect(error)).split(' — ');
    return `The build is done; what would start the next one sooner could not be kept: ${why}`;
  }
}
