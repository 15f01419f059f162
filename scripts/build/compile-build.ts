import { rm, writeFile } from 'node:fs/promises';
import { relative, resolve } from 'node:path';
import { compiledRecord } from './compiled-build.mjs';

/** Packages with binaries of their own, and Vite, which only a changed app needs. */
const external = ['vite', 'fs-native-extensions', '@resvg/resvg-js', '@resvg/resvg-wasm'];

/**
 * Compiles scripts/build.ts into `folder`, from where `compiledBuild` takes it while its sources stay as they are. Loading
 * a hundred TypeScript files takes longer than an editor's rebuild. Throws Vite's own error.
 */
export async function compileBuild(folder: string): Promise<void> {
  const { build } = await import('vite');
  await rm(compiledRecord(folder, []).file, { force: true });
  const sources = new Set(['package-lock.json']);
  await build({
    configFile: false,
    logLevel: 'warn',
    mode: 'production',
    build: {
      outDir: folder,
      emptyOutDir: true,
      ssr: true,
      copyPublicDir: false,
      minify: false,
      rolldownOptions: { input: ['scripts/build.ts'], external },
    },
    ssr: { noExternal: true },
    plugins: [
      {
        name: 'sources-of-the-build',
        generateBundle() {
          for (const id of this.getModuleIds()) {
            const file = relative(resolve('.'), id);
            if (/^(?:scripts|src)\//.test(file)) sources.add(file);
          }
        },
      },
    ],
  });
  const { file, text } = compiledRecord(folder, [...sources].toSorted());
  await writeFile(file, text);
}
