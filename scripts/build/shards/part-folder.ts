import { closeSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import type { Problem } from '../../cli/problems/problem.ts';
import { openLocked } from '../publish/lock.ts';
import { filesFolder, parsePart, partFile, sumsFile } from './part-record.ts';

const ofPart: readonly string[] = [partFile, sumsFile, filesFolder];

/** Finds what keeps a folder from becoming a part: anything in it but a part, which is replaced, damaged or not. */
export function partFolderProblems(out: string): readonly Problem[] {
  if (!existsSync(out)) return [];
  const entries = readdirSync(out);
  const foreign = entries.filter((entry) => !ofPart.includes(entry));
  // One name alone might be anyone's.
  if (foreign.length === 0 && (entries.length !== 1 || isPart(out))) return [];
  const named = foreign.length > 0 ? foreign : entries;
  return [
    {
      file: '--out',
      value: out,
      rule: `the folder holds what no shard wrote: ${named.slice(0, 3).join(', ')}`,
      remedy:
        'Give --out a folder that is empty, that is not there yet, or that holds a part alone; or take these away.',
    },
  ];
}

const isPart = (out: string): boolean =>
  existsSync(join(out, partFile)) && parsePart(readFileSync(join(out, partFile), 'utf8')) !== undefined;

/**
 * Has `make` fill a folder, which then takes the place `out` as a whole: whenever the process dies, the part of before,
 * none, or the new one is there. Gives what `make` gives; where that is undefined the place stays as it was. Throws a
 * Refusal where another process makes the same part.
 */
export async function makePart<Made>(
  out: string,
  make: (folder: string) => Promise<Made | undefined>,
): Promise<Made | undefined> {
  const place = resolve(out);
  // Beside its place, under a name that `part-*` does not match.
  const making = join(dirname(place), `.${basename(place)}.making`);
  mkdirSync(making, { recursive: true });
  const lock = await openLocked(join(making, 'lock'));
  const [part, before] = [join(making, 'part'), join(making, 'before')];
  const clear = (): void => {
    for (const folder of [part, before]) rmSync(folder, { recursive: true, force: true });
  };
  try {
    clear();
    mkdirSync(part);
    const made = await make(part);
    if (made === undefined) return undefined;
    if (existsSync(place)) renameSync(place, before);
    renameSync(part, place);
    return made;
  } finally {
    clear();
    // The lock's file stays: another process could lock the one that this one has just taken away.
    closeSync(lock);
  }
}
