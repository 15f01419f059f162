import { join } from 'node:path';
import { datasetFile, pageFile } from '../../../src/domain/site/paths.ts';
import { digestOf } from '../../cli/files/digest.ts';
import type { Problem } from '../../cli/problems/problem.ts';
import type { BuildGroup } from '../group-inputs.ts';
import { manifestEntries, type PartIdentity, type PublishedGroup, readPublished } from '../manifest.ts';
import type { PublishedFolder } from '../publish/published-folder.ts';
import type { MadeGroups } from '../render/render-groups.ts';
import { Stage } from '../stage.ts';
import { identityProblems, type Part } from './parts.ts';
import { shareOut } from './shard.ts';

interface PartsToMerge {
  /** Every shard of one site, each once (see `readParts`). */
  readonly parts: readonly Part[];
  /** What this site is made of. */
  readonly identity: PartIdentity;
  readonly staging: string;
  /** Takes the datasets. */
  readonly stage: Stage;
  readonly folder: PublishedFolder;
}

/**
 * Takes over what the shards have made of a site. Every file is read once, held against its digest, and staged where it
 * differs from what is published. All problems are told together; nothing may be published then.
 */
export function mergeParts(
  groups: readonly BuildGroup[],
  { parts, identity, staging, stage, folder }: PartsToMerge,
): MadeGroups {
  const made = new Map<string, PublishedGroup>();
  const pages = new Stage(staging, folder.files);
  const pictures = new Map<string, Buffer>();
  const problems: Problem[] = parts
    .slice(0, 1)
    .flatMap((part) => identityProblems(part, identity, 'the project that merges them has it'));
  const shares = problems.length > 0 ? [] : shareOut(groups, parts.length);
  for (const part of parts) {
    const read = partReader(part, problems);
    for (const { id, pages: planned } of shares[part.shard.index - 1] ?? []) {
      const known = part.manifest.groups[id];
      const files = known?.pages.map(({ file }) => file).join();
      if (known === undefined || files !== planned.map(({ path }) => pageFile(path)).join()) {
        problems.push(brokenPart(part.folder, '', `the part must hold the pages of ${id}`));
        continue;
      }
      for (const { file } of known.pages) read(file, (content) => pages.add(file, content));
      for (const { path, version } of known.datasets) {
        const file = datasetFile(path, version).slice(1);
        read(file, (content) => stage.add(file, content));
      }
      made.set(id, {
        ...known,
        pages: known.pages.map((page) => ({ ...page, ...pages.files.get(page.file) })),
      });
    }
    for (const file of Object.keys(part.manifest.files))
      if (file.startsWith('pictures/')) read(file, (content) => pictures.set(file, content));
  }
  const rendered = [...made.values()].reduce((sum, group) => sum + group.pages.length, 0);
  return { groups: made, written: pages.written, failures: [], rendered, problems, pictures };
}

const brokenPart = (folder: string, file: string, rule: string): Problem => ({
  file: join(folder, file),
  rule,
  remedy: 'Build this shard again, alone, and merge again.',
});

/** Gives each file of a part that is as its digest says to `take`. What is wrong is added to `problems`. */
function partReader({ folder, manifest }: Part, problems: Problem[]) {
  const entries = new Map(manifestEntries(manifest));
  return (file: string, take: (content: Buffer) => void): void => {
    const content = readPublished(folder, file);
    if (content === undefined)
      problems.push(brokenPart(folder, file, 'must be there, as the shard wrote it'));
    else if (digestOf(content) === entries.get(file)?.digest) take(content);
    else problems.push(brokenPart(folder, file, 'must be as the shard wrote it, and is damaged'));
  };
}
