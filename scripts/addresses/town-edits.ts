import { findState, type StateCode } from '../../src/domain/places/us-state.ts';
import { type Checked, refused } from '../cli/problems/problem.ts';
import type { RowEdit } from '../lists/edit-rows.ts';
import { citySlugText } from '../lists/list-rows.ts';
import type { ListName } from '../lists/load-lists.ts';
import type { Move } from './moves.ts';

/** A town by the words that its row has: the slug follows from them. */
export interface TownName {
  readonly name: string;
  readonly state: StateCode;
}

/** What an edit does with each row of each list, and which moves it makes. */
export interface TownEdit {
  readonly rows: Readonly<Record<ListName, (cells: Readonly<Record<string, string>>) => RowEdit>>;
  readonly moves: readonly Omit<Move, 'since'>[];
}

/** What the slug of a branded store has before its town's. */
const storePrefix = 'city-drugs-';
const keep = (): RowEdit => 'keep';
const untouched: TownEdit['rows'] = { cities: keep, brandedStores: keep, places: keep, featured: keep };

/**
 * Reads a new name as it was typed: `St. Petersburg, FL`, or the slug `st-petersburg-fl`, whose words are then written with capitals
 * unless `name` gives them.
 */
export function readTownName(text: string, name?: string): Checked<TownName> {
  const [, words, stateText] = /^(.+),\s*([^,]+)$/.exec(text.trim()) ?? [];
  const [, slug, ending] = /^([a-z0-9-]+)-([a-z]{2})$/.exec(text) ?? [];
  const state = findState(stateText ?? ending ?? '')?.code;
  const written = name ?? words?.trim() ?? capitalized(slug ?? '');
  if (state !== undefined && written !== '') {
    const follows = slug === undefined || citySlugText(written, state) === text;
    if (follows) return { ok: true, value: { name: written, state } };
  }
  return refused('new name', {
    value: name === undefined ? text : `${text}, ${name}`,
    rule: 'a new name must be a name and the code of a state, or a slug that follows from them',
    remedy: 'Write it as "St. Petersburg, FL".',
  });
}

const capitalized = (slug: string): string =>
  slug
    .split('-')
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
    .join(' ');

/** A city with a new name, in every list; its branded store and its places go with it. */
export function cityRenaming(from: string, town: TownName): TownEdit {
  const to = citySlugText(town.name, town.state);
  const below = ({ city }: Readonly<Record<string, string>>): RowEdit =>
    city === from ? { city: to } : 'keep';
  return {
    rows: {
      cities: ({ slug }) => (slug === from ? { ...town, slug: to } : 'keep'),
      brandedStores: ({ slug }) =>
        slug === storePrefix + from ? { ...town, slug: storePrefix + to } : 'keep',
      places: below,
      featured: below,
    },
    moves: [
      { kind: 'city', from, to },
      { kind: 'store', from: storePrefix + from, to: storePrefix + to },
    ],
  };
}

/** A city taken out with its places; its addresses lead to another city where one is given. Its branded store stays. */
export function cityRemoval(from: string, to: string | undefined): TownEdit {
  const below = ({ city }: Readonly<Record<string, string>>): RowEdit => (city === from ? 'remove' : 'keep');
  return {
    rows: {
      ...untouched,
      cities: ({ slug }) => (slug === from ? 'remove' : 'keep'),
      places: below,
      featured: below,
    },
    moves: [{ kind: 'city', from, to }],
  };
}

/** A branded store in a town with a new name. */
export function storeRenaming(from: string, town: TownName): TownEdit {
  const to = storePrefix + citySlugText(town.name, town.state);
  return {
    rows: { ...untouched, brandedStores: ({ slug }) => (slug === from ? { ...town, slug: to } : 'keep') },
    moves: [{ kind: 'store', from, to }],
  };
}

/** A branded store taken out; its address leads to another store where one is given. */
export const storeRemoval = (from: string, to: string | undefined): TownEdit => ({
  rows: { ...untouched, brandedStores: ({ slug }) => (slug === from ? 'remove' : 'keep') },
  moves: [{ kind: 'store', from, to }],
});
