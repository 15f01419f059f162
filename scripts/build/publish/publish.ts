import {
  copyFileSync,
  existsSync,
  lstatSync,
  mkdirSync,
  renameSync,
  rmdirSync,
  rmSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { hasCode } from '../../cli/files/has-code.ts';
import { writePieces } from '../../cli/files/write-pieces.ts';
import { type Refusal, refuseProblem } from '../../cli/problems/refusal.ts';
import { formerStateFile, nextStateFile, stateFile } from '../state/build-state.ts';
import { incomingFolder } from '../state/marker-file.ts';
import type { OwnFolders } from './build-folders.ts';
import { dropIncoming, isHalfPublished, markHalfPublished, markPublished } from './half-published.ts';
import { type Journal, journalFile, journalText, readJournal } from './journal.ts';
import { publishingOrder } from './publishing-order.ts';
import type { SyncDisk } from './sync-disk.ts';

export const stagingFolder = 'staging';

/** What a build wants to change in the published folder. */
export interface Publication extends Pick<Journal, 'clear' | 'move' | 'remove'> {
  /** Pieces of the state that the publication makes true; where the staged files had to be copied, they lie in the folder `copies`. */
  readonly stateOf: (copies?: string) => Iterable<string>;
  readonly sync: SyncDisk;
}

/**
 * Where the staged files can be renamed from, into the published folder. That is marked before anything in it changes, so that whoever
 * looks at it knows until the end that it may be half-written (see `isHalfPublished`).
 */
function stagedWhere({ out, work }: OwnFolders): Pick<Journal, 'staged' | 'whole'> {
  const whole = !existsSync(out);
  const target = whole ? dirname(out) : join(out, incomingFolder);
  if (whole) mkdirSync(target, { recursive: true });
  else markHalfPublished(out);
  return canMove(join(work, stagingFolder), target)
    ? { staged: 'work', whole }
    : { staged: 'out', whole: false };
}

/** Whether files can be renamed from one folder into the other: only a trial knows, since one device may be mounted twice. */
function canMove(from: string, to: string): boolean {
  const [probe, arrived] = [join(from, incomingFolder), join(to, incomingFolder)];
  writeFileSync(probe, '');
  try {
    renameSync(probe, arrived);
  } catch (error) {
    rmSync(probe);
    if (hasCode(error, 'EXDEV')) return false;
    throw error;
  }
  rmSync(arrived);
  return true;
}

/**
 * Moves staged files into the published folder and removes stale ones. The list of moves is written to the journal first;
 * if the process dies in between, `finishPublication` carries on from there, so the folder never stays half-written. All
 * is on the disk before the journal is, and again before the journal goes.
 */
export async function publish(
  folders: OwnFolders,
  { stateOf, sync, ...changes }: Publication,
): Promise<void> {
  const { out, work } = folders;
  if (changes.clear.length + changes.remove.length === 0 && isEmpty(changes.move)) {
    writePieces(join(work, nextStateFile), stateOf());
    takeState(work);
    markPublished(out);
    return;
  }
  const wasHalf = isHalfPublished(out);
  let journal: Journal;
  try {
    journal = { format: 1, out, ...stagedWhere(folders), ...changes };
    const copied = journal.staged === 'out';
    if (copied) bringOver(folders, journal.move);
    writePieces(join(work, nextStateFile), copied ? stateOf(stagingOf(folders, journal)) : stateOf());
    const written = join(work, journalFile);
    writePieces(`${written}.new`, journalText(journal));
    await sync(existsSync(out) ? [work, out] : [work]);
    renameSync(`${written}.new`, written);
  } catch (error) {
    // What an earlier build left half-written is so still.
    if (wasHalf) dropIncoming(out);
    else markPublished(out);
    throw error;
  }
  carryOut(folders, journal);
  await sync([work, out]);
  rmSync(join(work, journalFile));
  markPublished(out);
}

const stagingOf = ({ out, work }: OwnFolders, { staged }: Pick<Journal, 'staged'>): string =>
  staged === 'work' ? join(work, stagingFolder) : join(out, incomingFolder);

/** Copies the staged files to the file system of the published folder, where nobody sees them yet. */
function bringOver({ out, work }: OwnFolders, files: Iterable<string>): void {
  markHalfPublished(out);
  const made = new Set<string>();
  for (const file of files) {
    const folder = dirname(file);
    if (!made.has(folder)) mkdirSync(join(out, incomingFolder, folder), { recursive: true });
    made.add(folder);
    copyFileSync(join(work, stagingFolder, file), join(out, incomingFolder, file));
  }
}

const isEmpty = (items: Iterable<unknown>): boolean => items[Symbol.iterator]().next().done === true;

/** Makes the written state the one that holds. */
function takeState(work: string): void {
  renameSync(join(work, nextStateFile), join(work, stateFile));
  rmSync(join(work, formerStateFile), { force: true });
}

/**
 * Carries out a publication that an earlier build began and did not finish, and clears away what it left. Throws an
 * Refusal when the journal is not one of this build's into this folder.
 */
export function finishPublication(folders: OwnFolders): void {
  const { out, work } = folders;
  const journal = readJournal(work, out);
  const isStaged = journal !== undefined && existsSync(stagingOf(folders, journal));
  // Without its folder nothing of the publication is left to be finished: what was in it is made anew.
  if (journal !== undefined && (journal.whole || existsSync(out))) carryOut(folders, journal);
  rmSync(join(work, journalFile), { force: true });
  rmSync(join(work, nextStateFile), { force: true });
  rmSync(join(work, stagingFolder), { recursive: true, force: true });
  // Where the journal or its files are lost, only the next publication makes the folder whole: it compares every file.
  if (isStaged) markPublished(out);
  else dropIncoming(out);
}

/**
 * Every step can be taken twice. The calls are synchronous because nothing else is left to do and twenty thousand renames
 * through the thread pool take several times as long.
 */
function carryOut(own: OwnFolders, journal: Journal): void {
  const { out, work } = own;
  const { whole, clear, move, remove } = journal;
  const staging = stagingOf(own, journal);
  if (whole && !existsSync(out)) becomePublished(staging, out);
  const folders = new RealFolders(out);
  const staged = existsSync(staging) ? [...move] : [];
  for (const name of clear) {
    if (!folders.has(dirname(name))) continue;
    const stats = lstatSync(join(out, name), { throwIfNoEntry: false });
    if (stats?.isDirectory()) removeIfEmpty(join(out, name));
    else if (stats?.isSymbolicLink() || (stats?.isFile() && !staged.includes(name)))
      unlinkSync(join(out, name));
  }
  for (const file of publishingOrder(staged)) {
    if (!folders.make(dirname(file))) throw inTheWay(join(out, dirname(file)));
    moveFile(join(staging, file), join(out, file));
  }
  for (const file of remove) {
    const target = join(out, file);
    if (folders.has(dirname(file)) && lstatSync(target, { throwIfNoEntry: false })?.isFile()) {
      unlinkSync(target);
    }
    for (let folder = dirname(file); folder !== '.'; folder = dirname(folder)) {
      if (!folders.has(folder)) continue;
      if (!removeIfEmpty(join(out, folder))) break;
      folders.forget(folder);
    }
  }
  if (existsSync(join(work, nextStateFile))) takeState(work);
}

/** The whole folder at once. Some layered file systems move files but no folders. */
function becomePublished(staging: string, out: string): void {
  try {
    renameSync(staging, out);
  } catch (error) {
    if (!hasCode(error, 'EXDEV')) throw error;
    mkdirSync(out);
    markHalfPublished(out);
  }
}

/** Takes a file to its place. It is not there any more where the step was taken before. As a rule nothing is in its way, and to look first takes as long as to move it. */
function moveFile(from: string, target: string): void {
  try {
    renameSync(from, target);
  } catch (error) {
    if (!existsSync(from)) return;
    if (!lstatSync(target, { throwIfNoEntry: false })?.isDirectory()) throw error;
    if (!removeIfEmpty(target)) throw inTheWay(target);
    renameSync(from, target);
  }
}

const inTheWay = (path: string): Refusal =>
  refuseProblem({
    file: path,
    rule: 'a published file must have this place, and what is here was written by no build',
    remedy: 'Move it out of the published folder, and build again: the publication is then finished.',
  });

function removeIfEmpty(folder: string): boolean {
  try {
    rmdirSync(folder);
    return true;
  } catch {
    return false;
  }
}

/** Folders of the published folder that were found to be no links, so that nothing outside it is ever reached. */
class RealFolders {
  readonly #out: string;
  readonly #real = new Set(['.']);

  constructor(out: string) {
    this.#out = out;
  }

  has(folder: string): boolean {
    if (this.#real.has(folder)) return true;
    if (!this.has(dirname(folder))) return false;
    const is = lstatSync(join(this.#out, folder), { throwIfNoEntry: false })?.isDirectory() === true;
    if (is) this.#real.add(folder);
    return is;
  }

  /** Makes a folder with those above it. Returns false where something else stands there. */
  make(folder: string): boolean {
    if (this.has(folder)) return true;
    if (!this.make(dirname(folder))) return false;
    if (lstatSync(join(this.#out, folder), { throwIfNoEntry: false }) !== undefined) return false;
    mkdirSync(join(this.#out, folder));
    this.#real.add(folder);
    return true;
  }

  forget(folder: string): void {
    this.#real.delete(folder);
  }
}
