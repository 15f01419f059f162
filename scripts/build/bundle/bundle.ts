import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { hasCode } from '../../cli/files/has-code.ts';
import { isSystemNote } from '../../cli/files/system-notes.ts';
import { compileForNode } from './compile-for-node.ts';

/** The compiled app: what browsers load and what the rendering threads run. */
export interface Bundle {
  /** Hash of everything that the bundle is made from. */
  readonly id: string;
  /** Folder of the client build: `index.html`, `assets/`, `.vite/manifest.json` and the public files. */
  readonly client: string;
  /** Program that exports `createPageRenderer`. */
  readonly renderer: string;
  readonly worker: string;
  /** True if it was made now, false if an earlier one was reused. */
  readonly fresh: boolean;
}

/** What the pages' code is made from. The scripts count too: they decide what surrounds the app in a page. */
const sources = [
  'src',
  'scripts',
  'public',
  'index.html',
  'vite.config.ts',
  'package-lock.json',
  'tsconfig.base.json',
];

/** True for a source. Lists, tests and system files are none: an edit to one must not rename an asset. */
const isSource = (path: string): boolean =>
  !isSystemNote(basename(path)) && !/^src[\\/]data[\\/]|\.(?:test|soak)\.tsx?$/.test(path);

/**
 * Makes the client and the renderer with Vite in `folder`, unless the bundle there has the same sources. A
 * failed build leaves no bundle that the next one would reuse. Throws Vite's own error.
 */
export async function bundleApp(folder: string): Promise<Bundle> {
  const id = sourcesHash();
  const atHand = await bundleAtHand(folder, id);
  if (atHand !== undefined) return atHand;
  // An inherited NODE_ENV (from a test runner or a host) would override Vite's mode.
  process.env.NODE_ENV = 'production';
  const bundle = { ...bundleIn(folder), id, fresh: true };
  await rm(stampIn(folder), { force: true });
  // Imported late: Vite takes longer to load than an incremental build takes to run.
  const { build } = await import('vite');
  await build({
    logLevel: 'warn',
    mode: 'production',
    build: { outDir: bundle.client, emptyOutDir: true, manifest: true },
  });
  await compileForNode(join(folder, 'server'), {
    prerender: resolve('src/app/prerender/prerender.tsx'),
    'render-worker': resolve('scripts/build/render/render-worker.ts'),
  });
  await writeFile(stampIn(folder), id);
  return bundle;
}

/** Finds the bundle in `folder`; undefined if there is none or it was made from other sources. */
export async function bundleAtHand(folder: string, id = sourcesHash()): Promise<Bundle | undefined> {
  const stamp = await readFile(stampIn(folder), 'utf8').catch(() => undefined);
  return stamp === id ? { ...bundleIn(folder), id, fresh: false } : undefined;
}

const stampIn = (folder: string): string => join(folder, 'bundle-id');

const bundleIn = (folder: string): Pick<Bundle, 'client' | 'renderer' | 'worker'> => ({
  client: join(folder, 'client'),
  renderer: resolve(folder, 'server', 'prerender.mjs'),
  worker: resolve(folder, 'server', 'render-worker.mjs'),
});

/** Returns the hash of a project's sources, and of MESSAGES_FILE, by which tests choose a locale. */
export function sourcesHash(project = '.'): string {
  const hash = createHash('sha256').update(process.env.MESSAGES_FILE ?? '');
  const files = sources.flatMap((source) => filesBelow(project, source)).filter(isSource);
  for (const file of files.toSorted()) hash.update(`${file}\0`).update(readFileSync(join(project, file)));
  return hash.digest('hex').slice(0, 16);
}

/** Lists the files at or below a path of the project. Follows links, as Vite does. */
function filesBelow(project: string, path: string, parents: readonly string[] = []): readonly string[] {
  const full = join(project, path);
  try {
    if (!statSync(full).isDirectory()) return [path];
  } catch (error) {
    // A dangling link: some editors lock files with one.
    if (hasCode(error, 'ENOENT', 'ELOOP')) return [];
    throw error;
  }
  const real = realpathSync(full);
  if (parents.includes(real)) return [];
  return readdirSync(full).flatMap((name) => filesBelow(project, `${path}/${name}`, [...parents, real]));
}
