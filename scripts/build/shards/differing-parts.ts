import type { Problem } from '../../cli/problems/problem.ts';
import { variableOf } from '../../cli/settings/env.ts';
import type { PartIdentity, PartRecord } from './part-record.ts';
import { shardText } from './shard.ts';

/** A part as it was found: its folder and what it says of itself. */
export interface FoundPart {
  readonly folder: string;
  readonly record: PartRecord;
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

/** Finds in what a part differs from another part or from the project that merges it. Settings may be secret: they are only named. */
export function identityProblems(
  { folder, record: { identity } }: FoundPart,
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
  const rule = `a part must be built with the same environment variables as ${other}`;
  const remedy = `Give all shards and the merge the same variables, and build ${folder} again.`;
  return [
    ...problems,
    { file: folder, value: differing.map(variableOf).toSorted().join(', '), rule, remedy },
  ];
}

/** Finds what keeps parts from being the shards of one site: each there once, and all alike. */
export function partsProblems(parts: readonly FoundPart[]): readonly Problem[] {
  const [first, ...others] = parts;
  if (first === undefined) return [];
  const { count } = first.record;
  const problems: Problem[] = [];
  const folders = new Map([[first.record.index, first.folder]]);
  for (const part of others) {
    const { folder, record } = part;
    const twin = folders.get(record.index);
    if (record.count !== count) {
      const rule = `all parts must be of the same number of shards, and ${first.folder} is one of ${count}`;
      problems.push({
        file: folder,
        value: shardText(record),
        rule,
        remedy: `Build ${folder} again as the others.`,
      });
      continue;
    }
    if (twin === undefined) folders.set(record.index, folder);
    else {
      const rule = `each shard must be given once, and ${twin} is shard ${shardText(record)} too`;
      problems.push({ file: folder, rule, remedy: `Leave ${folder} or ${twin} away.` });
    }
    problems.push(...identityProblems(part, first.record.identity, first.folder));
  }
  for (let index = 1; index <= count; index += 1) {
    if (folders.has(index)) continue;
    const shard = shardText({ index, count });
    const remedy = `Build it with --shard ${shard}, alone, and merge again.`;
    problems.push({ file: `shard ${shard}`, rule: 'every shard must be given', remedy });
  }
  return problems;
}
