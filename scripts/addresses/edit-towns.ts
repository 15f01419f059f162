import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Checked, type Problem, refused } from '../cli/problems/problem.ts';
import { editRows } from '../lists/edit-rows.ts';
import { onLists } from '../lists/list-directory.ts';
import { listShapes } from '../lists/list-rows.ts';
import { type ListName, listFileNames } from '../lists/load-lists.ts';
import { readListFile } from '../lists/read-table.ts';
import { replaceLists } from '../lists/write-list.ts';
import { loadPlan } from '../plan/load-plan.ts';
import { type AddressLists, addressFiles, movedText, readAddressLists } from './address-lists.ts';
import { type Move, withMove, withoutReturned } from './moves.ts';
import { promiseKey, promisesOf } from './promise.ts';
import { siteAddresses } from './site-addresses.ts';
import type { TownEdit } from './town-edits.ts';

/** What an edit came to. */
export interface EditedTowns {
  /** Files that were written. */
  readonly files: readonly string[];
  /** Published addresses that lead elsewhere, and that are gone, because of this edit and earlier ones. */
  readonly moved: number;
  readonly gone: number;
}

/** The order of writing: should the machine stop in between, an early move to a city that is still there does no harm. */
const lists: readonly ListName[] = ['places', 'featured', 'brandedStores', 'cities'];

/**
 * Edits the rows of a town in every list and writes down where its addresses have gone: all of it or, with every reason told, nothing.
 * The lists as they would be are held to every rule of `npm run check` first.
 */
export async function editTowns(
  folder: string,
  { rows, moves }: TownEdit,
  today: string,
): Promise<Checked<EditedTowns>> {
  const memory = await readAddressLists(folder);
  if (!memory.ok) return memory;
  const edited = new Map<string, string>();
  const before = new Map<string, string>();
  for (const list of lists) {
    const file = listFileNames[list];
    const read = await readListFile(join(folder, file));
    if (!read.ok) return read;
    const text = editRows(join(folder, file), read.value, listShapes[list], rows[list]);
    if (!text.ok) return text;
    before.set(file, read.value.toString('utf8'));
    edited.set(file, text.value);
  }
  const changed = [...edited].filter(([file, text]) => text !== before.get(file));
  const [made] = moves;
  const wasPublished = memory.value.published.some(
    ({ kind, slug }) => kind === made?.kind && slug === made.from,
  );
  if (changed.length === 0 && !wasPublished) return unknownTown(folder, made?.from);
  const planned = await plannedMoves(folder, edited, memory.value, moves, today);
  if (!planned.ok) return planned;
  const isSame = sameMoves(planned.value.moves, memory.value.moves);
  const texts = new Map([
    ...(isSame ? [] : [[join(folder, addressFiles.moved), movedText(planned.value.moves)] as const]),
    ...changed.map(([file, text]) => [join(folder, file), text] as const),
  ]);
  if (texts.size === 0) {
    return refused(folder, {
      value: made?.from,
      rule: 'an edit must change something',
      remedy: 'The lists say so already; nothing needs to be done.',
    });
  }
  const written = await replaceLists(folder, texts);
  if (!written.ok) return written;
  return {
    ok: true,
    value: { files: written.value, moved: planned.value.moved, gone: planned.value.gone },
  };
}

const unknownTown = (folder: string, slug: string | undefined): Checked<never> =>
  refused(folder, {
    value: slug,
    rule: 'what is renamed or removed must be in the lists, or have been published',
    remedy: 'Correct the slug.',
  });

interface PlannedMoves extends Pick<EditedTowns, 'moved' | 'gone'> {
  readonly moves: readonly Move[];
}

/** The list of moves after an edit, if the edited lists have no problems: they are looked at in a folder of their own. */
async function plannedMoves(
  folder: string,
  edited: ReadonlyMap<string, string>,
  { published, moves: earlier }: AddressLists,
  made: TownEdit['moves'],
  since: string,
): Promise<Checked<PlannedMoves>> {
  const trial = await mkdtemp(join(tmpdir(), 'lists-'));
  try {
    for (const [file, text] of edited) {
      // Featured pharmacies are known by the store alone, which has them under the new name after the next import.
      const known = file === listFileNames.featured ? text.slice(0, text.search(/[\r\n]|$/)) : text;
      await writeFile(join(trial, file), known);
    }
    const loaded = await loadPlan(trial);
    if (!loaded.ok)
      return { ok: false, problems: loaded.problems.map((problem) => inFolder(problem, trial, folder)) };
    const present = new Set(promisesOf(loaded.value).map(promiseKey));
    const known = new Set(published.map(promiseKey));
    const missing = made.find(
      ({ kind, to }) =>
        to !== undefined && kind === made[0]?.kind && !present.has(promiseKey({ kind, slug: to })),
    );
    if (missing !== undefined) {
      return refused(folder, {
        value: missing.to,
        rule: `the new ${missing.kind} must be in the lists`,
        remedy: 'Correct its slug, or add it first.',
      });
    }
    const record = (moves: readonly Move[]): readonly Move[] =>
      withoutReturned(
        moves,
        (promise) => present.has(promiseKey(promise)) || !known.has(promiseKey(promise)),
      );
    const moves = record(made.reduce((list, move) => withMove(list, { ...move, since }), earlier));
    await writeFile(join(trial, addressFiles.moved), movedText(moves));
    await writeFile(
      join(trial, addressFiles.published),
      await readFile(join(folder, addressFiles.published), 'utf8').catch(() => ''),
    );
    const addresses = await siteAddresses({ lists: trial }, loaded.value);
    if (!addresses.ok) return addresses;
    // The page of a state goes with its last city.
    const states = addresses.value.broken.filter(({ kind }) => kind === 'state');
    const all = states.reduce((list, { kind, slug }) => withMove(list, { kind, from: slug, since }), moves);
    const answers = [...addresses.value.answers.values()];
    const moved = answers.filter(({ kind }) => kind === 'moved').length;
    return { ok: true, value: { moves: all, moved, gone: answers.length - moved + states.length } };
  } finally {
    await rm(trial, { recursive: true, force: true });
  }
}

/** A problem of lists in a trial folder as one of the folder that they are meant for. */
const inFolder = ({ file, remedy, ...problem }: Problem, trial: string, folder: string): Problem => ({
  ...problem,
  file: file.replace(trial, folder),
  remedy: onLists(folder, remedy.replaceAll(` --lists ${trial}`, '')),
});

const sameMoves = (a: readonly Move[], b: readonly Move[]): boolean => movedText(a) === movedText(b);
