import {
  type Clock,
  clocks,
  type OpeningHours,
  type Schedule,
  type Weekday,
} from '../../../src/domain/hours/hours.ts';
import type { StateCode } from '../../../src/domain/places/us-state.ts';
import { memoize } from '../../../src/domain/text/memoize.ts';
import { factRows } from '../../lists/facts/fact-rows.ts';
import { timeZoneOfState } from '../../lists/facts/time-zones.ts';
import { clockTimes, has24HourTime } from './clock-times.ts';
import { faultOfRules, type ReadSchedule, scheduleOf, unclearClock } from './hours-rules.ts';
import { type ReadRules, readSyntax } from './hours-syntax.ts';
import { rulesOfWords } from './hours-words.ts';
import { shortText } from './repair-text.ts';

// In characters. OpenStreetMap has at most 255.
const longestHours = 500;
const notUnderstood = 'not understood';

/** Texts of the hours of a pharmacy, the store around it and its drive-through. */
export type StatedHours = Readonly<Partial<Record<Clock, string | undefined>>>;

export interface ReadHours {
  readonly hours?: OpeningHours | undefined;
  readonly refused: readonly string[];
}

/** Reads texts of hours, stated on the day `asOf` (`YYYY-MM-DD`). `refused` says which cannot be read. */
export function readHours(stated: StatedHours, state: StateCode, asOf: string | undefined): ReadHours {
  const read = clocks.flatMap((clock) => {
    const text = stated[clock];
    return text === undefined ? [] : [{ clock, text, ...readSchedule(text, state) }];
  });
  return {
    hours: datedHours(Object.fromEntries(read.map(({ clock, schedule }) => [clock, schedule])), asOf),
    refused: read.flatMap(({ text, fault }) =>
      fault === undefined ? [] : [`hours "${shortText(text)}": ${fault}`],
    ),
  };
}

/** Returns hours with the day on which they were stated, `YYYY-MM-DD`. Undefined if there are no hours. */
export function datedHours(hours: OpeningHours, asOf: string | undefined): OpeningHours | undefined {
  const known = Object.entries(hours).flatMap(([clock, schedule]) =>
    schedule === undefined ? [] : [[clock, { ...schedule, ...(asOf !== undefined && { asOf }) }] as const],
  );
  return known.length === 0 ? undefined : Object.fromEntries(known);
}

/** Reads a text of hours, `Mo-Fr 09:00-17:00` or `Mon-Fri 9am-5pm`, into a schedule, or returns its fault. */
export const readSchedule = (text: string, state: StateCode): ReadSchedule => readerForState(state)(text);

const readerForState = memoize((state: StateCode) => memoize((text: string) => readText(text, state)));

function readText(text: string, state: StateCode): ReadSchedule {
  if (text.length > longestHours) return { fault: 'longer than any week needs' };
  if (/^\s*[[{]/.test(text)) return { fault: 'JSON, which is not read' };
  const local = withoutZoneOfState(text, state);
  if (local === undefined) return { fault: 'of another time zone than the state’s' };
  const { rules: syntaxRules, fault = notUnderstood } = readSyntax(local);
  if (fault === unclearClock) return { fault };
  const rules = syntaxRules ?? rulesOfWords(local);
  if (rules === undefined) return { fault: inWords.test(local) ? notUnderstood : fault };
  return scheduleOf(rules);
}

// What the syntax finds wrong in a text of words, such as `Open 8am-8pm, Christmas 9am-1pm`, is no reason.
const inWords = /\d\s?[ap]\.?m?\b|\b(?:mon|tues?|wed|thu|thurs?|fri|sat|sun|[a-z]+day)s?\b/i;

const zoneWord =
  /(?<=\d ?(?:[ap]\.?m?\.?)?|noon|midnight)[\s(]+(?:(e|c|m|p|ak|h)[sd]?t|(eastern|central|mountain|pacific|alaska|hawaii)(?: (?:standard|daylight))?(?: time)?)\b[)]?/gi;
const zones = factRows('hours-zones', 'scripts/listings/fields');

function withoutZoneOfState(text: string, state: StateCode): string | undefined {
  const letters = [...text.matchAll(zoneWord)].map(([, short, long]) => (short ?? long ?? '').charAt(0));
  const isOfState = (letter: string): boolean =>
    zones.some((row) => row.letter === letter.toLowerCase() && row.zone === timeZoneOfState(state));
  return letters.every(isOfState) ? text.replace(zoneWord, '') : undefined;
}

interface ReadDays {
  readonly schedule?: Schedule | undefined;
  // Without `day` a fault is the whole week's.
  readonly faults: readonly { readonly day?: Weekday; readonly why: string }[];
}

/** Reads a week's hours from cells: `9 AM - 1 PM, 2 PM - 6 PM`, `closed`. A fault in one refuses them all. */
export function hoursByDay(days: readonly { readonly day: Weekday; readonly text: string }[]): ReadDays {
  const is24HourClock = days.some(({ text }) => has24HourTime(clockTimes(text)));
  const read = days.map(({ day, text }) => ({ day, ...readDay(day, text, is24HourClock) }));
  const faults = read.flatMap(({ day, fault }) => (fault === undefined ? [] : [{ day, why: fault }]));
  if (faults.length > 0) return { faults };
  const { schedule, fault } = scheduleOf(read.flatMap(({ rules = [] }) => rules));
  return { schedule, faults: fault === undefined ? [] : [{ why: fault }] };
}

function readDay(day: Weekday, text: string, is24HourClock: boolean): ReadRules {
  if (text === '') return { fault: 'empty, which is not taken for closed' };
  if (text.length > longestHours) return { fault: notUnderstood };
  const rules = rulesOfWords(`${day}, ${clockTimes(text)}`, is24HourClock) ?? [];
  const isOfDay = rules.length === 1 && rules[0]?.days.has(day) === true;
  return { rules, fault: isOfDay ? faultOfRules(rules) : notUnderstood };
}
