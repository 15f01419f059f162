import { join } from 'node:path';
import { findState, type StateCode } from '../../src/domain/places/us-state.ts';
import { type Checked, failedCheck } from '../cli/problems/problem.ts';
import { editRows, type RowEdit } from './edit-rows.ts';
import { citySlugText, listShapes } from './list-rows.ts';
import { checkLists, type ListName, type Lists, listFileNames, readTables } from './load-lists.ts';
import { parseListTable, readListFile, type Table } from './read-table.ts';

export interface TownName {
  readonly name: string;
  readonly state: StateCode;
}

/** Parses `Dothan, AL` into name and state. Problems name `command` instead of a file. */
export function readTownName(command: string, text: string): Checked<TownName> {
  const [, name, stateText = ''] = /^\s*(.+?)\s*,\s*([^,]+?)\s*$/.exec(text) ?? [];
  if (name === undefined) {
    return failedCheck(command, {
      value: text,
      rule: 'a city must be named with its state',
      remedy: 'Write it as "Name, ST", such as "Dothan, AL".',
    });
  }
  const state = findState(stateText)?.code;
  if (state === undefined) {
    return failedCheck(command, {
      value: stateText,
      rule: 'the state must be the two-letter postal code of a US state or DC',
      remedy: 'Write a code such as AL.',
    });
  }
  return { ok: true, value: { name, state } };
}

/** Start of a City Drugs shop's slug: `city-drugs-denver-co`. */
export const storePrefix = 'city-drugs-';

/** An edit: the row whose slug is `slug` gets the name `name`, or is removed if `name` is absent. */
export interface TownEdit {
  readonly list: 'cities' | 'brandedStores';
  readonly slug: string;
  readonly name?: TownName | undefined;
}

/** Returns the slug of a city or of its City Drugs shop: `denver-co`, `city-drugs-denver-co`. */
export const slugIn = (list: TownEdit['list'], { name, state }: TownName): string =>
  `${list === 'cities' ? '' : storePrefix}${citySlugText(name, state)}`;

const writeOrder: readonly ListName[] = ['places', 'featured', 'brandedStores', 'cities'];

/** The lists after an edit, and the new texts of changed files, keyed by path. Nothing is written yet. */
export interface EditedLists {
  readonly lists: Lists;
  readonly texts: ReadonlyMap<string, string>;
}

/** Returns the CSV lists with a city or City Drugs shop renamed or removed, and the texts to write. */
export async function editTown(folder: string, edit: TownEdit): Promise<Checked<EditedLists>> {
  const tables: Record<ListName, Table> = { ...(await readTables(folder)) };
  const texts = new Map<string, string>();
  for (const list of writeOrder) {
    const file = join(folder, listFileNames[list]);
    const read = await readListFile(file);
    if (!read.ok) return read;
    const text = editRows(file, read.value, listShapes[list], (cells) => editOf(list, cells, edit));
    if (!text.ok) return text;
    if (text.value !== read.value.toString('utf8')) texts.set(file, text.value);
    tables[list] = parseListTable(file, Buffer.from(text.value), listShapes[list]);
  }
  const checked = checkLists(tables);
  return checked.ok ? { ok: true, value: { lists: checked.value, texts } } : checked;
}

function editOf(list: ListName, cells: Table['rows'][number]['cells'], edit: TownEdit): RowEdit {
  const { slug, name } = edit;
  if (list === 'places' || list === 'featured') {
    if (edit.list !== 'cities' || cells.city !== slug) return 'keep';
    return name === undefined ? 'remove' : { city: slugIn('cities', name) };
  }
  const isOwn = list === edit.list && cells.slug === slug;
  const isStoreOfCity =
    list === 'brandedStores' && edit.list === 'cities' && cells.slug === `${storePrefix}${slug}`;
  if (isOwn) return name === undefined ? 'remove' : { ...name, slug: slugIn(list, name) };
  return isStoreOfCity && name !== undefined ? { ...name, slug: slugIn(list, name) } : 'keep';
}
