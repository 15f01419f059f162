import { isSuffix, plainNumber } from './street-words.ts';

/** The head of a street line, taken apart. */
export interface House {
  /**
   * `1201`; `63-19` where two numbers are written (a range, Queens' way, or a number with its unit); `W6319`
   * of a county's grid; empty where the line has none.
   */
  readonly number: string;
  /** `B` of `348B` and `348 B`, `1/2` of `348 1/2`: a unit. */
  readonly letter: string;
  /** What follows. */
  readonly street: string;
}

const withoutZeros = (digits: string): string => digits.replace(/^0+(?=\d)/, '');
const isSuffixAlone = (text: string): boolean => text.split(' ').every(isSuffix);

/** Takes the house number from the head of a street line in capitals with single spaces. */
export function takeHouse(line: string): House {
  const [head = '', ...others] = line.split(' ');
  const text = [plainNumber(head), ...others].join(' ');
  const [, across, along = '', onGrid] = /^(\d*[NSEW]\d+)(?:[ -]?([NSEW]\d+))? (.+)$/.exec(text) ?? [];
  if (across !== undefined) return { number: across + along, letter: '', street: onGrid ?? '' };
  const ordinal = /^(\d+) ?- ?(\d+(?:ST|ND|RD|TH)\b.*)$/.exec(text);
  if (ordinal?.[1] !== undefined)
    return { number: withoutZeros(ordinal[1]), letter: '', street: ordinal[2] ?? '' };
  const pair =
    /^(\d+) ?(?:-|\/|AND|TO|THRU|THROUGH) ?(\d+)(?: \d\/\d)? (.+)$/.exec(text) ??
    // As Queens writes its numbers, without the hyphen: the next word is a name, so the second number names
    // no street.
    /^(\d{1,3}) (\d{2}) ((?!MILE |ACRE)[A-Z]{3,} .+)$/.exec(text) ??
    // And as Hawaii does, whose second number is longer.
    /^(\d{2}) (\d{3,4}) ((?!MILE |ACRE)[A-Z]{3,} .+)$/.exec(text);
  if (pair !== null) {
    const [, from = '', to = '', street = ''] = pair;
    if (isSuffixAlone(street)) return { number: withoutZeros(from), letter: '', street: `${to} ${street}` };
    if (!isSuffix(street.split(' ')[0] ?? '') || text.includes('-'))
      return { number: `${withoutZeros(from)}-${withoutZeros(to)}`, letter: '', street };
  }
  // The door beside, above or behind the one of the whole number, most often another's.
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

interface Pair {
  readonly from: string;
  readonly to: string;
}

function pairOf(number: string): Pair | undefined {
  const [, from, to] = /^(\d+)-(\d+)$/.exec(number) ?? [];
  return from === undefined || to === undefined ? undefined : { from, to };
}

/** `14` of `4912-14` as `4914`. */
const wholeEnd = ({ from, to }: Pair): string =>
  to.length < from.length ? `${from.slice(0, from.length - to.length)}${to}` : to;

/**
 * Tells what a house number may be elsewhere: `63-19` is Queens' `6319`, or begins at `63`, or ends at
 * `6319`'s like. Two numbers that meet share a reading.
 */
export function numberReadings(number: string): readonly string[] {
  const pair = pairOf(number);
  if (pair === undefined) return number === '' ? [] : [number];
  const joined = `${pair.from}${pair.to.padStart(2, '0')}`;
  const end = wholeEnd(pair);
  const isRange = Number(end) > Number(pair.from);
  return [...new Set([pair.from, joined, ...(isRange ? [end] : [])])];
}

/** Tells whether two house numbers can be one door's: `157-02` and `15702`, `1933-1935` and `1933`. */
export function numbersMeet(a: string, b: string): boolean {
  if (a === '' || b === '') return false;
  if (a === b) return true;
  const [one, other] = [pairOf(a), pairOf(b)];
  if (one !== undefined && other !== undefined)
    return one.from === other.from && wholeEnd(one) === wholeEnd(other);
  return numberReadings(a).includes(b) || numberReadings(b).includes(a);
}

/** Tells where on the street a house number lies; not a number in a county's grid. */
export const placeOnStreet = (number: string): number => Number.parseInt(number, 10);

/** Tells how far apart two house numbers are; endless where one is missing or of a grid. */
export function doorsBetween(a: string, b: string): number {
  const apart = Math.abs(placeOnStreet(a) - placeOnStreet(b));
  return Number.isNaN(apart) ? Number.POSITIVE_INFINITY : apart;
}

/** Tells whether two house numbers differ by one wrong digit or two that changed places. */
export function isSlipOfNumber(a: string, b: string): boolean {
  if (a.length !== b.length || a.length < 3) return false;
  const wrong = [...a].flatMap((digit, index) => (digit === b[index] ? [] : [index]));
  const [first = 0, second] = wrong;
  if (wrong.length === 1) return true;
  return wrong.length === 2 && second === first + 1 && a[first] === b[second] && a[second] === b[first];
}
