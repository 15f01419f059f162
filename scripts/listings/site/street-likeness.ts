import { levenshtein } from '../../lists/closest-names.ts';
import { isSuffix } from './street-words.ts';

const digitsOf = (text: string): string => text.replace(/\D+/g, ' ').trim();

/**
 * True if two streets' own names may be spellings of one: equal, or one letter apart, or two in a long name.
 * Numbers in them must be equal. Symmetric.
 */
export function alikeStreets(a: string, b: string): boolean {
  if (a === b) return a !== '';
  const shorter = Math.min(a.length, b.length);
  if (shorter < 5 || digitsOf(a) !== digitsOf(b)) return false;
  return levenshtein(a, b) <= (shorter < 9 ? 1 : 2);
}

/**
 * True if two street keys with one core may be one street, where one omits a direction, a suffix or a bypass.
 * The last suffix tells the kind: `136 ST CIR` is not `136 ST`.
 */
export function isOneLine(a: string, b: string): boolean {
  const [wordsA, wordsB] = [a.split(' '), b.split(' ')];
  const [one, other] = [wordsA, wordsB].map((words) => words.slice(1).findLast(isSuffix));
  if (one !== undefined && other !== undefined && one !== other) return false;
  return wordsA.every((word) => wordsB.includes(word)) || wordsB.every((word) => wordsA.includes(word));
}

const directions: ReadonlySet<string> = new Set(['N', 'S', 'E', 'W', 'NE', 'NW', 'SE', 'SW']);
const directionsOf = (street: string): readonly string[] =>
  street.split(' ').filter((word) => directions.has(word));

/** True if one direction may be short for the other: `S` and `SW`. */
const mayBeOne = (one: string, two: string): boolean => one.includes(two) || two.includes(one);
const lettersOf = (words: readonly string[]): string => [...words.join('')].toSorted().join('');

/** True if two streets have directions that exclude each other: `NE` and `NW`, but not `S` and `SW`. */
function areOpposed(one: string, two: string): boolean {
  const [all, others] = [directionsOf(one), directionsOf(two)];
  if (lettersOf(all) === lettersOf(others)) return false;
  const here = all.filter((word) => !others.includes(word));
  const there = others.filter((word) => !all.includes(word));
  return (
    here.some((word) => !there.some((other) => mayBeOne(word, other))) &&
    there.some((word) => !here.some((other) => mayBeOne(word, other)))
  );
}

/**
 * True if streets of one name are two: `H St NE` and `H St NW`, where neither omits a direction, or `Oak St`
 * and `Oak Ave` in two ZIP codes. A town's grid has a house 100 in each quarter, and chains have stores in
 * several.
 */
export const areTwoStreets = (one: string, two: string, isOneZip: boolean): boolean =>
  areOpposed(one, two) || (!isOneZip && !isOneLine(one, two));

/** True if a street's own name is a number and a direction. */
export const isOfGrid = (core: string): boolean => /^\d+[NSEW]$/.test(core);
