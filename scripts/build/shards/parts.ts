import type { Checked, Problem } from '../../cli/problems/problem.ts';
import { variableOf } from '../../cli/settings/env.ts';
import { type Manifest, type PartIdentity, readManifest } from '../manifest.ts';
import { shardText } from './shard.ts';

/** A folder that a shard has published, with what its manifest says. */
export interface Part {
  readonly folder: string;
  readonly manifest: Manifest;
  readonly shard: NonNullable<Manifest['shard']>;
}

/** Reads the parts of a site, or gives all that is wrong with them and between them. Their files are not read yet. */
export function readParts(folders: readonly string[]): Checked<readonly Part[]> {
  const problems: Problem[] = [];
  const parts = folders.flatMap((folder): readonly Part[] => {
    const manifest = readManifest(folder);
    const shard = manifest === 'damaged' ? undefined : manifest?.shard;
    if (
      manifest !== undefined &&
      manifest !== 'damaged' &&
      manifest.status === 'published' &&
      shard !== undefined
    )
      return [{ folder, manifest, shard }];
    const rule = 'a part must be a folder that a shard has finished';
    const remedy =
      'Name the folders that "npm run build -- --shard" wrote, or build this shard again, alone.';
    problems.push({ file: folder, rule, remedy });
    return [];
  });
  // Of a folder that is no part nobody knows which shard it is.
  if (problems.length === 0) problems.push(...partsProblems(parts));
  return problems.length === 0 ? { ok: true, value: parts } : { ok: false, problems };
}

/** What all parts and the project that merges them must have in common, and how to get there. */
const common = [
  ['day', 'of the same day', 'Build all shards with the same --day, and merge without one.'],
  [
    'inputs',
    'made from the same lists and listings',
    'Build all shards, and merge them, from one commit and one store, and with the same of --sample, --register and --listings.',
  ],
  ['code', 'made by the same code', 'Build all shards, and merge them, from one commit.'],
  ['client', 'made with the same bundle', 'Build the bundle once, and use the same work folder for all.'],
  ['node', 'made by the same version of Node', 'Build all shards, and merge them, with one version.'],
] as const satisfies readonly (readonly [keyof PartIdentity, string, string])[];

/**
 * Finds in what a part differs from another part, or from the project that merges it. Settings are only named: one may
 * be a secret.
 */
export function identityProblems(
  { folder, shard: { identity } }: Pick<Part, 'folder' | 'shard'>,
  wanted: PartIdentity,
  other: string,
): readonly Problem[] {
  const problems = common.flatMap(([name, what, remedy]): readonly Problem[] => {
    if (identity[name] === wanted[name]) return [];
    const rule = `a part must be ${what} as ${other} (${identity[name]}, not ${wanted[name]})`;
    return [{ file: folder, rule, remedy }];
  });
  const settings = [...new Set([...Object.keys(identity.settings), ...Object.keys(wanted.settings)])];
  const differing = settings.filter((name) => identity.settings[name] !== wanted.settings[name]);
  if (differing.length === 0) return problems;
  const value = differing.map(variableOf).toSorted().join(', ');
  const rule = `a part must be built with the same environment variables as ${other}`;
  const remedy = `Give all shards and the merge the same variables, and build ${folder} again.`;
  return [...problems, { file: folder, value, rule, remedy }];
}

/** Finds what keeps parts from being the shards of one site: each there once, and all alike. */
export function partsProblems(parts: readonly Pick<Part, 'folder' | 'shard'>[]): readonly Problem[] {
  const [first, ...others] = parts;
  if (first === undefined) return [];
  const { count } = first.shard;
  const problems: Problem[] = [];
  const folders = new Map([[first.shard.index, first.folder]]);
  for (const part of others) {
    const { folder, shard } = part;
    const twin = folders.get(shard.index);
    if (shard.count !== count) {
      const rule = `all parts must be of the same number of shards, and ${first.folder} is one of ${count}`;
      problems.push({
        file: folder,
        value: shardText(shard),
        rule,
        remedy: `Build ${folder} again as the others.`,
      });
      continue;
    }
    if (twin === undefined) folders.set(shard.index, folder);
    else {
      const rule = `each shard must be given once, and ${twin} is shard ${shardText(shard)} too`;
      problems.push({ file: folder, rule, remedy: `Leave ${folder} or ${twin} away.` });
    }
    problems.push(...identityProblems(part, first.shard.identity, first.folder));
  }
  for (let index = 1; index <= count; index += 1) {
    if (folders.has(index)) continue;
    const shard = shardText({ index, count });
    const remedy = `Build it with --shard ${shard}, alone, and merge again.`;
    problems.push({ file: `shard ${shard}`, rule: 'every shard must be given', remedy });
  }
  return problems;
}
