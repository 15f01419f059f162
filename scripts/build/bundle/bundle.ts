import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, realpathSync, type Stats, statSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { traceOf } from '../../cli/files/file-traces.mjs';
import { hasCode } from '../../cli/files/has-code.ts';
import { isSystemNote } from '../../cli/files/system-notes.ts';
import { compileProgram } from './compile-program.ts';
import { directReact } from './direct-react.ts';

/** The compiled app: what browsers load and what the pre-renderer runs. */
export interface Bundle {
  /** Content hash of everything the bundle was made from. */
  readonly id: string;
  /** Folder of the client build: `index.html`, `assets/`, `.vite/manifest.json` and the public files. */
  readonly client: string;
  /** Program that exports `createPageRenderer`. */
  readonly renderer: string;
  /** Script of a rendering thread, compiled so that a thread starts without a TypeScript loader. */
  readonly worker: string;
  /** Script of the thread that looks at the published folder (`lookAhead`). */
  readonly looker: string;
  /** Whether it was made now, or an earlier one still holds. */
  readonly fresh: boolean;
}

/** What a bundle is made from. The project's scripts count too: the bundler's settings import some of them, and some decide what surrounds the app in a page. */
const inputs = [
  'src',
  'scripts',
  'public',
  'index.html',
  'vite.config.ts',
  'package-lock.json',
  'tsconfig.base.json',
];

/**
 * The folder of the editors' lists, tests and what a system notes of a folder are in no bundle: an edit to any must not rename a single asset. Beside the lists lie
 * locks and drafts, of commands and of editors' programs, by names that nobody knows all of.
 */
const isInput = (path: string): boolean =>
  !isSystemNote(basename(path)) && !/^src[\\/]data[\\/]|\.(?:test|soak)\.tsx?$/.test(path);

/** The bundle that lies in `folder`, if it was made from the sources as they are. They are read where they show a change, which a new checkout does too. */
export async function bundleAtHand(folder: string): Promise<Bundle | undefined> {
  const earlier = await textIfAny(stampIn(folder));
  if (earlier === '') return undefined;
  const trace = traceOf(inputFiles('.'));
  const text = `${earlier} ${locale()}\n${trace}`;
  const atHand: Bundle = { ...bundleIn(folder), id: earlier, fresh: false };
  if (trace !== undefined && text === (await textIfAny(traceIn(folder)))) return atHand;
  if (bundleId() !== earlier) return undefined;
  if (trace !== undefined) await writeFile(traceIn(folder), text);
  return atHand;
}

const textIfAny = (file: string): Promise<string> => readFile(file, 'utf8').catch(() => '');
const stampIn = (folder: string): string => join(folder, 'bundle-id');
const traceIn = (folder: string): string => join(folder, 'bundle-trace');

const bundleIn = (folder: string): Pick<Bundle, 'client' | 'renderer' | 'worker' | 'looker'> => ({
  client: join(folder, 'client'),
  renderer: resolve(folder, 'server', 'prerender.cjs'),
  worker: resolve(folder, 'threads', 'render-worker.cjs'),
  looker: resolve(folder, 'threads', 'look-worker.cjs'),
});

/**
 * Builds client and server with Vite into `folder`, unless the sources are those of the bundle that lies there. A failed
 * build leaves no bundle that could be taken for a good one. Throws Vite's own error.
 */
export async function bundleApp(folder: string): Promise<Bundle> {
  const atHand = await bundleAtHand(folder);
  if (atHand !== undefined) return atHand;

  // An inherited NODE_ENV (a test runner's, a host's) would decide over Vite's mode, and React's development build be taken.
  process.env.NODE_ENV = 'production';
  // Vite would look through the settings for what its next version may not take, which takes most of the time of reading them and is told where a machine is slow.
  process.env.VITE_CONFIG_NATIVE_IGNORE_WARNING = 'true';
  const id = bundleId();
  const stamp = stampIn(folder);
  const bundle = bundleIn(folder);
  // Vite takes longer to load than an incremental build to run.
  const { build } = await import('vite');
  await rm(stamp, { force: true });
  await build({
    logLevel: 'warn',
    mode: 'production',
    build: { outDir: bundle.client, emptyOutDir: true, manifest: true },
  });
  await Promise.all([
    compileProgram(
      dirname(bundle.renderer),
      { input: { prerender: 'src/app/prerender/prerender.tsx' }, inOneFile: true, external: [streetMap] },
      { plugins: [directReact()] },
    ),
    compileThreads(dirname(bundle.worker)),
  ]);
  await writeFile(stamp, id);
  return { ...bundle, id, fresh: true };
}

/** Compiles the scripts of threads into a folder. */
export const compileThreads = (folder: string): Promise<void> =>
  compileProgram(
    folder,
    {
      input: {
        'render-worker': resolve('scripts/build/render/render-worker.ts'),
        'look-worker': resolve('scripts/build/publish/look-worker.ts'),
      },
    },
    { configFile: false },
  );

/** A third of the app, which a thread would read and never run. */
const streetMap = /[\\/]street-map\.tsx$/;

/**
 * Hash over the paths and contents of what a bundle of the project is made from, in an order of their own. Synchronous, since
 * a thousand small files through the thread pool take three times as long.
 */
export function bundleId(project = '.'): string {
  const hash = createHash('sha256').update(locale());
  for (const file of inputFiles(project)) hash.update(`${file}\0`).update(readFileSync(join(project, file)));
  return hash.digest('hex').slice(0, 16);
}

/** Tests bundle other messages, of a file that is named by what it holds. */
const locale = (): string => process.env.MESSAGES_FILE ?? '';

/** The files that a bundle is made from, in an order of their own, by their paths in the project. */
const inputFiles = (project: string): readonly string[] =>
  inputs
    .flatMap((input) => filesOf(project, input))
    .filter(isInput)
    .toSorted();

/** The files below a folder of the project, where links lead too, since what they lead to is bundled; a file by itself. `around` are the folders that it lies in. */
function filesOf(project: string, path: string, around: readonly string[] = []): readonly string[] {
  try {
    const entries = readdirSync(`${project}/${path}`, { withFileTypes: true });
    const folders = [...around, `${project}/${path}`];
    return entries.flatMap((entry) => {
      const below = `${path}/${entry.name}`;
      const found = entry.isSymbolicLink() ? linked(`${project}/${below}`, folders) : entry;
      return found?.isDirectory() ? filesOf(project, below, folders) : found?.isFile() ? [below] : [];
    });
  } catch (error) {
    if (hasCode(error, 'ENOTDIR')) return [path];
    throw error;
  }
}

/** What a link leads to; nothing for one that leads nowhere, as some editors lock files, or back to a folder that it lies in. */
function linked(link: string, around: readonly string[]): Stats | undefined {
  try {
    const found = statSync(link);
    if (!found.isDirectory()) return found;
    const target = realpathSync(link);
    return around.some((folder) => realpathSync(folder) === target) ? undefined : found;
  } catch (error) {
    if (hasCode(error, 'ENOENT', 'ENOTDIR', 'ELOOP')) return undefined;
    throw error;
  }
}
