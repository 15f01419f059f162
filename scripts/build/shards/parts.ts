import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { digestOf } from '../../cli/files/digest.ts';
import { listFiles } from '../../cli/files/file-list.ts';
import type { Checked, Problem } from '../../cli/problems/problem.ts';
import { type SiteEnv, variableOf } from '../../cli/settings/env.ts';
import type { SiteInput } from '../../plan/site-plan.ts';
import type { Bundle } from '../bundle/bundle.ts';
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
  const parts: Part[] = [];
  const problems: Problem[] = [];
  for (const folder of folders) {
    const read = readManifest(folder);
    const manifest = read === 'damaged' ? undefined : read;
    if (manifest?.status === 'published' && manifest.shard !== undefined)
      parts.push({ folder, manifest, shard: manifest.shard });
    else
      problems.push({
        file: folder,
        rule: 'a part must be a folder that a shard has finished',
        remedy: 'Name the folders that "npm run build -- --shard" wrote, or build this shard again, alone.',
      });
  }
  // Of a folder that is no part nobody knows which shard it is.
  const wrong = problems.length > 0 ? problems : partsProblems(parts);
  return wrong.length === 0 ? { ok: true, value: parts } : { ok: false, problems: wrong };
}

/** Gives digests of what decides every byte of a site's pages and datasets: parts with the same are of one site. */
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
  { folder, shard: { identity } }: Omit<Part, 'manifest'>,
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
    const twin = folders.get(shard.index);
    folders.set(shard.index, twin ?? folder);
    if (twin === undefined) return differences;
    const rule = `each shard must be given once, and ${twin} is shard ${value} too`;
    return [{ file: folder, rule, remedy: `Leave ${folder} or ${twin} away.` }, ...differences];
  });
  for (let index = 1; index <= count; index += 1) {
    const shard = shardText({ index, count });
    const remedy = `Build it with --shard ${shard}, alone, and merge again.`;
    if (!folders.has(index))
      problems.push({ file: `shard ${shard}`, rule: 'every shard must be given', remedy });
  }
  return problems;
}
