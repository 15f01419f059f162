import { levenshtein } from '../../lists/closest-names.ts';
import type { SourceRecord } from '../import/source-record.ts';
import { streetDirection, streetSuffix } from './street-words.ts';

/** `4912-14` → `4912-4914`. Other numbers stay. */
const inFull = (number: string): string =>
  number.replace(
    /^(\d+)-(\d+)$/,
    (_, from: string, to: string) => `${from}-${from.slice(0, -to.length)}${to}`,
  );

/**
 * Returns the numbers that a house number may mean: `63-19` → `63` with a unit or `6319` in Queens, `12-18` →
 * `12`, `1218`, `18`. Two spellings of a house number share at least one reading.
 */
export function numberReadings(number: string): readonly string[] {
  const [from = '', to] = number.split('-');
  if (to === undefined) return number === '' ? [] : [number];
  const end = inFull(number).slice(from.length + 1);
  return [from, `${from}${to.padStart(2, '0')}`, ...(Number(end) > Number(from) ? [end] : [])];
}

/** True if two house numbers may be the same, and are not empty: `157-02`, `15702`; `1933-1935`, `1933`. */
export const mayBeSameNumber = (a: string, b: string): boolean =>
  a !== '' && (inFull(a) === inFull(b) || numberReadings(a).includes(b) || numberReadings(b).includes(a));

type Site = SourceRecord['site'];

/** True if two addresses of one town may be one house, in whatever unit. False if either is unknown. */
export const mayBeOneHouse = (a: Site, b: Site): boolean =>
  a !== undefined && b !== undefined && a.core === b.core && mayBeSameNumber(a.number, b.number);

/** Returns the difference of two house numbers, or infinity for a missing or grid number (`W6319`). */
export function houseNumberDistance(a: string, b: string): number {
  const difference = Math.abs(Number.parseInt(a, 10) - Number.parseInt(b, 10));
  return Number.isNaN(difference) ? Number.POSITIVE_INFINITY : difference;
}

/** True if numbers of three or more digits differ in one digit or two swapped neighbors: `1234`, `1243`. */
export function isMistypedNumber(a: string, b: string): boolean {
  if (a.length !== b.length || a.length < 3) return false;
  const wrongPlaces = [...a].flatMap((digit, index) => (digit === b[index] ? [] : [index]));
  const [first = 0, second] = wrongPlaces;
  if (wrongPlaces.length === 1) return true;
  return wrongPlaces.length === 2 && second === first + 1 && a[first] === b[second] && a[second] === b[first];
}

const digitsOf = (text: string): string => text.replace(/\D+/g, ' ').trim();

/**
 * True if two street names without suffix and direction may be spellings of one name. Symmetric. Digits must
 * be equal. From five characters on one letter may differ, from nine two. False for empty names.
 */
export function areSpellingsOfName(a: string, b: string): boolean {
  if (a === b) return a !== '';
  const shorter = Math.min(a.length, b.length);
  if (shorter < 5 || digitsOf(a) !== digitsOf(b)) return false;
  return levenshtein(a, b) <= (shorter < 9 ? 1 : 2);
}

/** True if two normalized streets may be one: `7 ST` and `7 ST NW`, but not `136 ST CIR` and `136 ST`. */
export function mayBeOneStreet(a: string, b: string): boolean {
  const [wordsA, wordsB] = [a.split(' '), b.split(' ')];
  const [one, other] = [wordsA, wordsB].map((words) =>
    words.slice(1).findLast((word) => streetSuffix(word) !== undefined),
  );
  if (one !== undefined && other !== undefined && one !== other) return false;
  return wordsA.every((word) => wordsB.includes(word)) || wordsB.every((word) => wordsA.includes(word));
}

const directionLetters = (street: string): string =>
  street
    .split(' ')
    .filter((word) => streetDirection(word) === word)
    .join('');
const without = (letters: string, others: string): string =>
  [...others].reduce((rest, letter) => rest.replace(letter, ''), letters);

/** `NE` and `NW` are opposed. `N` and `NW` are not, nor are `S W` and `SW`. */
function haveOpposedDirections(one: string, two: string): boolean {
  const [a, b] = [directionLetters(one), directionLetters(two)];
  return without(a, b) !== '' && without(b, a) !== '';
}

/** True if streets of one name must be two: `H ST NE`, `H ST NW`, or `OAK ST`, `OAK AVE` in two ZIP codes. */
export const areTwoStreets = (one: string, two: string, isOneZip: boolean): boolean =>
  haveOpposedDirections(one, two) || (!isOneZip && !mayBeOneStreet(one, two));
