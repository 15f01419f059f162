import { join } from 'node:path';
import type { City } from '../../src/domain/places/city.ts';
import { type Checked, failedCheck } from '../cli/problems/problem.ts';
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
import { addressNamesOf, nameKey } from './address-name.ts';

/** Adds a city such as `Dothan, AL` to cities.csv of a folder, and returns the city. */
export async function addNamedCity(
  folder: string,
  name: string,
  places: readonly GazetteerPlace[],
): Promise<Checked<City>> {
  const added = await addCity(name, folder, places);
  if (!added.ok) return added;
  const written = await replaceLists(folder, added.value.texts);
  return written.ok ? { ok: true, value: added.value.city } : written;
}

/** Adds the selected cities to cities.csv of a folder. Returns those added, and the places left out. */
export async function addSelectedCities(
  folder: string,
  selection: PlaceSelection,
  places: readonly GazetteerPlace[],
): Promise<Checked<ChosenCities>> {
  const recorded = await readAddressLists(folder);
  if (!recorded.ok) return recorded;
  const formerSlugs = recorded.value.moves.filter(({ kind }) => kind === 'city').map(({ from }) => from);
  const added = await addCities(selection, folder, places, new Set(formerSlugs));
  if (!added.ok) return added;
  const written = await replaceLists(folder, added.value.texts);
  return written.ok ? added : written;
}

/**
 * Renames or removes a city or a City Drugs shop in the lists. Records in moved.csv where its addresses lead.
 * Returns the paths of the files written.
 */
export async function moveTown(
  folder: string,
  edit: TownEdit,
  { to, since }: Pick<Move, 'to' | 'since'>,
): Promise<Checked<readonly string[]>> {
  const recorded = await readAddressLists(folder);
  if (!recorded.ok) return recorded;
  const edited = await editTown(folder, edit);
  if (!edited.ok) return edited;
  const { lists, texts } = edited.value;
  const collisions = pathProblems(lists, folder);
  if (collisions.length > 0) return { ok: false, problems: collisions };
  const { slug: from, name } = edit;
  const published = new Set(recorded.value.published.map(nameKey));
  const kind = edit.list === 'cities' ? 'city' : 'store';
  const refusal = (value: string, rule: string, remedy: string): Checked<never> =>
    failedCheck(folder, { value, rule, remedy });
  if (texts.size === 0 && !published.has(nameKey({ kind, slug: from })))
    return refusal(from, 'it must be in the lists, or have been published', 'Correct the slug.');
  const target = name === undefined ? to : slugIn(edit.list, name);
  if (target !== undefined && !lists[edit.list].some(({ slug }) => slug === target))
    return refusal(target, `the new ${kind} must be in the lists`, 'Correct its slug, or add it first.');
  const moves: Move[] = [{ kind, from, to: target, since }];
  const store = name && lists.brandedStores.find(({ slug }) => slug === slugIn('brandedStores', name));
  if (kind === 'city' && store !== undefined)
    moves.push({ kind: 'store', from: `${storePrefix}${from}`, to: store.slug, since });
  const listedNames = new Set([
    ...lists.cities.map(({ slug }) => nameKey({ kind: 'city', slug })),
    ...lists.brandedStores.map(({ slug }) => nameKey({ kind: 'store', slug })),
  ]);
  // What was never published needs no entry, nor what a hand has brought back.
  const movesToKeep = moves
    .reduce(withMove, recorded.value.moves)
    .map((move) => ({ move, key: nameKey({ kind: move.kind, slug: move.from }) }))
    .flatMap(({ move, key }) => (published.has(key) && !listedNames.has(key) ? move : []));
  if (texts.size === 0 && movedText(movesToKeep) === movedText(recorded.value.moves))
    return refusal(from, 'an edit must change something', 'The lists say so already; do nothing.');
  return writeEdit(folder, texts, recorded.value, movesToKeep);
}

/**
 * Records in moved.csv that a published slug was replaced or removed, and returns the paths of the files
 * written; problems for a slug that still exists or was never published.
 */
export async function recordMove(folder: string, move: Move): Promise<Checked<readonly string[]>> {
  const recorded = await readAddressLists(folder);
  if (!recorded.ok) return recorded;
  const loaded = await loadPlan(folder);
  if (!loaded.ok) return loaded;
  const { kind, from, to } = move;
  const keyOf = (slug: string): string => nameKey({ kind, slug });
  const currentNames = new Set(addressNamesOf(loaded.value).map(nameKey));
  const refusal = (slug: string, rule: string, remedy: string): Checked<never> =>
    failedCheck(join(folder, addressFiles.moved), { value: keyOf(slug), rule, remedy });
  if (!recorded.value.published.some((addressName) => nameKey(addressName) === keyOf(from))) {
    const rule = `what moves or goes must have been published (${addressFiles.published})`;
    return refusal(from, rule, 'Correct the slug; what was never published needs no entry.');
  }
  if (currentNames.has(keyOf(from)))
    return refusal(from, 'what moves or goes must not be there now', 'Change the list or the code first.');
  if (to !== undefined && !currentNames.has(keyOf(to)))
    return refusal(to, 'the new name must be there', 'Correct the slug, or add what it names first.');
  return writeEdit(folder, new Map(), recorded.value, withMove(recorded.value.moves, move));
}

function writeEdit(
  folder: string,
  texts: ReadonlyMap<string, string>,
  { moves: before }: AddressLists,
  moves: readonly Move[],
): Promise<Checked<readonly string[]>> {
  const [old, text] = [movedText(before), movedText(moves)];
  const moved = old === text ? [] : [[join(folder, addressFiles.moved), text] as const];
  // A page that is there wins over a move, so a kill in between loses nothing.
  return replaceLists(folder, new Map([...moved, ...texts]));
}
