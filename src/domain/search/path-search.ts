import type { FilterId } from '../pharmacy/filters.ts';
import { isStateCode } from '../places/us-state.ts';

/** Words that may precede the place in a path: `/24-hour-birmingham-al` (docs/specification.md#routes). */
export const pathPrefixes = [
  'pharmacy',
  'compounding',
  '24-hour',
  'specialty-pharmacy',
  'that-accepts-medicare',
  'downtown',
  'midtown',
  'uptown',
  'suburbs',
] as const;

const filterWords: ReadonlyMap<string, FilterId> = new Map([
  ['compounding', 'compounding'],
  ['24-hour', '24-hour'],
  ['specialty-pharmacy', 'specialty'],
]);

/**
 * A path read as a search: `24-hour-birmingham-al` → filter `24-hour`, remainder `birmingham-al`. `text` is
 * the remainder as a visitor types it: `birmingham AL`.
 */
export interface PathSearch {
  readonly text: string;
  readonly remainder: string;
  readonly filters: readonly FilterId[];
}

/** Reads a path as a search: `24-hour-birmingham-al` → `birmingham AL` with the filter `24-hour`. */
export function searchOfSlug(slug: string): PathSearch {
  let remainder = slug;
  const ids: FilterId[] = [];
  for (;;) {
    const word = pathPrefixes.find((candidate) => remainder.startsWith(`${candidate}-`));
    if (word === undefined) break;
    const id = filterWords.get(word);
    // Of several filters the last counts.
    if (id !== undefined) ids.unshift(id);
    remainder = remainder.slice(word.length + 1);
  }
  return { text: searchText(remainder), remainder, filters: ids.slice(0, 1) };
}

/** Returns a slug as a visitor would type it: `birmingham-al` → `birmingham AL`. */
export function searchText(slug: string): string {
  const words = slug.split('-').filter((word) => word !== '');
  const last = words.at(-1)?.toUpperCase();
  if (words.length > 1 && last !== undefined && isStateCode(last)) words[words.length - 1] = last;
  return words.join(' ');
}
