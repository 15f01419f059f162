import { type WithinMiles, withinMiles } from '../directory-query.ts';
import type { WayWords } from './lexicon.ts';
import { isStreetName } from './street-words.ts';
import type { Run } from './word-runs.ts';

/** How far a pharmacy may be, in a phrase. */
export interface WayRun extends Run {
  /** As a visitor writes it: `0.5 mi`. */
  readonly text: string;
  /** Statute miles; absent for minutes and blocks, which nobody can tell from a map without streets. */
  readonly miles: number | undefined;
}

/** The words of ways, indexed. */
export interface WayIndex {
  readonly milesOf: ReadonlyMap<string, number | undefined>;
  readonly numbers: ReadonlyMap<string, number>;
  readonly limits: ReadonlySet<string>;
  readonly means: ReadonlySet<string>;
}

/** Indexes the words of ways. */
export const wayIndex = ({ units, numbers, limits, means }: WayWords): WayIndex => ({
  milesOf: new Map(units.flatMap(({ words, miles }) => words.map((word) => [word, miles] as const))),
  numbers: new Map(numbers),
  limits: new Set(limits),
  means: new Set(means),
});

/** Words of a number, a limit or a means. */
const longest = 3;

/** The ways that words name: `5 miles`, `0 5 mi` for 0.5 mi, `10 minute walk`, `less than 2km`. */
export function wayRuns(words: readonly string[], index: WayIndex): readonly WayRun[] {
  const found: WayRun[] = [];
  for (let at = 0; at < words.length; at++) {
    const way = wayAt(words, at, index);
    if (way === undefined) continue;
    found.push({ ...way, from: limitBefore(words, at, index) });
    at = way.to - 1;
  }
  return found;
}

/** The distance that a list can be limited to which holds a way, statute miles; absent where it is none, or farther than all. */
export const withinOf = ({ miles }: Pick<WayRun, 'miles'>): WithinMiles | undefined =>
  miles === undefined ? undefined : withinMiles.find((limit) => limit >= miles);

interface Counted {
  /** The position of the unit, and what its word is. */
  readonly at: number;
  readonly unit: string;
  readonly value: number;
  readonly text: string;
  readonly isWord: boolean;
}

function wayAt(words: readonly string[], from: number, index: WayIndex): WayRun | undefined {
  const counted = countedAt(words, from, index);
  if (counted === undefined) return undefined;
  const { at, unit, value, text, isWord } = counted;
  const to = afterMeans(words, at + 1, index);
  const hasMeans = to > at + 1;
  // `8 mile rd` is a street.
  if (!hasMeans && !isDriveThrough(words, to) && isStreetName(words, to)) return undefined;
  const perUnit = index.milesOf.get(unit);
  // `Five Mile Pharmacy` has a name of its own; nobody means `a minute` without saying how.
  const isPlural = unit.endsWith('s') || unit === 'feet';
  if (isWord && !hasMeans && !isPlural && (value > 1 || /^min/.test(unit))) return undefined;
  return {
    from,
    to,
    text: [text, ...words.slice(at + 1, to)].join(' '),
    miles: perUnit === undefined ? undefined : value * perUnit,
  };
}

/** A number with its unit: `5 miles`, `5mi`, `half a mile`, `0 5 mi`. */
function countedAt(words: readonly string[], from: number, index: WayIndex): Counted | undefined {
  const word = words[from] ?? '';
  const [, joined, joinedUnit] = /^(\d{1,4})([a-z]+)$/.exec(word) ?? [];
  if (joined !== undefined && joinedUnit !== undefined && index.milesOf.has(joinedUnit))
    return { at: from, unit: joinedUnit, value: Number(joined), text: word, isWord: false };
  if (/^\d{1,4}$/.test(word)) {
    const isDecimal = /^\d{1,2}$/.test(words[from + 1] ?? '') && index.milesOf.has(words[from + 2] ?? '');
    const at = from + (isDecimal ? 2 : 1);
    const unit = words[at] ?? '';
    const digits = words.slice(from, at).join('.');
    return index.milesOf.has(unit)
      ? { at, unit, value: Number(digits), text: `${digits} ${unit}`, isWord: false }
      : undefined;
  }
  for (let length = longest; length > 0; length--) {
    const at = from + length;
    const unit = words[at] ?? '';
    const number = words.slice(from, at).join(' ');
    const value = index.numbers.get(number);
    if (value !== undefined && index.milesOf.has(unit))
      return { at, unit, value, text: `${number} ${unit}`, isWord: true };
  }
  return undefined;
}

/** The position after words that say how one goes there: `walk`, `by car`; `drive thru` is none. */
function afterMeans(words: readonly string[], from: number, { means }: WayIndex): number {
  if (isDriveThrough(words, from)) return from;
  for (let length = longest; length > 0; length--)
    if (means.has(words.slice(from, from + length).join(' '))) return from + length;
  return from;
}

const isDriveThrough = (words: readonly string[], at: number): boolean =>
  words[at] === 'drive' && /^(?:thru|through|up)$/.test(words[at + 1] ?? '');

/** The position of words before a number that say it is the most: `less than`. */
function limitBefore(words: readonly string[], to: number, { limits }: WayIndex): number {
  for (let length = longest; length > 0; length--)
    if (to >= length && limits.has(words.slice(to - length, to).join(' '))) return to - length;
  return to;
}
