import { type WithinMiles, withinMiles } from '../../list/directory-query.ts';
import type { FilterId } from '../../pharmacy/filters.ts';
import type { Run } from './match-runs.ts';

// Numbers in a phrase: a street address, a distance, a time of day.

const directions = new Set('n s e w ne nw se sw north south east west'.split(' '));
// `st` is left out, since it may be a saint: `port st lucie`.
const streetEnds = new Set(
  'street ave avenue blvd boulevard rd road dr drive ln lane pkwy parkway'.split(' '),
);
const numberedStreetEnds = new Set([
  ...streetEnds,
  ...'st highway hwy court ct place pl way circle trail'.split(' '),
]);
const neverInAddress = /^(?:pharmac|near|in$|24$|open|drugstore|min|block|hour|mile)/;
const afterDriveIfNoStreet = /^(?:through|thru|tru|thur|threw|trough|up|in|window)$/;
const mostStreetWords = 5;

/** True if `drive` at index `at` means a drive-through, as in `drive thru`. */
export const isDriveThrough = (words: readonly string[], at: number): boolean =>
  afterDriveIfNoStreet.test(words[at + 1] ?? '');

/** Returns which words are a street: `120 main st`, `king blvd`; undefined if none are. */
export function streetRun(
  words: readonly string[],
  isNeverInStreetName: (word: string) => boolean,
  isZip: (word: string) => boolean,
): Run | undefined {
  const number = words.findIndex(
    (word, at) => /^\d{1,6}$/.test(word) && !isZip(word) && words[at + 1] !== 'hour',
  );
  const endOfNumberedStreet = words.findIndex(
    (word, at) =>
      at > number + 1 &&
      at <= number + mostStreetWords &&
      numberedStreetEnds.has(word) &&
      !isDriveThrough(words, at),
  );
  const isAddress =
    number >= 0 &&
    endOfNumberedStreet >= 0 &&
    !words.slice(number, endOfNumberedStreet).some((word) => neverInAddress.test(word));
  const end = isAddress
    ? endOfNumberedStreet
    : words.findIndex((word, at) => {
        const before = words[at - 1] ?? 'near';
        const isEnd = streetEnds.has(word) || (word === 'st' && at === words.length - 1);
        return (
          isEnd && !isDriveThrough(words, at) && !neverInAddress.test(before) && !isNeverInStreetName(before)
        );
      });
  if (end < 0) return undefined;
  return { from: isAddress ? number : end - 1, to: directions.has(words[end + 1] ?? '') ? end + 2 : end + 1 };
}

const mileWord = /^(?:miles?|mi|millas?)$/;
const kilometerWord = /^(?:km|kilomet(?:er|ro)s?)$/;
const milesInKilometer = 0.621;
const timesAndBlocks = /^(?:mins?|minut(?:e|o)s?|blocks?|cuadras?)$/;

export interface DistanceRun extends Run {
  /** The distance rounded up to one of `withinMiles`: `3 miles` → 5. Absent for times and over 25 miles. */
  readonly within?: WithinMiles | undefined;
}

/** Returns the first distance among the words: `5 miles`, `10 minute walk`; undefined if there is none. */
export function distanceRun(words: readonly string[]): DistanceRun | undefined {
  const isUnit = (word: string): boolean =>
    mileWord.test(word) || kilometerWord.test(word) || timesAndBlocks.test(word);
  const at = words.findIndex((word, here) => /^\d+$/.test(word) && isUnit(words[here + 1] ?? ''));
  if (at < 0) return undefined;
  const unit = words[at + 1] ?? '';
  const miles = Number(words[at]) * (mileWord.test(unit) ? 1 : milesInKilometer);
  const hasMeans = /^(?:walk|drive|away|radius)$/.test(words[at + 2] ?? '') && !isDriveThrough(words, at + 2);
  return {
    from: at,
    to: hasMeans ? at + 3 : at + 2,
    within: timesAndBlocks.test(unit) ? undefined : withinMiles.find((limit) => limit >= miles),
  };
}

export interface ClockRun extends Run {
  readonly filter?: FilterId | undefined;
}

const timePrepositions = /^(?:until|till|til|before|hasta|after|past|at|las)$/;
const eveningWords = /^(?:until|till|til|hasta|after|past|las|still|tonight|late|night|noche)$/;

/** Returns the first time of day among the words, with its filter: `until 9pm` → `open-late`. */
export function clockRun(words: readonly string[]): ClockRun | undefined {
  const at = words.findIndex(
    (word, here) =>
      /^\d{1,4}[ap]m$/.test(word) || (/^\d{1,4}$/.test(word) && timePrepositions.test(words[here - 1] ?? '')),
  );
  const [, digits = '', amOrPm] = /^(\d+)([ap]m)?$/.exec(words[at] ?? '') ?? [];
  if (digits === '') return undefined;
  const hour = Number(digits.length > 2 ? digits.slice(0, -2) : digits);
  const isEvening = amOrPm === undefined ? words.some((word) => eveningWords.test(word)) : amOrPm === 'pm';
  return { from: at, to: at + 1, filter: isEvening ? filterInEvening(hour) : filterInMorning(hour) };
}

const filterInEvening = (hour: number): FilterId | undefined =>
  hour === 12 ? 'open-through-lunch' : hour >= 8 && hour < 12 ? 'open-late' : undefined;

const filterInMorning = (hour: number): FilterId | undefined =>
  hour < 5 || hour === 12 ? '24-hour' : hour < 8 ? 'open-early' : undefined;
