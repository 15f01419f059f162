import type { Problem } from '../../cli/problems/problem.ts';
import { variableOf } from '../../cli/settings/env.ts';
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
    remedy:
      'Build all shards, and merge them, from one commit and one store, and with the same of --sample, --register and --listings.',
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

/** In what a part differs from another of its site. The values of settings are not told: one may be a secret. */
const unlike = (part: FoundPart, other: FoundPart): readonly Problem[] =>
  identityProblems(part, other.record.identity, {
    than: other.folder,
    day: common.day.remedy,
    settings: again(part.folder),
  });

/** In what a part differs from the project that merges it, which all parts are alike in. The values of settings are not told. */
export const foreignProblems = (part: FoundPart, project: PartIdentity): readonly Problem[] =>
  identityProblems(part, project, {
    than: 'the project that merges them has it',
    day: 'Merge without --day: the parts tell it.',
    settings: 'Give the merge the variables that the shards had, or build all parts again.',
  });

interface Comparison {
  readonly than: string;
  /** What to do where the day differs, and where settings do. */
  readonly day: string;
  readonly settings: string;
}

function identityProblems(
  { folder, record: { identity } }: FoundPart,
  wanted: PartIdentity,
  { than, ...remedies }: Comparison,
): readonly Problem[] {
  const problems: Problem[] = [];
  for (const name of Object.keys(common).filter(isCommon)) {
    if (identity[name] === wanted[name]) continue;
    const { what, remedy } = common[name];
    const rule = `a part must be ${what} as ${than} (${identity[name]}, not ${wanted[name]})`;
    problems.push({ file: folder, rule, remedy: name === 'day' ? remedies.day : remedy });
  }
  const names = new Set([...Object.keys(identity.settings), ...Object.keys(wanted.settings)]);
  const differing = [...names].filter((name) => identity.settings[name] !== wanted.settings[name]);
  if (differing.length > 0) {
    const value = differing.map(variableOf).toSorted().join(', ');
    const rule = `a part must be built with the same environment variables as ${than}`;
    problems.push({ file: folder, value, rule, remedy: remedies.settings });
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
    problems.push(...unlike(part, first));
  }
  for (let index = 1; index <= count; index += 1) {
    if (folders.has(index)) continue;
    const remedy = `Build it with --shard ${index}/${count}, alone, and merge again.`;
    problems.push({ file: `shard ${index}/${count}`, rule: 'every shard must be given', remedy });
  }
  return problems;
}
