import { lstatSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { digestOf } from '../../cli/files/digest.ts';
import type { Problem } from '../../cli/problems/problem.ts';
import { foldersOf, type PublishedFolder } from './published-folder.ts';

/**
 * Finds what stands where a file must go: `files` are those that come, with their digests. What no build wrote is a
 * problem, unless it is the very file that comes.
 */
export function findObstacles(
  out: string,
  files: ReadonlyMap<string, string>,
  { owns, replaced }: PublishedFolder,
) {
  /** Empty folders and links in the place of the build's own files and folders: nothing is lost with them. */
  const clear: string[] = [];
  const problems: Problem[] = [];
  const blocked = new Set<string>();
  const refuse = (name: string): void => {
    problems.push({
      file: join(out, name),
      rule: 'a published file must have this place, and what is here was written by no build',
      remedy: 'Move it out of the published folder, and build again. Nothing was changed.',
    });
  };
  const look = (name: string) =>
    blocked.has(dirname(name)) ? undefined : lstatSync(join(out, name), { throwIfNoEntry: false });
  for (const folder of [...foldersOf(files.keys())].toSorted()) {
    const stats = look(folder);
    if (stats?.isDirectory()) continue;
    blocked.add(folder);
    if (stats === undefined) continue;
    if (owns(folder) || (stats.isSymbolicLink() && replaced.includes(folder))) clear.push(folder);
    else refuse(folder);
  }
  for (const [file, digest] of files) {
    const stats = look(file);
    const path = join(out, file);
    if (stats === undefined) continue;
    if (stats.isDirectory() && owns(file) && readdirSync(path).length === 0) clear.push(file);
    else if (stats.isDirectory()) refuse(file);
    else if (!owns(file) && !(stats.isFile() && digestOf(readFileSync(path)) === digest)) refuse(file);
  }
  return { clear, problems };
}
