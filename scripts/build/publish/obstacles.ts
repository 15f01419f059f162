import { lstatSync, readdirSync, readFileSync, type Stats } from 'node:fs';
import { dirname, join } from 'node:path';
import { digestOf } from '../../cli/files/digest.ts';
import type { Problem } from '../../cli/problems/problem.ts';

interface Landing {
  /** The published folder. */
  readonly out: string;
  /** The files that will be put there, with the digests they will have. */
  readonly files: Iterable<readonly [file: string, digest: string]>;
  /** Whether a build published a file of this name. */
  readonly owns: (file: string) => boolean;
  /** Whether a build published a file in this folder. */
  readonly ownsFolder: (folder: string) => boolean;
}

/**
 * Finds what stands where a file must go. Empty folders and links in the place of what a build published hold nothing and
 * may be cleared away; anything else that no build wrote is a problem, unless it is just the file that is to come.
 */
export function findObstacles({ out, files, owns, ownsFolder }: Landing): {
  readonly clear: readonly string[];
  readonly problems: readonly Problem[];
} {
  const clear: string[] = [];
  const problems: Problem[] = [];
  const refuse = (name: string, needs: string): void => {
    problems.push({
      file: join(out, name),
      rule: `${needs} must have this place, and what is here was written by no build`,
      remedy: 'Move it out of the published folder, and build again. Nothing was changed.',
    });
  };
  const look = (name: string): Stats | undefined => lstatSync(join(out, name), { throwIfNoEntry: false });

  if (look('.')?.isDirectory() !== true) return { clear, problems };

  /** Whether there is a real folder; each is looked at once. */
  const folders = new Map<string, boolean>([['.', true]]);
  function isFolder(folder: string, file: string): boolean {
    const earlier = folders.get(folder);
    if (earlier !== undefined) return earlier;
    let found = false;
    if (isFolder(dirname(folder), file)) {
      const stats = look(folder);
      found = stats?.isDirectory() === true;
      if (stats !== undefined && !found) {
        if (owns(folder) || (stats.isSymbolicLink() && ownsFolder(folder))) clear.push(folder);
        else refuse(folder, file);
      }
    }
    folders.set(folder, found);
    return found;
  }

  for (const [file, digest] of files) {
    if (!isFolder(dirname(file), file)) continue;
    const stats = look(file);
    if (stats === undefined) continue;
    if (stats.isDirectory()) {
      if (owns(file) && readdirSync(join(out, file)).length === 0) clear.push(file);
      else refuse(file, file);
    } else if (!owns(file) && !(stats.isFile() && digestOf(readFileSync(join(out, file))) === digest)) {
      refuse(file, file);
    }
  }
  return { clear, problems };
}
