import { join } from 'node:path';
import { datasetFile, pageFile } from '../../../src/domain/site/paths.ts';
import { digestOf } from '../../cli/files/digest.ts';
import type { Problem } from '../../cli/problems/problem.ts';
import type { BuildGroup } from '../group-inputs.ts';
import { manifestEntries, type PartIdentity, type PublishedGroup } from '../manifest.ts';
import type { PublishedFolder } from '../publish/published-folder.ts';
import { readPublished } from '../publish/read-published.ts';
import type { MadeGroups } from '../render/render-groups.ts';
import { Stage } from '../stage.ts';
import { identityProblems, type Part } from './parts.ts';
import { shareOut } from './share-out.ts';

interface PartsToMerge {
  /** Every shard of one site, each once (see `readParts`). */
  readonly parts: readonly Part[];
  /** What this site is made of. */
  readonly identity: PartIdentity;
  readonly staging: string;
  /** Takes the datasets. */
  readonly stage: Stage;
  readonly folder: Pick<PublishedFolder, 'files'>;
}

/**
 * Takes over what the shards have made of a site. Every file is read once, held against its digest, and staged where it
 * differs from what is published. All problems are told together; nothing may be published then.
 */
export function mergeParts(groups: readonly BuildGroup[], site: PartsToMerge): MadeGroups {
  const { parts, identity, staging, stage, folder } = site;
  const made = new Map<string, PublishedGroup>();
  const pages = new Stage(staging, folder.files);
  const pictures = new Map<string, Buffer>();
  const problems: Problem[] = parts
    .slice(0, 1)
    .flatMap((part) => identityProblems(part, identity, 'the project that merges them has it'));
  const shares = problems.length > 0 ? [] : shareOut(groups, parts.length);
  for (const part of parts) {
    const { index } = part.shard;
    const read = partReader(part, problems);
    for (const { id, pages: planned } of shares[index - 1] ?? []) {
      const known = part.manifest.groups[id];
      const files = known?.pages.map(({ file }) => file).join();
      if (known === undefined || files !== planned.map(({ path }) => pageFile(path)).join()) {
        problems.push(brokenPart(part, '', `the part must hold the pages of ${id}`));
        continue;
      }
      const taken = known.pages.flatMap(({ file, reasons }) => {
        const content = read(file);
        return content === undefined ? [] : [{ file, ...pages.add(file, content), reasons }];
      });
      for (const { path, version } of known.datasets) {
        const file = datasetFile(path, version).slice(1);
        const content = read(file);
        if (content !== undefined) stage.add(file, content);
      }
      made.set(id, { ...known, pages: taken });
    }
    for (const file of Object.keys(part.manifest.files)) {
      const content = file.startsWith('pictures/') ? read(file) : undefined;
      if (content !== undefined) pictures.set(file, content);
    }
  }
  const rendered = [...made.values()].reduce((sum, group) => sum + group.pages.length, 0);
  return { groups: made, written: pages.written, failures: [], rendered, problems, pictures };
}

const brokenPart = ({ folder }: Part, file: string, rule: string): Problem => ({
  file: join(folder, file),
  rule,
  remedy: 'Build this shard again, alone, and merge again.',
});

/** Reads files of a part and holds them against their digests. What is wrong is added to `problems`. */
function partReader(part: Part, problems: Problem[]): (file: string) => Buffer | undefined {
  const entries = new Map(manifestEntries(part.manifest));
  const refuse = (file: string, rule: string): undefined => {
    problems.push(brokenPart(part, file, rule));
  };
  return (file) => {
    const content = readPublished(part.folder, file);
    if (content === undefined) return refuse(file, 'must be there, as the shard wrote it');
    if (digestOf(content) === entries.get(file)?.digest) return content;
    return refuse(file, 'must be as the shard wrote it, and is damaged');
  };
}
