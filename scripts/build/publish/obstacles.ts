import { lstatSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { digestOf } from '../../cli/files/digest.ts';
import type { Problem } from '../../cli/problems/problem.ts';
import { foldersOf, type PublishedFolder } from './published-folder.ts';

interface Landing {
  readonly out: string;
  /** The files that will be put there, with their digests. */
  readonly files: ReadonlyMap<string, string>;
  readonly folder: Pick<PublishedFolder, 'owns' | 'replaced'>;
}

interface Obstacles {
  /** Empty folders and links in the place of the build's own files and folders: nothing is lost with them. */
  readonly clear: readonly string[];
  readonly problems: readonly Problem[];
}

/** Finds what stands where a file must go. What no build wrote is a problem, unless it is the very file that comes. */
export function findObstacles({ out, files, folder: { owns, replaced } }: Landing): Obstacles {
  const clear: string[] = [];
  const problems: Problem[] = [];
  const ours = new Set(replaced);
  const blocked = new Set<string>();
  const refuse = (name: string): void => {
    problems.push({
      file: join(out, name),
      rule: 'a published file must have this place, and what is here was written by no build',
      remedy: 'Move it out of the published folder, and build again. Nothing was changed.',
    });
  };
  for (const folder of [...foldersOf(files.keys())].toSorted()) {
    const stats = blocked.has(dirname(folder)) ? undefined : lstatSync(join(out, folder), quietly);
    if (stats?.isDirectory()) continue;
    blocked.add(folder);
    if (stats === undefined) continue;
    if (owns(folder) || (stats.isSymbolicLink() && ours.has(folder))) clear.push(folder);
    else refuse(folder);
  }
  for (const [file, digest] of files) {
    const stats = blocked.has(dirname(file)) ? undefined : lstatSync(join(out, file), quietly);
    if (stats === undefined) continue;
    if (stats.isDirectory()) {
      if (owns(file) && readdirSync(join(out, file)).length === 0) clear.push(file);
      else refuse(file);
    } else if (!owns(file) && !(stats.isFile() && digestOf(readFileSync(join(out, file))) === digest)) {
      refuse(file);
    }
  }
  return { clear, problems };
}

const quietly = { throwIfNoEntry: false } as const;
