import { levenshtein } from '../../lists/closest-names.ts';
import type { SourceRecord } from '../import/source-record.ts';
import { streetDirection, streetSuffix } from './street-words.ts';

/** Writes a range of house numbers in full: `4912-14` → `4912-4914`. Other numbers stay. */
const inFull = (number: string): string =>
  number.replace(
    /^(\d+)-(\d+)$/,
    (_, from: string, to: string) => `${from}-${from.slice(0, -to.length)}${to}`,
  );

/** Returns the house numbers that a text may mean: `12-18` → `12`, `1218`, `18`. Empty for empty text. */
export function numberReadings(number: string): readonly string[] {
  const [from = '', to] = number.split('-');
  if (to === undefined) return number === '' ? [] : [number];
  const end = inFull(number).slice(from.length + 1);
  return [from, `${from}${to.padStart(2, '0')}`, ...(Number(end) > Number(from) ? [end] : [])];
}

/** True if two house numbers may mean the same: `157-02` and `15702`. False for empty ones. */
export const mayBeSameNumber = (a: string, b: string): boolean =>
  a !== '' && (inFull(a) === inFull(b) || numberReadings(a).includes(b) || numberReadings(b).includes(a));

type Site = SourceRecord['site'];

/** True if two addresses may have one number (or none) and street name. Ignores units, suffixes, towns. */
export const mayBeOneHouse = (a: Site, b: Site): boolean =>
  a !== undefined &&
  b !== undefined &&
  a.core === b.core &&
  (a.number === b.number || mayBeSameNumber(a.number, b.number));

/** Returns the difference of two house numbers, or infinity for a missing or grid number (`W6319`). */
export function houseNumberDistance(a: string, b: string): number {
  const difference = Math.abs(Number.parseInt(a, 10) - Number.parseInt(b, 10));
  return Number.isNaN(difference) ? Number.POSITIVE_INFINITY : difference;
}

/** True if two house numbers differ by one digit or a swap: `1234`, `1243`. False below three digits. */
export function isMistypedNumber(a: string, b: string): boolean {
  if (a.length !== b.length || a.length < 3) return false;
  const wrongPlaces = [...a].flatMap((digit, index) => (digit === b[index] ? [] : [index]));
  const [first = 0, second] = wrongPlaces;
  if (wrongPlaces.length === 1) return true;
  return wrongPlaces.length === 2 && second === first + 1 && a[first] === b[second] && a[second] === b[first];
}

const digitsOf = (text: string): string => text.replace(/\D+/g, ' ').trim();

/** True if two street names without suffix are equal or nearly so: `PEACHTREE`, `PEECHTREE`. */
export function areSpellingsOfName(a: string, b: string): boolean {
  if (a === b) return a !== '';
  const shorter = Math.min(a.length, b.length);
  if (shorter < 5 || digitsOf(a) !== digitsOf(b)) return false;
  return levenshtein(a, b) <= (shorter < 9 ? 1 : 2);
}

/** True if two streets of `siteKey` may be one: `7 ST` and `7 ST NW`, but not `OAK ST` and `OAK AVE`. */
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

/** True if both streets have a direction letter that the other lacks: `H ST NE`, `H ST NW`. */
function haveOpposedDirections(one: string, two: string): boolean {
  const [a, b] = [directionLetters(one), directionLetters(two)];
  return without(a, b) !== '' && without(b, a) !== '';
}

/**
 * True if two streets of one name are different streets: `H ST NE` and `H ST NW`; in two ZIP codes also `OAK
 * ST` and `OAK AVE`.
 */
export const areTwoStreets = (one: string, two: string, isOneZip: boolean): boolean =>
  haveOpposedDirections(one, two) || (!isOneZip && !mayBeOneStreet(one, two));
