import { linesAsRules, timeOf, written } from './hours-tokens.ts';

const time = String.raw`(?:12 ?noon|noon|\d{4}|\d{1,2}(?::\d{2})?(?: ?[ap]\.?m?\b\.?)?)`;
const range = String.raw`(?<from>${time})\s?(?:-|to|and|until)\s?(?<to>${time})`;
const before =
  '(?:(?:the )?pharmacy )?(?:is )?(?:closed )?(?:daily )?(?:for )?(?:a )?lunch(?: break)?:?(?: (?:daily|from|between))?';
const closed = '(?:(?:the )?pharmacy )?(?:is )?closed(?: daily)?(?: (?:from|between))?';
/** A break of the day at the end of a text: `closed for lunch 1:30pm-2pm`, `(closed 1:30pm-2pm daily)`. */
const breakAtEnd = new RegExp(
  String.raw`[\s,;.(|/-]*\b(?<words>(?:${before}|${closed}) ${range}(?:,? (?:for (?:a )?lunch(?: break)?|daily|every ?day))*)[\s.;)]*$`,
  'i',
);

/** A break in the middle of the day, in minutes after midnight. */
export interface LunchBreak {
  readonly from: number;
  readonly to: number;
  /** Whether it is said to be of every day. */
  readonly isDaily: boolean;
}

/** A text, and the break that its end told. */
export interface Broken {
  readonly text: string;
  readonly lunch?: LunchBreak | undefined;
}

const noon = 12 * 60;
/** No counter has lunch before it, nor after three hours past noon. */
const earliest = 11 * 60;
const latest = noon + 3 * 60;

/**
 * Takes a break of the day off the end of a text of hours. A time of a lunch needs not say its half of the
 * day; another one does. Of a break that is not around noon nothing is taken, and the text is then not
 * understood.
 */
export function withoutLunch(given: string): Broken {
  const text = linesAsRules(given)
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/\s+/g, ' ');
  const found = breakAtEnd.exec(text);
  if (found?.groups === undefined) return { text: given };
  const { words = '', from = '', to = '' } = found.groups;
  const isLunch = /\blunch\b/i.test(words);
  const [start, end] = [from, to].map((each) => minutesOf(each.toLowerCase(), isLunch));
  if (start === undefined || end === undefined || start < earliest || end > latest || start >= end)
    return { text: given };
  return {
    text: text.slice(0, found.index),
    lunch: { from: start, to: end, isDaily: /\b(?:daily|every ?day)\b/i.test(words) },
  };
}

function minutesOf(text: string, isLunch: boolean): number | undefined {
  const token = timeOf(text);
  if (token === undefined) return undefined;
  if (token.clock === 'half told' || token.minutes >= noon + 60) return token.minutes;
  if (!isLunch) return undefined;
  return token.minutes < earliest ? token.minutes + noon : token.minutes;
}

/**
 * Gives the ranges of each day without the break. Undefined where it lies on the edge of a day's hours, in
 * none of them, or in those of days that differ without being said to be of every day: it may be of the last
 * ones alone.
 */
export function withBreak<Day>(
  stated: ReadonlyMap<Day, ReadonlySet<string>>,
  lunch: LunchBreak,
): ReadonlyMap<Day, ReadonlySet<string>> | undefined {
  const broken = new Map<Day, ReadonlySet<string>>();
  const kinds = new Set<string>();
  for (const [day, ranges] of stated) {
    const parts: string[] = [];
    for (const text of ranges) {
      const [opens = 0, closes = 0] = text.split('-').map(clockMinutes);
      const until = closes <= opens ? closes + 24 * 60 : closes;
      const isApart = until <= lunch.from || lunch.to <= opens;
      if (!isApart && (opens >= lunch.from || lunch.to >= until)) return undefined;
      if (!isApart) kinds.add([...ranges].join());
      const [first = '', last = ''] = text.split('-');
      parts.push(...(isApart ? [text] : [`${first}-${written(lunch.from)}`, `${written(lunch.to)}-${last}`]));
    }
    broken.set(day, new Set(parts));
  }
  return kinds.size === 1 || (kinds.size > 1 && lunch.isDaily) ? broken : undefined;
}

const clockMinutes = (clock: string): number => {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return hours * 60 + minutes;
};
