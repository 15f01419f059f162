import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { datasetFile, pageFile } from '../../../src/domain/site/paths.ts';
import { hasCode } from '../../cli/files/has-code.ts';
import type { Problem } from '../../cli/problems/problem.ts';
import type { SiteEnv } from '../../cli/settings/env.ts';
import { picturedCities } from '../../plan/city-input.ts';
import type { SiteInput } from '../../plan/site-plan.ts';
import type { Bundle } from '../bundle/bundle.ts';
import type { BuildGroup } from '../group-inputs.ts';
import { pictureFile } from '../images/city-pictures.ts';
import type { PublishedGroup } from '../manifest.ts';
import type { PublishedFolder } from '../publish/published-folder.ts';
import type { MadeGroups } from '../render/render-groups.ts';
import { Stage } from '../stage.ts';
import { identityProblems } from './differing-parts.ts';
import { partIdentity } from './part-identity.ts';
import { filesFolder, sumOf } from './part-record.ts';
import type { Part } from './read-parts.ts';
import { shareOut } from './share-out.ts';

interface PartsToMerge {
  /** Every shard of one site, each once (see `readParts`). */
  readonly parts: readonly Part[];
  readonly input: SiteInput;
  readonly bundle: Bundle;
  readonly env: SiteEnv;
  /** `YYYY-MM-DD`, UTC. */
  readonly day: string;
  readonly staging: string;
  readonly stage: Stage;
  readonly folder: Pick<PublishedFolder, 'files'>;
}

/**
 * Takes over what the shards have made of a site. Every file is read once, held against its sum, and staged where it
 * differs from what is published. All problems are told together; nothing may be published then.
 */
export async function mergeParts(groups: readonly BuildGroup[], site: PartsToMerge): Promise<MadeGroups> {
  const made = new Map<string, PublishedGroup>();
  const { stage, staging, folder } = site;
  const pageStage = new Stage(staging, folder.files);
  const pictures = new Map<string, Buffer>();
  const [first] = site.parts;
  const problems: Problem[] = [];
  if (first !== undefined)
    problems.push(
      ...identityProblems(first, await partIdentity(site), 'the project that merges them has it'),
    );
  const shares = problems.length > 0 ? [] : shareOut(groups, first?.record.count ?? 1);
  for (const [index, share] of shares.entries()) {
    const part = site.parts.find(({ record }) => record.index === index + 1);
    if (part === undefined) continue;
    const read = partReader(part, problems);
    for (const group of share) {
      const taken = takeGroup(part, group, { stage, pageStage }, read);
      if (taken === undefined) {
        problems.push(brokenPart(part, '', `the part must hold the pages of ${group.id}`));
        continue;
      }
      made.set(group.id, taken);
    }
    for (const file of picturesOf(share, site.input)) {
      const content = read(file);
      if (content !== undefined) pictures.set(file, content);
    }
  }
  const rendered = [...made.values()].reduce((sum, { pages }) => sum + pages.length, 0);
  return { groups: made, written: pageStage.written, failures: [], rendered, problems, pictures };
}

type ReadFile = (file: string) => Buffer | undefined;

const brokenPart = ({ folder }: Part, file: string, rule: string): Problem => ({
  file: join(folder, filesFolder, file),
  rule,
  remedy: 'Build this shard again, alone, and merge again.',
});

/** Reads files of a part and holds them against their sums. What is wrong is added to `problems`. */
function partReader(part: Part, problems: Problem[]): ReadFile {
  const refuse = (file: string, rule: string): undefined => {
    problems.push(brokenPart(part, file, rule));
  };
  return (file) => {
    const sum = part.sums.get(file);
    if (sum === undefined) return refuse(file, 'the part must list every file of its shard');
    try {
      const content = readFileSync(join(part.folder, filesFolder, file));
      return sumOf(content) === sum ? content : refuse(file, 'must be as the shard wrote it, and is damaged');
    } catch (error) {
      if (!hasCode(error, 'ENOENT', 'ENOTDIR', 'EISDIR')) throw error;
      return refuse(file, 'must be there, as the shard wrote it');
    }
  };
}

/** Takes one group over; undefined where the part does not have its pages. */
function takeGroup(
  { record }: Part,
  { id, pages }: BuildGroup,
  { stage, pageStage }: { readonly stage: Stage; readonly pageStage: Stage },
  read: ReadFile,
): PublishedGroup | undefined {
  const known = record.groups[id];
  if (known === undefined || known.reasons.length !== pages.length) return undefined;
  const taken = pages.flatMap(({ path }, index) => {
    const file = pageFile(path);
    const content = read(file);
    return content === undefined
      ? []
      : [{ file, ...pageStage.add(file, content), reasons: known.reasons[index] ?? [] }];
  });
  for (const { path, version } of known.datasets) {
    const file = datasetFile(path, version).slice(1);
    const content = read(file);
    if (content !== undefined) stage.add(file, content);
  }
  return { inputs: known.inputs, datasets: known.datasets, pages: taken };
}

/** Names the pictures that a shard draws: those of the cities whose pages it renders. */
function picturesOf(share: readonly BuildGroup[], input: SiteInput): readonly string[] {
  const own = new Set(share.map(({ id }) => id));
  return picturedCities(input).flatMap(({ city }) =>
    own.has(`city/${city.slug}`) ? [pictureFile(city)] : [],
  );
}
