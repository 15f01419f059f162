import { join } from 'node:path';
import type { City } from '../../src/domain/places/city.ts';
import { type Checked, refused } from '../cli/problems/problem.ts';
import { addCities, addCity } from '../lists/add-cities.ts';
import type { ChosenCities, PlaceSelection } from '../lists/choose-cities.ts';
import { editTown, slugIn, storePrefix, type TownEdit } from '../lists/edit-town.ts';
import type { GazetteerPlace } from '../lists/facts/gazetteer.ts';
import { replaceLists } from '../lists/write-list.ts';
import { loadPlan, pathProblems } from '../plan/load-plan.ts';
import {
  type AddressLists,
  addressFiles,
  type Move,
  movedText,
  readAddressLists,
  withMove,
} from './address-lists.ts';
import { promiseKey, promisesOf } from './promise.ts';

/** A city that was added by name. */
export interface AddedCity {
  readonly city: City;
  /** The former entry of its slug in moved.csv. */
  readonly returned: Move | undefined;
}

/**
 * Adds a city to the lists of a folder (see `addCity`). If it was removed before, moved.csv loses that entry.
 */
export async function addNamedCity(
  folder: string,
  name: string,
  places: readonly GazetteerPlace[],
): Promise<Checked<AddedCity>> {
  const memory = await readAddressLists(folder);
  if (!memory.ok) return memory;
  const added = await addCity(name, folder, places);
  if (!added.ok) return added;
  const { city, texts } = added.value;
  const returned = memory.value.moves.find(({ kind, from }) => kind === 'city' && from === city.slug);
  const moves = memory.value.moves.filter((move) => move !== returned);
  const written = await writeEdit(folder, texts, memory.value, moves);
  return written.ok ? { ok: true, value: { city, returned } } : written;
}

/**
 * Adds the selected cities to a folder's lists (see `addCities`), except for any renamed or removed before.
 */
export async function addSelectedCities(
  folder: string,
  selection: PlaceSelection,
  places: readonly GazetteerPlace[],
): Promise<Checked<ChosenCities>> {
  const memory = await readAddressLists(folder);
  if (!memory.ok) return memory;
  const left = memory.value.moves.filter(({ kind }) => kind === 'city').map(({ from }) => from);
  const added = await addCities(selection, folder, places, new Set(left));
  if (!added.ok) return added;
  const written = await writeEdit(folder, added.value.texts, memory.value, memory.value.moves);
  return written.ok ? added : written;
}

/**
 * Renames or removes a town in every list and records where its addresses lead, all or nothing. Those of a
 * removed town lead to the slug `to`. Returns the files that were written.
 */
export async function moveTown(
  folder: string,
  edit: TownEdit,
  { to, since }: Pick<Move, 'to' | 'since'>,
): Promise<Checked<readonly string[]>> {
  const memory = await readAddressLists(folder);
  if (!memory.ok) return memory;
  const edited = await editTown(folder, edit);
  if (!edited.ok) return edited;
  const { lists, texts } = edited.value;
  const collisions = pathProblems(lists, folder);
  if (collisions.length > 0) return { ok: false, problems: collisions };
  const { slug: from, name } = edit;
  const published = new Set(memory.value.published.map(promiseKey));
  const kind = edit.list === 'cities' ? 'city' : 'store';
  if (texts.size === 0 && !published.has(promiseKey({ kind, slug: from }))) {
    return refused(folder, {
      value: from,
      rule: 'what is renamed or removed must be in the lists, or have been published',
      remedy: 'Correct the slug.',
    });
  }
  const target = name === undefined ? to : slugIn(edit.list, name);
  if (target !== undefined && !lists[edit.list].some(({ slug }) => slug === target)) {
    return refused(folder, {
      value: target,
      rule: `the new ${kind} must be in the lists`,
      remedy: 'Correct its slug, or add it first.',
    });
  }
  const moves: Move[] = [{ kind, from, to: target, since }];
  const store = name && lists.brandedStores.find(({ slug }) => slug === slugIn('brandedStores', name));
  if (kind === 'city' && store !== undefined)
    moves.push({ kind: 'store', from: `${storePrefix}${from}`, to: store.slug, since });
  const listed = new Set([
    ...lists.cities.map(({ slug }) => promiseKey({ kind: 'city', slug })),
    ...lists.brandedStores.map(({ slug }) => promiseKey({ kind: 'store', slug })),
  ]);
  // What was never published needs no entry, nor what a hand has brought back.
  const after = moves
    .reduce(withMove, memory.value.moves)
    .map((move) => ({ move, key: promiseKey({ kind: move.kind, slug: move.from }) }))
    .flatMap(({ move, key }) => (published.has(key) && !listed.has(key) ? move : []));
  if (texts.size === 0 && movedText(after) === movedText(memory.value.moves)) {
    return refused(folder, {
      value: from,
      rule: 'an edit must change something',
      remedy: 'The lists say so already; nothing needs to be done.',
    });
  }
  return writeEdit(folder, texts, memory.value, after);
}

/**
 * Records in moved.csv what became of something published. Refuses a name that was never published or still
 * exists, and a new name that does not exist.
 */
export async function recordMove(folder: string, move: Move): Promise<Checked<readonly string[]>> {
  const memory = await readAddressLists(folder);
  if (!memory.ok) return memory;
  const loaded = await loadPlan(folder);
  if (!loaded.ok) return loaded;
  const { kind, from, to } = move;
  const keyOf = (slug: string): string => promiseKey({ kind, slug });
  const present = new Set(promisesOf(loaded.value).map(promiseKey));
  const refusal = (slug: string, rule: string, remedy: string): Checked<never> =>
    refused(join(folder, addressFiles.moved), { value: keyOf(slug), rule, remedy });
  if (!memory.value.published.some((promise) => promiseKey(promise) === keyOf(from))) {
    const rule = `what moves or goes must have been published (${addressFiles.published})`;
    return refusal(from, rule, 'Correct the slug; what was never published needs no entry.');
  }
  if (present.has(keyOf(from)))
    return refusal(
      from,
      'what moves or goes must not be there any more',
      'Change the list or the code first.',
    );
  if (to !== undefined && !present.has(keyOf(to)))
    return refusal(to, 'the new name must be there', 'Correct the slug, or add what it names first.');
  return writeEdit(folder, new Map(), memory.value, withMove(memory.value.moves, move));
}

/** Writes changed lists and, if it changed, the list of moves, all or none. Returns the files. */
function writeEdit(
  folder: string,
  texts: ReadonlyMap<string, string>,
  { moves: before }: AddressLists,
  moves: readonly Move[],
): Promise<Checked<readonly string[]>> {
  const [old, text] = [movedText(before), movedText(moves)];
  const moved = old === text ? [] : [[join(folder, addressFiles.moved), text] as const];
  // A page that is there wins over a move, so a kill in between loses nothing in either order of these.
  const isAddition = moves.length < before.length;
  return replaceLists(folder, new Map(isAddition ? [...texts, ...moved] : [...moved, ...texts]));
}
