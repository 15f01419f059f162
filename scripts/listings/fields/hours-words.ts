import { minutesPerDay, type OpenRange, weekdays } from '../../../src/domain/hours/hours.ts';
import { type ClockTime, has24HourTime, rangeOf } from './clock-times.ts';
import { daysBetween, type HoursRule, publicHolidays } from './hours-rules.ts';
import { type Day, namedDays, type Token, tokensOf } from './hours-tokens.ts';

// The forms of a text, as patterns of its tokens' letters. A list of days or of times is matched whole.
const gap = '[,;]*';
const days = '(?:d-d|[des])(?:,*(?:d-d|[des]))*(?!,*[des])';
const times = `t-t(?:${gap}t-t)*(?!${gap}t)`;
const lunch = '(?<lunch>[cl][el]*t-t[el]*)(?=[,;]|$)';
// `Mon-Sat closed Sun 8am-9pm`: "closed" may be of either side, but not in `Sun closed Mon 9am-5pm`.
const closedAfterDays = `c(?![des])|(?<=(?:^|[tac])${gap}d)c(?=d${gap}[tac])`;
const forms = [
  // `Mon-Fri 9am-5pm; closed Sat`. A line may have its times first.
  `(?<days>${days})${gap}(?<times>${times}|a|${closedAfterDays})|` +
    `(?<timesBefore>c|(?<=^|;)(?:${times}|a)),*(?<daysAfter>${days})`,
  // `9am-5pm Mon-Fri, closed Sat`. Without a comma the times may be of the days before or after.
  `(?<=^|[,;])(?<times>${times}|a|c)${gap}(?<days>${days})`,
  // `9am-5pm`, which is every day's
  `(?<times>${times}|a|c)`,
].map((statement) => new RegExp(`${gap}(?:${lunch}|${statement})`, 'dgy'));

interface LunchBreak extends OpenRange {
  readonly isDaily: boolean;
}

/** Hours of some days (no range: closed), or a lunch break. */
interface Statement {
  readonly days: readonly Day[];
  readonly ranges: readonly OpenRange[];
  readonly lunch?: LunchBreak;
}

function statementsOf(tokens: readonly Token[], is24HourClock: boolean): readonly Statement[] | undefined {
  const code = tokens.map(({ letter }) => letter).join('');
  for (const form of forms) {
    const found = [...code.matchAll(form)];
    const rest = code.slice(found.map(([all]) => all).join('').length);
    if (found.length === 0 || !/^[,;]*$/.test(rest)) continue;
    const statements = found.map((match) => statementOf(match, tokens, is24HourClock));
    return statements.every((each) => each !== undefined) ? statements : undefined;
  }
  return undefined;
}

function statementOf(
  { groups, indices }: RegExpExecArray,
  tokens: readonly Token[],
  is24HourClock: boolean,
): Statement | undefined {
  const tokensIn = (group: string): readonly Token[] => tokens.slice(...(indices?.groups?.[group] ?? [0, 0]));
  if (groups?.lunch !== undefined) {
    const range = lunchRange(tokensIn('lunch'), groups.lunch.includes('l'));
    const isDaily = groups.lunch.includes('e');
    return range && { days: [], ranges: [], lunch: { ...range, isDaily } };
  }
  const named = [...tokensIn('days'), ...tokensIn('daysAfter')];
  const hours = [...tokensIn('times'), ...tokensIn('timesBefore')];
  const daysNamed = named.flatMap(({ days: each }, at) =>
    named[at - 1]?.letter === '-' ? daysBetween(named[at - 2]?.days[0], each[0]) : each,
  );
  const ranges =
    hours[0]?.letter === 'a'
      ? [{ opens: 0, closes: minutesPerDay }]
      : timePairs(hours).map((pair) => rangeOf(...pair, is24HourClock));
  return ranges.every((range) => range !== undefined)
    ? { days: named.length === 0 ? weekdays : daysNamed, ranges }
    : undefined;
}

const timePairs = (tokens: readonly Token[]): readonly (readonly [ClockTime, ClockTime])[] =>
  tokens.flatMap(({ letter }, at) => {
    const [from, to] = [tokens[at - 1]?.time, tokens[at + 1]?.time];
    return letter === '-' && from !== undefined && to !== undefined ? [[from, to]] : [];
  });

const noon = 12 * 60;
const [earliestLunch, latestLunch] = [11 * 60, 15 * 60];

/** `1-2` is in the afternoon if the text speaks of lunch. */
function lunchRange(tokens: readonly Token[], saysLunch: boolean): OpenRange | undefined {
  const minutesOf = ({ minutes, clock }: ClockTime): number | undefined => {
    if (clock === '12-hour' || minutes >= noon + 60) return minutes;
    if (!saysLunch) return undefined;
    return minutes < earliestLunch ? minutes + noon : minutes;
  };
  const [opens = 0, closes = 0] = timePairs(tokens).flat().map(minutesOf);
  return earliestLunch <= opens && opens < closes && closes <= latestLunch ? { opens, closes } : undefined;
}

/** Cuts a break out of the hours that it touches. Undefined if in doubt, as for a break at a day's end. */
function withLunch(hours: readonly Statement[], lunch: LunchBreak): readonly Statement[] | undefined {
  const isTouched = ({ opens, closes }: OpenRange): boolean => opens < lunch.closes && lunch.opens < closes;
  const isInside = ({ opens, closes }: OpenRange): boolean => opens < lunch.opens && lunch.closes < closes;
  const touched = hours.map(({ ranges }) => ranges).filter((ranges) => ranges.some(isTouched));
  const kinds = new Set(touched.map((ranges) => JSON.stringify(ranges)));
  if (kinds.size === 0 || (kinds.size > 1 && !lunch.isDaily)) return undefined;
  if (!touched.flat().every((range) => isInside(range) || !isTouched(range))) return undefined;
  const halves = (range: OpenRange): readonly OpenRange[] => [
    { opens: range.opens, closes: lunch.opens },
    { opens: lunch.closes, closes: range.closes },
  ];
  return hours.map((each) => ({
    ...each,
    ranges: each.ranges.flatMap((range) => (isTouched(range) ? halves(range) : [range])),
  }));
}

/** `Mon-Sat (closed Sun) 9am-5pm`: the words in brackets say nothing of the times behind them. */
const closedInBrackets = /\((closed [^()\d]*)\)/gi;

/**
 * Reads hours in words, such as `Monday-Friday: 8am to Noon; Sat Closed`. Unnamed days are closed. Returns
 * undefined if the text is not understood or ambiguous. `9:00-12:00` needs `is24HourClock`.
 */
export function rulesOfWords(
  text: string,
  is24HourClock = has24HourTime(text),
): readonly HoursRule[] | undefined {
  const asides = [...text.matchAll(closedInBrackets)].map(([, words = '']) => words);
  const tokens = tokensOf([text.replace(closedInBrackets, ', '), ...asides].join('; ')) ?? [];
  const statements = statementsOf(tokens, is24HourClock) ?? [];
  const hours = statements
    .flatMap(({ lunch }) => lunch ?? [])
    .reduce(
      (read: readonly Statement[] | undefined, lunch) => read && withLunch(read, lunch),
      statements.filter(({ lunch }) => lunch === undefined),
    );
  if (hours === undefined || hours.length === 0) return undefined;
  const byDay = namedDays.flatMap((day) => {
    const stated = hours.flatMap(({ days, ranges }) => (days.includes(day) ? [ranges] : []));
    return stated.length === 0 ? [] : [{ day, stated }];
  });
  const isOffAndOpen = byDay.some(
    ({ stated }) => stated.flat().length > 0 && stated.some(({ length }) => length === 0),
  );
  if (isOffAndOpen) return undefined;
  return byDay.map(({ day, stated }) => ({
    adds: day !== 'holidays',
    days: new Set(weekdays.filter((each) => each === day)),
    holidays: day === 'holidays' ? publicHolidays : [],
    ranges: stated.flat(),
  }));
}
