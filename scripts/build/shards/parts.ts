import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { datasetFile, pageFile } from '../../../src/domain/site/paths.ts';
import { digestOf } from '../../cli/files/digest.ts';
import { listFiles } from '../../cli/files/file-list.ts';
import type { Checked, Problem } from '../../cli/problems/problem.ts';
import { type SiteEnv, variableOf } from '../../cli/settings/env.ts';
import type { SiteInput } from '../../plan/site-input.ts';
import type { Bundle } from '../bundle/bundle.ts';
import type { BuildGroup } from '../groups.ts';
import {
  type Manifest,
  manifestEntries,
  type PartIdentity,
  type PublishedGroup,
  readManifest,
  readPublished,
} from '../manifest.ts';
import { type PublishedFolder, StagingFolder } from '../publish/published-folder.ts';
import type { RenderedGroups } from '../render/render-groups.ts';
import { divideGroups, shardText } from './shard.ts';

export interface Part {
  readonly folder: string;
  readonly manifest: Manifest;
  readonly shard: NonNullable<Manifest['shard']>;
}

/**
 * Reads the manifests of a site's shards. Returns problems for unfinished shards, or for shards that do not
 * make up one site.
 */
export function readParts(folders: readonly string[]): Checked<readonly Part[]> {
  const parts: Part[] = [];
  const problems: Problem[] = [];
  for (const folder of folders) {
    const manifestOrDamaged = readManifest(folder);
    const manifest = manifestOrDamaged === 'damaged' ? undefined : manifestOrDamaged;
    if (manifest?.status === 'published' && manifest.shard !== undefined)
      parts.push({ folder, manifest, shard: manifest.shard });
    else
      problems.push({
        file: folder,
        rule: 'a part must be a folder that a shard has finished',
        remedy: 'Name the folders that "npm run build -- --shard" wrote, or build this shard again, alone.',
      });
  }
  // A folder that is no part could be any shard.
  const allProblems = problems.length > 0 ? problems : partsProblems(parts);
  return allProblems.length === 0 ? { ok: true, value: parts } : { ok: false, problems: allProblems };
}

/**
 * Returns what a site is made from, mostly as digests. Shards of one site have equal ones. `day` is
 * `YYYY-MM-DD`, UTC.
 */
export async function partIdentity(
  input: SiteInput,
  bundle: Bundle,
  env: SiteEnv,
  day: string,
): Promise<PartIdentity> {
  // City by city: the listings of a country in one text would take gigabytes.
  const { cities, ...rest } = input;
  const sum = createHash('sha256').update(JSON.stringify(rest));
  for (const city of cities) sum.update('\0').update(JSON.stringify(city));
  const client = (await listFiles(bundle.client))
    .toSorted()
    .map((file) => [file, digestOf(readFileSync(join(bundle.client, file)))]);
  return {
    day,
    inputs: sum.digest('hex').slice(0, 20),
    code: bundle.id,
    client: digestOf(JSON.stringify(client)),
    node: process.version,
    settings: Object.fromEntries(
      Object.entries(env).map(([name, value]) => [name, digestOf(JSON.stringify(value ?? null))]),
    ),
  };
}

const equalFacts = [
  ['day', 'of the same day', 'Build all shards with the same --day, and merge without one.'],
  [
    'inputs',
    'made from the same lists and listings',
    'Build and merge all shards from one commit and one store, with equal --sample, --register and --listings.',
  ],
  ['code', 'made by the same code', 'Build all shards, and merge them, from one commit.'],
  ['client', 'made with the same bundle', 'Build the bundle once, and use the same work folder for all.'],
  ['node', 'made by the same version of Node', 'Build all shards, and merge them, with one version.'],
] as const satisfies readonly (readonly [keyof PartIdentity, string, string])[];

/** Returns problems if a shard's identity differs from `wanted`, that of the build with the name `other`. */
export function identityProblems(
  { folder, shard: { identity } }: Omit<Part, 'manifest'>,
  wanted: PartIdentity,
  other: string,
): readonly Problem[] {
  const problems = equalFacts.flatMap(([name, what, remedy]): readonly Problem[] => {
    if (identity[name] === wanted[name]) return [];
    const rule = `a part must be ${what} as ${other} (${identity[name]}, not ${wanted[name]})`;
    return [{ file: folder, rule, remedy }];
  });
  const settings = [...new Set([...Object.keys(identity.settings), ...Object.keys(wanted.settings)])];
  const differing = settings.filter((name) => identity.settings[name] !== wanted.settings[name]);
  if (differing.length === 0) return problems;
  // Named without their values, which may be secret.
  const value = differing.map(variableOf).toSorted().join(', ');
  const rule = `a part must be built with the same environment variables as ${other}`;
  const remedy = `Give all shards and the merge the same variables, and build ${folder} again.`;
  return [...problems, { file: folder, value, rule, remedy }];
}

/** Returns problems of shards that do not make up one site, such as missing or repeated ones. */
export function partsProblems(parts: readonly Omit<Part, 'manifest'>[]): readonly Problem[] {
  const [first] = parts;
  if (first === undefined) return [];
  const { count, identity } = first.shard;
  const folders = new Map<number, string>();
  const problems = parts.flatMap((part): readonly Problem[] => {
    const { folder, shard } = part;
    const value = shardText(shard);
    if (shard.count !== count) {
      const rule = `all parts must be of the same number of shards, and ${first.folder} is one of ${count}`;
      return [{ file: folder, value, rule, remedy: `Build ${folder} again as the others.` }];
    }
    const differences = identityProblems(part, identity, first.folder);
    const sameShard = folders.get(shard.index);
    folders.set(shard.index, sameShard ?? folder);
    if (sameShard === undefined) return differences;
    const rule = `each shard must be given once, and ${sameShard} is shard ${value} too`;
    return [{ file: folder, rule, remedy: `Leave ${folder} or ${sameShard} away.` }, ...differences];
  });
  for (let index = 1; index <= count; index += 1) {
    const shard = shardText({ index, count });
    const remedy = `Build it with --shard ${shard}, alone, and merge again.`;
    if (!folders.has(index))
      problems.push({ file: `shard ${shard}`, rule: 'every shard must be given', remedy });
  }
  return problems;
}

interface PartsToMerge {
  readonly parts: readonly Part[];
  readonly identity: PartIdentity;
  readonly staging: StagingFolder;
  readonly folder: PublishedFolder;
}

/**
 * Stages the pages and datasets of shards instead of rendering them. A result with `problems` must not be
 * published.
 */
export function mergeParts(
  groups: readonly BuildGroup[],
  { parts, identity, staging, folder }: PartsToMerge,
): RenderedGroups {
  const groupById = new Map<string, PublishedGroup>();
  const pages = new StagingFolder(staging.path, folder.files);
  const pictures = new Map<string, Buffer>();
  const problems: Problem[] = parts
    .slice(0, 1)
    .flatMap((part) => identityProblems(part, identity, 'the project that merges them has it'));
  const shares = problems.length > 0 ? [] : divideGroups(groups, parts.length);
  for (const part of parts) {
    const read = partReader(part, problems);
    for (const { id, pages: planned } of shares[part.shard.index - 1] ?? []) {
      const published = part.manifest.groups[id];
      const files = published?.pages.map(({ file }) => file).join();
      if (published === undefined || files !== planned.map(({ path }) => pageFile(path)).join()) {
        problems.push(partProblem(part.folder, '', `the part must hold the pages of ${id}`));
        continue;
      }
      for (const { file } of published.pages) read(file, (content) => pages.add(file, content));
      for (const { path, version } of published.datasets) {
        const file = datasetFile(path, version).slice(1);
        read(file, (content) => staging.add(file, content));
      }
      groupById.set(id, {
        ...published,
        pages: published.pages.map((page) => ({ ...page, ...pages.files.get(page.file) })),
      });
    }
    for (const file of Object.keys(part.manifest.files))
      if (file.startsWith('pictures/')) read(file, (content) => pictures.set(file, content));
  }
  const rendered = [...groupById.values()].reduce((sum, group) => sum + group.pages.length, 0);
  return { groups: groupById, stagedPages: pages.staged, failures: [], rendered, problems, pictures };
}

const partProblem = (folder: string, file: string, rule: string): Problem => ({
  file: join(folder, file),
  rule,
  remedy: 'Build this shard again, alone, and merge again.',
});

function partReader({ folder, manifest }: Part, problems: Problem[]) {
  const entries = new Map(manifestEntries(manifest));
  return (file: string, take: (content: Buffer) => void): void => {
    const content = readPublished(folder, file);
    if (content === undefined)
      problems.push(partProblem(folder, file, 'must be there, as the shard wrote it'));
    else if (digestOf(content) === entries.get(file)?.digest) take(content);
    else problems.push(partProblem(folder, file, 'must be as the shard wrote it, and is damaged'));
  };
}
