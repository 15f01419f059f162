import type { OpeningHours, Schedule } from '../../../src/domain/hours/hours.ts';
import type { StateCode } from '../../../src/domain/places/us-state.ts';
import { memoize } from '../../../src/domain/text/memoize.ts';
import { factRows } from '../../lists/facts/fact-rows.ts';
import { timeZoneOfState } from '../../lists/facts/time-zones.ts';
import type { ReadRules } from './hours-rules.ts';
import { readSyntax } from './hours-syntax.ts';
import { longestHours } from './hours-tokens.ts';
import { scheduleOf } from './hours-week.ts';
import { isInWords, rulesOfWords } from './hours-words.ts';

/** The hours that a source states, as text for each clock. */
export interface StatedHours {
  readonly pharmacy?: string | undefined;
  readonly store?: string | undefined;
  readonly driveThrough?: string | undefined;
  /** The date that the source gives for them, `YYYY-MM-DD`. */
  readonly asOf?: string | undefined;
}

export interface ReadHours {
  readonly hours?: OpeningHours | undefined;
  readonly refused: readonly string[];
}

/** The schedule of a text, or why there is none. */
export interface ReadSchedule {
  readonly schedule?: Schedule | undefined;
  readonly refused: readonly string[];
}

/** Reads the hours of each clock by itself: a refused text leaves the other clocks as they are. */
export function readHours({ asOf, ...stated }: StatedHours, state: StateCode): ReadHours {
  const refused: string[] = [];
  const read = (text: string | undefined): Schedule | undefined => {
    const { schedule, refused: why = [] } = text === undefined ? {} : readSchedule(text, state);
    refused.push(...why);
    return schedule;
  };
  const [pharmacy, store] = [read(stated.pharmacy), read(stated.store)];
  return { hours: datedHours({ pharmacy, store, driveThrough: read(stated.driveThrough) }, asOf), refused };
}

/** Returns hours with the day on which they were stated, or undefined if no clock has any. */
export function datedHours(clocks: OpeningHours, asOf: string | undefined): OpeningHours | undefined {
  const known = Object.entries(clocks).flatMap(([clock, schedule]) =>
    schedule === undefined ? [] : [[clock, { ...schedule, ...(asOf !== undefined && { asOf }) }] as const],
  );
  return known.length === 0 ? undefined : Object.fromEntries(known);
}

/**
 * Reads hours in OpenStreetMap's syntax (hours-syntax.ts) or in words (hours-words.ts). What cannot be true,
 * and what no weekly table holds, is refused with a reason, and the hours are then unknown. A holiday is
 * listed where the text names it: as a public holiday or by its date; with a year, for that year alone.
 */
export const readSchedule = (text: string, state: StateCode): ReadSchedule => readerIn(state)(text);

/** Memoized, since chains write the same hours thousands of times. */
const readerIn = memoize((state: StateCode) => memoize((text: string) => readText(text, state)));

function readText(given: string, state: StateCode): ReadSchedule {
  const refuse = (why: string): ReadSchedule => ({ refused: [`hours "${given}": ${why}`] });
  if (given.length > longestHours) return { refused: ['hours: longer than any week needs'] };
  if (/^\s*[[{]/.test(given)) return refuse('JSON, which is not read');
  const local = withoutZone(given, state);
  const read = local === undefined ? undefined : readRules(local);
  if (read?.rules === undefined) return refuse(read?.fault ?? 'not understood');
  const week = scheduleOf(read.rules);
  return 'fault' in week ? refuse(week.fault) : { ...week, refused: [] };
}

function readRules(text: string): ReadRules | undefined {
  if (!isInWords(text)) return readSyntax(text);
  const rules = rulesOfWords(text);
  return rules && { rules };
}

/** A time zone behind a time, by its first letter: `9am-6pm EST`, `9:00 AM (Central Time)`. */
const zoneWord =
  /(?<=\d ?(?:[ap]\.?m?\.?)?|noon|midnight)[\s(]+(?:(e|c|m|p|ak|h)[sd]?t|(eastern|central|mountain|pacific|alaska|hawaii)(?: (?:standard|daylight))?(?: time)?)\b[)]?/gi;
/** Zones by letter, of `hours-zones.csv`. */
const zones = factRows('hours-zones', 'scripts/listings/fields');

/** Removes the time zones from a text; undefined if one of them is not the state's own. */
function withoutZone(text: string, state: StateCode): string | undefined {
  const letters = [...text.matchAll(zoneWord)].map(([, short, long]) => (short ?? long ?? '').charAt(0));
  const isOwn = (letter: string): boolean =>
    zones.some((row) => row.letter === letter.toLowerCase() && row.zone === timeZoneOfState(state));
  return letters.every(isOwn) ? text.replace(zoneWord, '') : undefined;
}
