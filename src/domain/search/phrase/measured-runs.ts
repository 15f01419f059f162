import type { FilterId } from '../../pharmacy/filters.ts';
import { type WithinMiles, withinMiles } from '../directory-query.ts';
import type { Run } from './match-runs.ts';

// What numbers in a phrase are: a street address, a distance, a time of day.

const streetEnds = new Set(
  (
    'street st avenue ave boulevard blvd road rd drive dr lane ln highway hwy parkway pkwy court ct place pl way ' +
    'circle trail'
  ).split(' '),
);
const directions = new Set('n s e w ne nw se sw north south east west'.split(' '));
/** `12 pharmacies near main street` is no address. */
const noStreet = /^(?:pharmac|near|in$|24$|open|drugstore|min|block|hour)/;
/** `drive thru` is no street. */
export const noDrive = new Set('through thru tru thur threw trough up in window'.split(' '));
const mostStreetWords = 5;

/** Endings that make a street of the word before them without a house number. `st` may be a saint: `port st lucie`. */
const sureEnds = new Set('street ave avenue blvd boulevard rd road dr drive ln lane pkwy parkway'.split(' '));
const highways = new Set('us hwy highway route'.split(' '));

interface StreetRules {
  readonly isZip: (word: string) => boolean;
  /** Whether a word is none of a street's: `the drive`, `walgreens road`. */
  readonly isPlain: (word: string) => boolean;
}

/** The first street among the words: an address with its number, a highway, or a word with a street's ending. */
export const streetRun = (words: readonly string[], rules: StreetRules): Run | undefined =>
  addressRun(words, rules) ?? highwayRun(words) ?? namedStreet(words, rules);

function highwayRun(words: readonly string[]): Run | undefined {
  const at = words.findIndex(
    (word, here) =>
      (highways.has(word) || (word === 'road' && words[here - 1] === 'state')) &&
      /^\d{1,3}$/.test(words[here + 1] ?? ''),
  );
  const isState = words[at - 1] === 'state';
  return at < 0 ? undefined : { from: isState ? at - 1 : at, to: at + 2 };
}

function namedStreet(words: readonly string[], { isPlain }: StreetRules): Run | undefined {
  const end = words.findIndex(
    (word, at) =>
      at > 0 &&
      (sureEnds.has(word) || (word === 'st' && at === words.length - 1)) &&
      !noDrive.has(words[at + 1] ?? '') &&
      !milesOf.has(words[at - 1] ?? '') &&
      !isPlain(words[at - 1] ?? ''),
  );
  if (end < 0) return undefined;
  return { from: end - 1, to: directions.has(words[end + 1] ?? '') ? end + 2 : end + 1 };
}

/** A house number, up to four words, a street's ending and a direction. */
function addressRun(words: readonly string[], { isZip }: StreetRules): Run | undefined {
  const from = words.findIndex(
    (word, at) => /^\d{1,6}$/.test(word) && !isZip(word) && words[at + 1] !== 'hour',
  );
  if (from < 0) return undefined;
  const end = words.findIndex(
    (word, at) =>
      at > from + 1 &&
      at <= from + mostStreetWords &&
      streetEnds.has(word) &&
      !noDrive.has(words[at + 1] ?? ''),
  );
  if (end < 0 || words.slice(from, end).some((word) => noStreet.test(word))) return undefined;
  return { from, to: directions.has(words[end + 1] ?? '') ? end + 2 : end + 1 };
}

/** Statute miles of one. What has none is a time on the way, or blocks. */
const milesOf: ReadonlyMap<string, number | undefined> = new Map([
  ...['mile', 'miles', 'mi', 'milla', 'millas'].map((unit) => [unit, 1] as const),
  ...['km', 'kilometer', 'kilometers', 'kilometro', 'kilometros'].map((unit) => [unit, 0.621] as const),
  ...['min', 'mins', 'minute', 'minutes', 'minuto', 'minutos', 'block', 'blocks', 'cuadra', 'cuadras'].map(
    (unit) => [unit, undefined] as const,
  ),
]);
const means = new Set(['walk', 'drive', 'away', 'radius']);

/** A distance: `within 5 miles`, `10 minute walk`. */
export interface DistanceRun extends Run {
  /** The limit of a list that has it; absent where the distance is no length, or longer than any. */
  readonly within?: WithinMiles | undefined;
}

/** The first distance among the words. */
export function distanceRun(words: readonly string[]): DistanceRun | undefined {
  const at = words.findIndex((word, here) => /^\d+$/.test(word) && milesOf.has(words[here + 1] ?? ''));
  if (at < 0) return undefined;
  const miles = milesOf.get(words[at + 1] ?? '');
  const hasMeans = means.has(words[at + 2] ?? '') && !noDrive.has(words[at + 3] ?? '');
  return {
    from: at,
    to: hasMeans ? at + 3 : at + 2,
    within: miles === undefined ? undefined : withinMiles.find((limit) => limit >= Number(words[at]) * miles),
  };
}

/** A time of day. */
export interface ClockRun extends Run {
  /** The filter for pharmacies that are open then; absent where none says so. */
  readonly filter?: FilterId | undefined;
}

const until = new Set('until till til before hasta'.split(' '));
const sides = new Set([...until, ...'after past at las'.split(' ')]);
/** With these a number without its half of the day is an evening's. */
const evening = new Set('still tonight late night noche tonite'.split(' '));

/** The first time of day among the words: `until 9 pm`, `open at 7`. */
export function clockRun(words: readonly string[]): ClockRun | undefined {
  const at = words.findIndex(
    (word, here) =>
      /^\d{1,4}[ap]m$/.test(word) || (/^\d{1,4}$/.test(word) && sides.has(words[here - 1] ?? '')),
  );
  const [, digits = '', half] = /^(\d+)([ap]m)?$/.exec(words[at] ?? '') ?? [];
  if (digits === '') return undefined;
  const side = words[at - 1] ?? '';
  const isEvening =
    half === 'pm' ||
    (half === undefined &&
      ((sides.has(side) && side !== 'at' && side !== 'before') || words.some((word) => evening.has(word))));
  const hour = Number(digits.length > 2 ? digits.slice(0, -2) : digits);
  return { from: at, to: at + 1, filter: filterAt(hour, { isEvening, isKnown: half !== undefined, side }) };
}

/** Who is open at 8 pm is open late, before 8 am early, at 1 to 5 am around the clock. */
function filterAt(
  hour: number,
  {
    isEvening,
    isKnown,
    side,
  }: { readonly isEvening: boolean; readonly isKnown: boolean; readonly side: string },
): FilterId | undefined {
  if (isKnown && hour === 12) return isEvening ? 'open-through-lunch' : '24-hour';
  if (isEvening) return hour >= (until.has(side) ? 9 : 8) && hour < 12 ? 'open-late' : undefined;
  if (!isKnown && hour >= 8) return undefined;
  if (hour >= 1 && hour < 5) return '24-hour';
  return hour >= 5 && hour < 8 ? 'open-early' : undefined;
}
