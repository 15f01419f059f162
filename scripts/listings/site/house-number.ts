import { isSuffix, numberInDigits } from './street-words.ts';

export interface NumberedLine {
  /** Empty if the line has none. Forms: `1201`, `63-19`, and `W6319` in a county's grid. */
  readonly number: string;
  /** A unit written with the number: `B` of `348B` and `348 B`, `1/2` of `348 1/2`. Empty for no unit. */
  readonly letter: string;
  readonly street: string;
}

const withoutZeros = (digits: string): string => digits.replace(/^0+(?=\d)/, '');
const isSuffixAlone = (text: string): boolean => text.split(' ').every(isSuffix);

/** Splits the house number off a line in capitals, single-spaced: `348B MAIN ST` → `348`, `B`, `MAIN ST`. */
export function splitHouseNumber(line: string): NumberedLine {
  const [head = '', ...others] = line.split(' ');
  const text = [numberInDigits(head), ...others].join(' ');
  const [, across, along = '', onGrid] = /^(\d*[NSEW]\d+)(?:[ -]?([NSEW]\d+))? (.+)$/.exec(text) ?? [];
  if (across !== undefined) return { number: across + along, letter: '', street: onGrid ?? '' };
  const ordinal = /^(\d+) ?- ?(\d+(?:ST|ND|RD|TH)\b.*)$/.exec(text);
  if (ordinal?.[1] !== undefined)
    return { number: withoutZeros(ordinal[1]), letter: '', street: ordinal[2] ?? '' };
  const pair =
    /^(\d+) ?(?:-|\/|AND|TO|THRU|THROUGH) ?(\d+)(?: \d\/\d)? (.+)$/.exec(text) ??
    // Queens' numbers without the hyphen. The next word is a name, so that the second number is no street.
    /^(\d{1,3}) (\d{2}) ((?!MILE |ACRE)[A-Z]{3,} .+)$/.exec(text) ??
    // Hawaii's numbers, where the second one is longer.
    /^(\d{2}) (\d{3,4}) ((?!MILE |ACRE)[A-Z]{3,} .+)$/.exec(text);
  if (pair !== null) {
    const [, from = '', to = '', street = ''] = pair;
    if (isSuffixAlone(street)) return { number: withoutZeros(from), letter: '', street: `${to} ${street}` };
    if (!isSuffix(street.split(' ')[0] ?? '') || text.includes('-'))
      return { number: `${withoutZeros(from)}-${withoutZeros(to)}`, letter: '', street };
  }
  // `348 1/2` is the door beside, above or behind 348, and usually another business.
  const fraction = /^(\d+)[ -](\d\/\d) (.+)$/.exec(text);
  if (fraction?.[1] !== undefined)
    return { number: withoutZeros(fraction[1]), letter: fraction[2] ?? '', street: fraction[3] ?? '' };
  const attached = /^(\d+)( ?- ?)?([A-Z])(?:-? (.+))?$/.exec(text);
  const detached = /^(\d+) ([A-DF-H])-? ((?:[A-Z]{3,}|\d+(?:ST|ND|RD|TH)\b).*)$/.exec(text);
  if (attached?.[3] !== undefined) {
    const [, number = '', hyphen, letter, street = ''] = attached;
    // "100N MAIN ST" leaves out a space.
    return hyphen === undefined && /[NSEW]/.test(letter)
      ? { number: withoutZeros(number), letter: '', street: `${letter} ${street}`.trim() }
      : { number: withoutZeros(number), letter, street };
  }
  if (detached?.[3] !== undefined && !isSuffix(detached[3].split(' ')[0] ?? ''))
    return { number: withoutZeros(detached[1] ?? ''), letter: detached[2] ?? '', street: detached[3] };
  const plain = /^(\d+)(?: (.+))?$/.exec(text);
  return plain?.[1] === undefined
    ? { number: '', letter: '', street: text }
    : { number: withoutZeros(plain[1]), letter: '', street: plain[2] ?? '' };
}

interface NumberPair {
  readonly from: string;
  readonly to: string;
}

function pairOf(number: string): NumberPair | undefined {
  const [, from, to] = /^(\d+)-(\d+)$/.exec(number) ?? [];
  return from === undefined || to === undefined ? undefined : { from, to };
}

const endInFull = ({ from, to }: NumberPair): string =>
  to.length < from.length ? `${from.slice(0, from.length - to.length)}${to}` : to;

/**
 * Returns the numbers that a house number may mean: `63-19` → `63` with a unit or `6319` in Queens, `12-18` →
 * `12`, `1218`, `18`. Two spellings of a house number share at least one reading.
 */
export function numberReadings(number: string): readonly string[] {
  const pair = pairOf(number);
  if (pair === undefined) return number === '' ? [] : [number];
  const joined = `${pair.from}${pair.to.padStart(2, '0')}`;
  const end = endInFull(pair);
  const isRange = Number(end) > Number(pair.from);
  return [...new Set([pair.from, joined, ...(isRange ? [end] : [])])];
}

/** True if two house numbers may be the same, and are not empty: `157-02`, `15702`; `1933-1935`, `1933`. */
export function mayBeSameNumber(a: string, b: string): boolean {
  if (a === '' || b === '') return false;
  if (a === b) return true;
  const [one, other] = [pairOf(a), pairOf(b)];
  if (one !== undefined && other !== undefined)
    return one.from === other.from && endInFull(one) === endInFull(other);
  return numberReadings(a).includes(b) || numberReadings(b).includes(a);
}

/** Returns the number at the beginning of a house number: `63-19` → 63. NaN for `W6319` and an empty text. */
export const leadingDigits = (number: string): number => Number.parseInt(number, 10);

/** Returns the difference of two house numbers, or infinity for a missing or grid number (`W6319`). */
export function houseNumberDistance(a: string, b: string): number {
  const difference = Math.abs(leadingDigits(a) - leadingDigits(b));
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
