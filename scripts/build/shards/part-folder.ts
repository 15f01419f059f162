import {
  closeSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { lockFile, UnlockableFile } from '../../cli/files/file-lock.ts';
import type { Problem } from '../../cli/problems/problem.ts';
import { refuseProblem } from '../../cli/problems/refusal.ts';
import { filesFolder, parsePart, partFile, sumsFile } from './part-record.ts';

/** Where a part is made: beside its place, under a name that `part-*` does not match. */
const makingFolder = (out: string): string => join(dirname(out), `.${basename(out)}.making`);

/** What a part consists of. */
const ofPart: readonly string[] = [partFile, sumsFile, filesFolder];

/** What keeps a folder from becoming a part: anything in it but a part, which is replaced, damaged or not. */
export function partFolderProblems(out: string): readonly Problem[] {
  if (!existsSync(out)) return [];
  const refuse = (rule: string, remedy: string): readonly Problem[] => [
    { file: '--out', value: out, rule, remedy },
  ];
  if (statSync(out).dev !== statSync(dirname(resolve(out))).dev)
    return refuse(
      'a part is moved to its place, and no folder to where a disk begins',
      'Give --out a folder inside it.',
    );
  const entries = readdirSync(out);
  const foreign = entries.filter((entry) => !ofPart.includes(entry));
  // One name alone might be anyone's.
  if (foreign.length > 0 || (entries.length === 1 && !isWhole(out))) {
    return refuse(
      `the folder holds what no shard wrote: ${(foreign.length > 0 ? foreign : entries).slice(0, 3).join(', ')}`,
      'Give --out a folder that is empty, that is not there yet, or that holds a part alone; or take these away.',
    );
  }
  return [];
}

const isWhole = (out: string): boolean =>
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
  const making = makingFolder(place);
  mkdirSync(making, { recursive: true });
  const lock = await lockFile(join(making, 'lock'), { make: true }).catch((error: unknown) => {
    if (!(error instanceof UnlockableFile)) throw error;
    throw refuseProblem({
      file: join(making, 'lock'),
      value: error.message,
      rule: 'the file system must be able to lock a file',
      remedy: 'Choose a folder on another disk with --out, and move the part when it is made.',
    });
  });
  if (lock === undefined) {
    throw refuseProblem({
      file: out,
      rule: 'another process makes this part',
      remedy: 'Wait for it to end, or give --out another folder.',
    });
  }
  const leftovers = [join(making, 'part'), join(making, 'before')] as const;
  const [part, before] = leftovers;
  try {
    for (const folder of leftovers) rmSync(folder, { recursive: true, force: true });
    mkdirSync(part);
    const made = await make(part);
    if (made === undefined) return undefined;
    if (existsSync(place)) renameSync(place, before);
    renameSync(part, place);
    return made;
  } finally {
    for (const folder of leftovers) rmSync(folder, { recursive: true, force: true });
    // Its file stays: another process could lock the one that this one has just taken away.
    closeSync(lock);
  }
}
