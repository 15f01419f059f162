import { type Clock, type OpeningHours, weekdays } from '../../../src/domain/hours/hours.ts';
import type { StateCode } from '../../../src/domain/places/us-state.ts';
import { memoize } from '../../../src/domain/text/memoize.ts';
import { timeZoneOfState } from '../../lists/facts/time-zones.ts';
import { isJson, linesOfJson } from './hours-json.ts';
import { readSyntax } from './hours-syntax.ts';
import { type ReadSchedule, scheduleOf } from './hours-table.ts';
import { longestText } from './hours-tokens.ts';
import { hoursFromWords, isInWords } from './hours-words.ts';

/** The hours that a source states, as texts, and whose they are. */
export interface StatedHours {
  readonly pharmacy?: string | undefined;
  readonly store?: string | undefined;
  readonly driveThrough?: string | undefined;
  /** The source's own date of them, `YYYY-MM-DD`; absent where it states none. */
  readonly asOf?: string | undefined;
}

export interface ReadHours {
  readonly hours?: OpeningHours | undefined;
  readonly refused: readonly string[];
}

/** Reads the hours of each clock; refused ones of one leave the others as they are. */
export function readHours(stated: StatedHours, state: StateCode): ReadHours {
  const refused: string[] = [];
  const hoursOf = (clock: Clock): OpeningHours => {
    const text = stated[clock];
    if (text === undefined) return {};
    const read = readSchedule(text, state);
    refused.push(...read.refused);
    return read.schedule === undefined
      ? {}
      : { [clock]: { ...read.schedule, ...(stated.asOf !== undefined && { asOf: stated.asOf }) } };
  };
  const hours: OpeningHours = { ...hoursOf('pharmacy'), ...hoursOf('store'), ...hoursOf('driveThrough') };
  return Object.keys(hours).length === 0 ? { refused } : { hours, refused };
}

/**
 * Reads hours in OpenStreetMap's syntax (hours-syntax.ts), in words (hours-words.ts) or in JSON
 * (hours-json.ts). What cannot be true, and what no weekly table holds, is refused with a reason, and the
 * hours are then unknown. A holiday is listed where the text names it: as a public holiday or by its date;
 * with a year, for that year alone.
 */
export const readSchedule = (text: string, state: StateCode): ReadSchedule => readerIn(state)(text);

/** Chains write the same hours thousands of times. */
const readerIn = memoize((state: StateCode) => memoize((text: string) => readText(text, state)));

/** Letters of JSON, which names what a text leaves out. */
const longestJson = 4000;

function readText(given: string, state: StateCode): ReadSchedule {
  const refuse = (why: string): ReadSchedule => ({ refused: [`hours "${given}": ${why}`] });
  const tooLong = { refused: ['hours: longer than any week needs'] };
  if (given.length > longestJson) return tooLong;
  const lines = isJson(given) ? linesOfJson(given) : given;
  if ((lines ?? '').length > longestText) return tooLong;
  if (lines === undefined) return refuse('JSON without hours for each day that it names');
  const local = withoutZone(lines, state);
  const text = local !== undefined && isInWords(local) ? hoursFromWords(local) : local;
  if (text === undefined) return refuse('not understood');
  const { rules, fault } = readSyntax(text);
  if (rules === undefined) return refuse(fault);
  const read = scheduleOf(rules);
  const isNeverOpen = weekdays.every((day) => read.schedule?.weekly[day].length === 0);
  return isNeverOpen ? refuse('never open') : read;
}

/** A zone behind a time, by its first letters: `9am-6pm EST`, `9:00 AM (Central Time)`. */
const zoneWord =
  /(?<=\d ?(?:[ap]\.?m?\.?)?|noon|midnight)[\s(]+(?:(e|c|m|p|ak|h)[sd]?t|(eastern|central|mountain|pacific|alaska|hawaii)(?: (?:standard|daylight))?(?: time)?)\b[)]?/gi;
const zonesOfLetter: Readonly<Record<string, readonly string[]>> = {
  e: ['America/New_York'],
  c: ['America/Chicago'],
  m: ['America/Denver', 'America/Phoenix'],
  p: ['America/Los_Angeles'],
  a: ['America/Anchorage'],
  h: ['Pacific/Honolulu'],
};

/** A text without the names of its state's own time zone; undefined where it names another. */
function withoutZone(text: string, state: StateCode): string | undefined {
  const letters = [...text.matchAll(zoneWord)].map(([, short, long]) => (short ?? long ?? '').charAt(0));
  const isOwn = (letter: string): boolean =>
    zonesOfLetter[letter.toLowerCase()]?.includes(timeZoneOfState(state)) === true;
  return letters.every(isOwn) ? text.replace(zoneWord, '') : undefined;
}
