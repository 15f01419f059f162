import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cityPicturePath, datasetFile, pageFile } from '../../../src/domain/site/paths.ts';
import { digestOf } from '../../cli/files/digest.ts';
import { hasCode } from '../../cli/files/has-code.ts';
import type { Problem } from '../../cli/problems/problem.ts';
import { picturedCities } from '../../plan/city-input.ts';
import type { PageGroup } from '../../plan/page-group.ts';
import type { SiteRendering } from '../render/render-site.ts';
import type { SiteToRender } from '../render/site-to-render.ts';
import { writeStaged } from '../render/write-staged.ts';
import type { GroupState } from '../state/build-state.ts';
import { pageLine, storedReasons, tallyPages } from '../state/page-lines.ts';
import { foreignProblems } from './differing-parts.ts';
import { filesFolder, type PartIdentity, sumOf } from './part-record.ts';
import type { Part } from './read-parts.ts';
import { shareOut } from './share-out.ts';

interface PartsToTake extends Pick<SiteToRender, 'plan' | 'input' | 'published' | 'staging' | 'stage'> {
  /** Every shard of one site, each once (see `readParts`). */
  readonly parts: readonly Part[];
  /** What this site is made of. */
  readonly identity: PartIdentity;
}

interface TakenParts extends Omit<SiteRendering, 'failures'> {
  readonly pictures: ReadonlyMap<string, Buffer>;
  readonly problems: readonly Problem[];
}

const buildAgain = 'Build this shard again, alone, and merge again.';

/**
 * Takes over what the shards have made of a site: every file is read once, held against its sum, and staged as it was read
 * where it differs from what is published. What is wrong with any of them is told together; nothing of it may be published then.
 */
export function takeParts(site: PartsToTake): TakenParts {
  const { parts, plan, identity } = site;
  const [first] = parts;
  const foreign = first === undefined ? [] : foreignProblems(first, identity);
  const none = {
    groups: new Map(),
    renewed: new Set<string>(),
    rendered: 0,
    written: 0,
    pictures: new Map(),
  };
  if (foreign.length > 0 || first === undefined) return { ...none, problems: foreign };
  const shares = shareOut(plan.groups, first.record.count);
  const taken = parts.map((part) => takePart(part, shares[part.record.index - 1] ?? [], site));
  const states = new Map(taken.flatMap(({ groups }) => [...groups]));
  const inOrder = plan.groups.flatMap(({ id }) => {
    const state = states.get(id);
    return state === undefined ? [] : [[id, state] as const];
  });
  return {
    groups: new Map(inOrder),
    renewed: new Set(states.keys()),
    rendered: inOrder.reduce((sum, [, { tally }]) => sum + tally.pages, 0),
    written: taken.reduce((sum, { written }) => sum + written, 0),
    pictures: new Map(taken.flatMap(({ pictures }) => [...pictures])),
    problems: taken.flatMap(({ problems }) => problems),
  };
}

interface TakenPart {
  readonly groups: ReadonlyMap<string, GroupState>;
  /** How many pages were staged. */
  readonly written: number;
  readonly pictures: ReadonlyMap<string, Buffer>;
  readonly problems: readonly Problem[];
}

function takePart(
  { folder, record, sums }: Part,
  share: readonly PageGroup[],
  { input, published, staging, stage }: PartsToTake,
): TakenPart {
  const problems: Problem[] = [];
  const refuse = (file: string, rule: string): undefined => {
    problems.push({ file: join(folder, filesFolder, file), rule, remedy: buildAgain });
  };
  const read = (file: string): Buffer | undefined => {
    const sum = sums.get(file);
    if (sum === undefined) return refuse(file, 'the part must list every file of its shard');
    try {
      const content = readFileSync(join(folder, filesFolder, file));
      return sumOf(content) === sum ? content : refuse(file, 'must be as the shard wrote it, and is damaged');
    } catch (error) {
      if (!hasCode(error, 'ENOENT', 'ENOTDIR', 'EISDIR')) throw error;
      return refuse(file, 'must be there, as the shard wrote it');
    }
  };
  const groups = new Map<string, GroupState>();
  let written = 0;
  for (const { id, pages, data } of share) {
    const known = record.groups[id];
    const reasonsOf = storedReasons(known?.pages ?? '');
    if (known === undefined || reasonsOf.length !== pages.length) {
      refuse('', `the part must hold the pages of ${id}`);
      continue;
    }
    const made = pages.flatMap((page, index) => {
      const file = pageFile(page.path);
      const content = read(file);
      if (content === undefined) return [];
      const digest = digestOf(content);
      const there = published.get(file);
      const same = there?.digest === digest ? there : undefined;
      if (same === undefined) written += 1;
      const fingerprint = same ?? writeStaged(staging, file, content, digest);
      return [{ file, fingerprint, priority: page.priority, reasons: reasonsOf[index] ?? [] }];
    });
    if (data !== undefined) {
      const file = datasetFile(data.path, known.version ?? '').slice(1);
      const content = read(file);
      if (content !== undefined) stage.add(file, content);
    }
    groups.set(id, { ...known, tally: tallyPages(made), pages: made.map(pageLine).join('\n') });
  }
  const pictures = new Map<string, Buffer>();
  for (const file of picturesOf(share, input)) {
    const content = read(file);
    if (content !== undefined) pictures.set(file, content);
  }
  return { groups, written, pictures, problems };
}

/** The files of the pictures that a shard draws: those of the cities whose pages it renders. */
function picturesOf(share: readonly PageGroup[], input: SiteToRender['input']): readonly string[] {
  const own = new Set(share.map(({ id }) => id));
  return picturedCities(input).flatMap(({ city }) =>
    own.has(`city/${city.slug}`) ? [cityPicturePath(city.slug).slice(1)] : [],
  );
}
