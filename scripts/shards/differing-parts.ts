import type { Problem } from '../problems/problem.ts';
import type { PartIdentity, PartRecord } from './part-record.ts';

/** A part as it was found: its folder and what it says of itself. */
export interface FoundPart {
  readonly folder: string;
  readonly record: PartRecord;
}

const again = (folder: string): string => `Build ${folder} again as the others, or all of them.`;

/** What each part of one site must have in common with the others, and with the project that merges them. */
const common = {
  day: { what: 'of the same day', remedy: 'Build all shards with the same --day.' },
  inputs: {
    what: 'made from the same lists and listings',
    remedy: 'Build all shards, and merge them, from one commit and one store.',
  },
  code: { what: 'made by the same code', remedy: 'Build all shards, and merge them, from one commit.' },
  client: {
    what: 'made with the same bundle',
    remedy: 'Build the bundle once, and give all shards and the merge the same work folder.',
  },
  node: {
    what: 'made by the same version of Node',
    remedy: 'Build all shards, and merge them, with one version.',
  },
} as const satisfies Record<
  Exclude<keyof PartIdentity, 'settings'>,
  { readonly what: string; readonly remedy: string }
>;

const isCommon = (name: string): name is keyof typeof common => Object.hasOwn(common, name);

/** In what a part differs from what it should be of. The value is told unless it is a digest. */
export function identityProblems(
  { folder, record: { identity } }: FoundPart,
  wanted: PartIdentity,
  than: string,
): readonly Problem[] {
  const problems: Problem[] = [];
  for (const name of Object.keys(common).filter(isCommon)) {
    if (identity[name] === wanted[name]) continue;
    const { what, remedy } = common[name];
    const rule = `a part must be ${what} as ${than} (${identity[name]}, not ${wanted[name]})`;
    problems.push({ file: folder, rule, remedy });
  }
  const names = new Set([...Object.keys(identity.settings), ...Object.keys(wanted.settings)]);
  const differing = [...names].filter((name) => identity.settings[name] !== wanted.settings[name]);
  if (differing.length > 0) {
    const rule = `a part must be built with the same settings of the environment as ${than}`;
    problems.push({ file: folder, value: differing.toSorted().join(', '), rule, remedy: again(folder) });
  }
  return problems;
}

/** What keeps parts from being the shards of one site: each there once, and all alike. */
export function partsProblems(parts: readonly FoundPart[]): readonly Problem[] {
  const [first, ...others] = parts;
  if (first === undefined) return [];
  const problems: Problem[] = [];
  const { count } = first.record;
  const folders = new Map<number, string>([[first.record.index, first.folder]]);
  for (const part of others) {
    const { folder, record } = part;
    if (record.count !== count) {
      const rule = `all parts must be of the same number of shards, and ${first.folder} is one of ${count}`;
      problems.push({
        file: folder,
        value: `${record.index}/${record.count}`,
        rule,
        remedy: again(folder),
      });
      continue;
    }
    const twin = folders.get(record.index);
    if (twin === undefined) folders.set(record.index, folder);
    else {
      const rule = `each shard must be given once, and ${twin} is shard ${record.index}/${count} too`;
      problems.push({ file: folder, rule, remedy: `Leave ${folder} or ${twin} away.` });
    }
    problems.push(...identityProblems(part, first.record.identity, first.folder));
  }
  for (let index = 1; index <= count; index += 1) {
    if (folders.has(index)) continue;
    const remedy = `Build it with --shard ${index}/${count}, alone, and merge again.`;
    problems.push({ file: `shard ${index}/${count}`, rule: 'every shard must be given', remedy });
  }
  return problems;
}
