import type { OpenRange } from '../../../src/domain/hours/hours.ts';
import { linesAsRules } from './clock-ranges.ts';
import { withoutRanges } from './hours-rules.ts';
import { type Day, timeOf } from './hours-tokens.ts';

const time = String.raw`(?:12 ?noon|noon|\d{4}|\d{1,2}(?::\d{2})?(?: ?[ap]\.?m?\b\.?)?)`;
const range = String.raw`(?<from>${time})\s?(?:-|to|and|until)\s?(?<to>${time})`;
const lunchWords =
  '(?:(?:the )?pharmacy )?(?:is )?(?:closed )?(?:daily )?(?:for )?(?:a )?lunch(?: break)?:?(?: (?:daily|from|between))?';
const closedWords = '(?:(?:the )?pharmacy )?(?:is )?closed(?: daily)?(?: (?:from|between))?';
const breakAtEnd = new RegExp(
  String.raw`[\s,;.(|/-]*\b(?<words>(?:${lunchWords}|${closedWords}) ${range}(?:,? (?:for (?:a )?lunch(?: break)?|daily|every ?day))*)[\s.;)]*$`,
  'i',
);

/** A break in the middle of the day, in minutes after midnight. */
export interface LunchBreak extends OpenRange {
  readonly isDaily: boolean;
}

export interface TextAndLunch {
  readonly text: string;
  readonly lunch?: LunchBreak | undefined;
}

/** Opening ranges by day. A closed day has an empty list. */
export type Week = ReadonlyMap<Day, readonly OpenRange[]>;

const noon = 12 * 60;
const earliestBreak = 11 * 60;
const latestBreak = noon + 3 * 60;

/**
 * Splits a lunch break off a text's end, if there is one: `Mon-Fri 9am-6pm, lunch 1-2` → `Mon-Fri 9am-6pm`,
 * and 780 to 840. A break that begins before 11:00 or ends after 15:00 stays in the text.
 */
export function splitLunch(text: string): TextAndLunch {
  const oneLine = linesAsRules(text)
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/\s+/g, ' ');
  const { words = '', from = '', to = '' } = breakAtEnd.exec(oneLine)?.groups ?? {};
  const isLunch = /\blunch\b/i.test(words);
  const [opens = latestBreak, closes = latestBreak] = [from, to].map((each) =>
    minutesOf(each.toLowerCase(), isLunch),
  );
  if (opens < earliestBreak || closes > latestBreak || opens >= closes) return { text };
  const isDaily = /\b(?:daily|every ?day)\b/i.test(words);
  return { text: oneLine.replace(breakAtEnd, ''), lunch: { opens, closes, isDaily } };
}

function minutesOf(text: string, isLunch: boolean): number | undefined {
  const read = timeOf(text);
  if (read === undefined || read.clock === '12-hour' || read.minutes >= noon + 60) return read?.minutes;
  if (!isLunch) return undefined;
  return read.minutes < earliestBreak ? read.minutes + noon : read.minutes;
}

/** Cuts a lunch break out of each day's hours. Undefined if in doubt, as for a break at the end of a day. */
export function cutLunchBreak(week: Week | undefined, lunch: LunchBreak | undefined): Week | undefined {
  if (week === undefined || lunch === undefined) return week;
  // `Sat 9pm-1pm`: a slip, which no break may hide.
  if ([...week.values()].flat().some(({ opens, closes }) => closes <= opens)) return undefined;
  const daysWithBreak = [...week.values()].filter((ranges) => ranges.some((each) => overlap(each, lunch)));
  const isAtEdge = ({ opens, closes }: OpenRange): boolean => opens >= lunch.opens || lunch.closes >= closes;
  if (daysWithBreak.flat().some((each) => overlap(each, lunch) && isAtEdge(each))) return undefined;
  const kinds = new Set(daysWithBreak.map((ranges) => JSON.stringify(ranges)));
  if (kinds.size === 0 || (kinds.size > 1 && !lunch.isDaily)) return undefined;
  return new Map([...week].map(([day, ranges]) => [day, withoutRanges(ranges, [lunch])]));
}

const overlap = (one: OpenRange, other: OpenRange): boolean =>
  one.opens < other.closes && other.opens < one.closes;
