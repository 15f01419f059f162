import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { hasCode } from '../../cli/files/has-code.ts';
import { isSystemNote } from '../../cli/files/system-notes.ts';
import { compileForNode } from './compile-for-node.ts';

/** Paths of the compiled app: the browser's files, and the programs that render pages. */
export interface Bundle {
  readonly id: string;
  readonly client: string;
  readonly renderer: string;
  readonly worker: string;
  readonly isNew: boolean;
}

const sources = [
  'src',
  'scripts',
  'public',
  'index.html',
  'vite.config.ts',
  'package-lock.json',
  'tsconfig.base.json',
];

// An edit of a list or a test must not rename an asset.
const isSource = (path: string): boolean =>
  !isSystemNote(basename(path)) && !/^src[\\/]data[\\/]|\.(?:test|soak)\.tsx?$/.test(path);

/**
 * Builds the app with Vite, or reuses the bundle in `folder` if no source changed. Throws Vite's own error.
 */
export async function bundleApp(folder: string): Promise<Bundle> {
  const id = sourcesHash();
  const reusable = await reusableBundle(folder, id);
  if (reusable !== undefined) return reusable;
  // An inherited NODE_ENV (from a test runner or a host) would override Vite's mode.
  process.env.NODE_ENV = 'production';
  const bundle = { ...bundleIn(folder), id, isNew: true };
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

/** Returns the bundle in `folder`. Undefined if there is none or a source changed. */
export async function reusableBundle(folder: string, id = sourcesHash()): Promise<Bundle | undefined> {
  const stamp = await readFile(stampIn(folder), 'utf8').catch(() => undefined);
  return stamp === id ? { ...bundleIn(folder), id, isNew: false } : undefined;
}

const stampIn = (folder: string): string => join(folder, 'bundle-id');

const bundleIn = (folder: string): Pick<Bundle, 'client' | 'renderer' | 'worker'> => ({
  client: join(folder, 'client'),
  renderer: resolve(folder, 'server', 'prerender.mjs'),
  worker: resolve(folder, 'server', 'render-worker.mjs'),
});

/** Returns a hash of a project's sources. */
export function sourcesHash(project = '.'): string {
  // Tests choose a locale by this variable.
  const hash = createHash('sha256').update(process.env.MESSAGES_FILE ?? '');
  const files = sources.flatMap((source) => filesBelow(project, source)).filter(isSource);
  for (const file of files.toSorted()) hash.update(`${file}\0`).update(readFileSync(join(project, file)));
  return hash.digest('hex').slice(0, 16);
}

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
