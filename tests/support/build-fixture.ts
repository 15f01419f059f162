import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { vi } from 'vitest';
import { type BuildOutcome, buildSite as build } from '../../scripts/build/build.ts';
import type { Bundle } from '../../scripts/build/bundle/bundle.ts';
import { compileForNode } from '../../scripts/build/bundle/compile-for-node.ts';
import type { BuildOptions } from '../../scripts/build/check-site.ts';
import { earlierFilesIn, servesEarlierDeploys } from '../../scripts/build/earlier-files/earlier-files.ts';
import { manifestFile, readManifest } from '../../scripts/build/manifest.ts';
import type { BuildReport } from '../../scripts/build/report/report.ts';
import { listFiles } from '../../scripts/cli/files/file-list.ts';
import { formatProblem } from '../../scripts/cli/problems/problem.ts';
import type { SiteEnv } from '../../scripts/cli/settings/env.ts';
import { goodLists, type ListChanges, nothingPublished } from './list-fixture.ts';
import { sharedBundle } from './shared-bundle.ts';

export const testEnv: SiteEnv = {
  siteOrigin: 'https://pharmacies.test',
  locationUrl: 'https://location.test/json',
  locationToken: null,
  mapStyleUrl: null,
  mapStart: 'tap',
  mapOrigins: [],
  contactFormUrl: null,
};

/** Lists of two neighboring cities, one far away, and two branded stores. */
export const siteLists = {
  ...goodLists,
  'cities.csv':
    goodLists['cities.csv'] +
    'Hoover,AL,hoover-al,33.40539,-86.81138,84848,Jefferson,America/Chicago,35226\n',
} as const;

/** The folders of one site, below a temporary one. */
export interface TestSite {
  readonly root: string;
  readonly lists: string;
  readonly out: string;
  readonly work: string;
}

const roots: string[] = [];

/** Makes a site that is not built yet. `changes` replace lists of `siteLists`; null leaves one out. */
export async function newSite(changes: ListChanges = {}): Promise<TestSite> {
  const root = await mkdtemp(join(tmpdir(), 'site-'));
  roots.push(root);
  const site = { root, lists: join(root, 'lists'), out: join(root, 'out'), work: join(root, 'work') };
  await mkdir(site.lists);
  await writeLists(site, { ...siteLists, ...nothingPublished, ...changes });
  return site;
}

/** Removes the sites of a test file, in `afterAll`. */
export async function removeSites(): Promise<void> {
  for (const root of roots.splice(0)) await rm(root, { recursive: true, force: true });
}

export async function writeLists({ lists }: TestSite, files: ListChanges): Promise<void> {
  for (const [name, content] of Object.entries(files)) {
    if (content === null) await rm(join(lists, name), { force: true });
    else await writeFile(join(lists, name), content);
  }
}

const usualOptions = (bundle: Bundle) => ({
  threads: 1,
  env: testEnv,
  bundle: async () => bundle,
  now: new Date('2026-11-01T12:00:00Z'),
});

/** Builds a site on one thread. `options` replace the usual ones. */
export const buildSite = (
  { lists, out, work }: TestSite,
  bundle: Bundle,
  options: Partial<BuildOptions> = {},
): Promise<BuildOutcome> => build({ lists, out, work, ...usualOptions(bundle), ...options });

/** Returns the report of a build. Throws the problems of a failed one. */
export async function reportOf(building: Promise<BuildOutcome>): Promise<BuildReport> {
  const outcome = await building;
  if (outcome.ok) return outcome.report;
  const failures = outcome.failures.map(({ path, message }) => `${path}: ${message}`);
  throw new Error([...outcome.problems.map(formatProblem), ...failures].join('\n'));
}

/** True if a publication into a folder has begun and not ended. */
export function isPublishing(out: string): boolean {
  const manifest = readManifest(out);
  return manifest === 'damaged' || manifest?.status === 'publishing';
}

/** Returns the SHA-256 digests of a site's files by name, without the manifest. */
export async function fileTree(folder: string): Promise<ReadonlyMap<string, string>> {
  const tree = new Map<string, string>();
  const earlier = earlierFilesIn(folder);
  for (const file of (await listFiles(folder)).toSorted()) {
    if (file.startsWith(manifestFile) || servesEarlierDeploys(file, earlier)) continue;
    tree.set(
      file,
      createHash('sha256')
        .update(await readFile(join(folder, file)))
        .digest('hex'),
    );
  }
  return tree;
}

/** Returns the names of files that differ between two trees. */
export const differingFiles = (
  a: ReadonlyMap<string, string>,
  b: ReadonlyMap<string, string>,
): readonly string[] =>
  [...new Set([...a.keys(), ...b.keys()])].filter((file) => a.get(file) !== b.get(file)).sort();

/** Finds the file of a dataset: `data/names` → `data/names.0a1b2c3d4e5f.json`. Throws if there is none. */
export function datasetIn(tree: ReadonlyMap<string, string>, path: string): string {
  const found = [...tree.keys()].find((file) => file.startsWith(`${path}.`));
  if (found === undefined) throw new Error(`No dataset ${path}`);
  return found;
}

/** Returns inode and time of a site's files by name, to tell whether a file was written again. */
export async function fileIdentities(folder: string): Promise<ReadonlyMap<string, string>> {
  const identities = new Map<string, string>();
  const earlier = earlierFilesIn(folder);
  for (const file of await listFiles(folder)) {
    if (file.startsWith(manifestFile) || servesEarlierDeploys(file, earlier)) continue;
    const { ino, mtimeNs } = await stat(join(folder, file), { bigint: true });
    identities.set(file, `${ino} ${mtimeNs}`);
  }
  return identities;
}

/** Returns the app's bundle, without Vite's warnings. */
export async function testBundle(): Promise<Bundle> {
  const warnings = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  try {
    return await sharedBundle();
  } finally {
    warnings.mockRestore();
  }
}

let compiling: Promise<string> | undefined;

/** Compiles the script of the rendering threads, once for a process. Returns its path. */
export function compiledWorker(): Promise<string> {
  // A TypeScript loader in each thread would take most of a small build's time.
  compiling ??= (async () => {
    const folder = await mkdtemp(join(tmpdir(), 'worker-'));
    const input = { 'render-worker': resolve('scripts/build/render/render-worker.ts') };
    await compileForNode(folder, input, { configFile: false });
    return join(folder, 'render-worker.mjs');
  })();
  return compiling;
}

/** Makes a bundle that renders a page as its path and its data's hash. `spoil` is code that runs first. */
export async function standInBundle(folder: string, spoil = ''): Promise<Bundle> {
  const client = join(folder, 'client');
  await mkdir(join(client, '.vite'), { recursive: true });
  await mkdir(join(client, 'assets'), { recursive: true });
  const files = {
    'client/index.html':
      '<!doctype html><html lang="en"><head></head><body><div id="root"></div></body></html>\n',
    'client/.vite/manifest.json': '{}',
    'client/favicon.svg':
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h8v8z"/></svg>',
    'client/assets/app.js': 'export {};\n',
    'renderer.mjs': `import { hash } from 'node:crypto';
      export const createPageRenderer = async () => ({
        render({ path }, dataset) {
          ${spoil}
          return {
            html: '<h1>' + path + '</h1>' + (dataset ? hash('sha1', JSON.stringify(dataset)) : ''),
            head: '<title>' + path + '</title>',
            indexability: { index: true, reasons: ['earned'] },
            entries: [],
          };
        },
      });`,
  };
  for (const [file, content] of Object.entries(files)) await writeFile(join(folder, file), content);
  const id = createHash('sha256').update(spoil).digest('hex');
  return { id, client, renderer: join(folder, 'renderer.mjs'), worker: await compiledWorker(), isNew: false };
}
