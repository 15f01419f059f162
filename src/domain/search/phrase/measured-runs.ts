import type { FilterId } from '../../pharmacy/filters.ts';
import { type WithinMiles, withinMiles } from '../directory-query.ts';
import type { Run } from './match-runs.ts';

// What numbers in a phrase are: a street address, a distance, a time of day.

const directions = new Set('n s e w ne nw se sw north south east west'.split(' '));
/** Endings that make a street of the word before them. `st` may be a saint: `port st lucie`. */
const streetEnds = new Set(
  'street ave avenue blvd boulevard rd road dr drive ln lane pkwy parkway'.split(' '),
);
/** Endings that make one only behind a house number. */
const numberedEnds = new Set([
  ...streetEnds,
  ...'st highway hwy court ct place pl way circle trail'.split(' '),
]);
/** `12 pharmacies near main street` is no address, nor is `5 min drive`. */
const noStreet = /^(?:pharmac|near|in$|24$|open|drugstore|min|block|hour|mile)/;
/** `drive thru` is no street. */
export const noDrive = new Set('through thru tru thur threw trough up in window'.split(' '));
const mostStreetWords = 5;

interface StreetRules {
  readonly isZip: (word: string) => boolean;
  /** Whether a word is none of a street's: `the drive`, `walgreens road`. */
  readonly isPlain: (word: string) => boolean;
}

/** The first street: a house number with up to four words and an ending, else a word with its ending; a direction may follow. */
export function streetRun(words: readonly string[], { isZip, isPlain }: StreetRules): Run | undefined {
  const number = words.findIndex(
    (word, at) => /^\d{1,6}$/.test(word) && !isZip(word) && words[at + 1] !== 'hour',
  );
  const endOf = (isEnd: (word: string, at: number) => boolean): number =>
    words.findIndex((word, at) => isEnd(word, at) && !noDrive.has(words[at + 1] ?? ''));
  const numbered = endOf(
    (word, at) => at > number + 1 && at <= number + mostStreetWords && numberedEnds.has(word),
  );
  const isAddress =
    number >= 0 && numbered >= 0 && !words.slice(number, numbered).some((word) => noStreet.test(word));
  const end = isAddress
    ? numbered
    : endOf((word, at) => {
        const before = words[at - 1];
        const isEnd = streetEnds.has(word) || (word === 'st' && at === words.length - 1);
        return isEnd && before !== undefined && !noStreet.test(before) && !isPlain(before);
      });
  if (end < 0) return undefined;
  return { from: isAddress ? number : end - 1, to: directions.has(words[end + 1] ?? '') ? end + 2 : end + 1 };
}

const mile = /^(?:miles?|mi|millas?)$/;
const kilometer = /^(?:km|kilomet(?:er|ro)s?)$/;
const milesInKilometer = 0.621;
/** Times on the way and blocks, which are no length. */
const noLength = /^(?:mins?|minut(?:e|o)s?|blocks?|cuadras?)$/;
const means = new Set(['walk', 'drive', 'away', 'radius']);

/** A distance: `within 5 miles`, `10 minute walk`. */
export interface DistanceRun extends Run {
  /** The limit of a list that has it; absent where the distance is no length, or longer than any. */
  readonly within?: WithinMiles | undefined;
}

/** The first distance among the words. */
export function distanceRun(words: readonly string[]): DistanceRun | undefined {
  const isUnit = (word: string): boolean => mile.test(word) || kilometer.test(word) || noLength.test(word);
  const at = words.findIndex((word, here) => /^\d+$/.test(word) && isUnit(words[here + 1] ?? ''));
  if (at < 0) return undefined;
  const unit = words[at + 1] ?? '';
  const miles = Number(words[at]) * (mile.test(unit) ? 1 : milesInKilometer);
  const hasMeans = means.has(words[at + 2] ?? '') && !noDrive.has(words[at + 3] ?? '');
  return {
    from: at,
    to: hasMeans ? at + 3 : at + 2,
    within: noLength.test(unit) ? undefined : withinMiles.find((limit) => limit >= miles),
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
  const isAfter = sides.has(side) && side !== 'at' && side !== 'before';
  const saysEvening = isAfter || words.some((word) => evening.has(word));
  const hour = Number(digits.length > 2 ? digits.slice(0, -2) : digits);
  const filter =
    half === 'pm' || (half === undefined && saysEvening)
      ? filterInEvening(hour, until.has(side))
      : filterInMorning(hour, half !== undefined);
  return { from: at, to: at + 1, filter };
}

/** Who is open at 8 pm is open late; 12 pm is noon. */
function filterInEvening(hour: number, isEnd: boolean): FilterId | undefined {
  if (hour === 12) return 'open-through-lunch';
  return hour >= (isEnd ? 9 : 8) && hour < 12 ? 'open-late' : undefined;
}

/** Who is open at 1 to 5 am, or at 12 am, is open around the clock, before 8 am early. */
function filterInMorning(hour: number, isSure: boolean): FilterId | undefined {
  if (hour < 5 || (isSure && hour === 12)) return '24-hour';
  return hour < 8 ? 'open-early' : undefined;
}
