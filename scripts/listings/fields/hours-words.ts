import { minutesPerDay, weekdays } from '../../../src/domain/hours/hours.ts';
import { aPattern, factRows, oneOf, wordsOf } from '../../lists/facts/fact-rows.ts';
import { type ClockTime, has24HourTime, rangeOf, timeOf, yearSpan } from './clock-times.ts';
import { daysBetween, type HoursRule, lineBreak, publicHolidays } from './hours-rules.ts';
import { type Day, lunchRange, namedDays, type Statement, withLunches } from './hours-statements.ts';

const knownWords = factRows('hours-words', 'scripts/listings/fields', {
  kind: oneOf(['nothing', 'all day', 'closed', 'lunch', 'dash', 'break', 'new part', 'days', 'phrase']),
  days: wordsOf([...namedDays, '']),
  pattern: aPattern,
}).map(({ kind = '', days = '', pattern = '' }) => ({
  kind,
  days: namedDays.filter((day) => days.split(' ').includes(day)),
  pattern,
  whole: new RegExp(`^(?:${pattern})$`),
}));

const phrases = knownWords.filter(({ kind }) => kind === 'phrase').map(({ pattern }) => pattern);

interface Token {
  // `d` one day, `e` every day, `s` other days, `t` time, `a` all day, `c` closed, `l` lunch, and `-,;`.
  // Empty for a word that says nothing of hours, such as `from`.
  readonly letter: string;
  readonly days: readonly Day[];
  readonly time?: ClockTime;
}

const lettersOfKinds = new Map(
  Object.entries({
    nothing: '',
    'all day': 'a',
    closed: 'c',
    lunch: 'l',
    dash: '-',
    break: ',',
    'new part': ';',
  }),
);

function letterOf(kind: string, days: readonly Day[]): string | undefined {
  if (kind !== 'days') return lettersOfKinds.get(kind);
  if (days.length === weekdays.length) return 'e';
  return days.length === 1 && days[0] !== 'holidays' ? 'd' : 's';
}

function tokenOf(word: string): Token | undefined {
  const bare = word.replace(/(?<=[a-z])\.$/, '').trim();
  const { kind = '', days = [] } = knownWords.find(({ whole }) => whole.test(bare)) ?? {};
  const letter = letterOf(kind, days);
  if (letter !== undefined) return { letter, days };
  const time = timeOf(bare);
  return time && { letter: 't', days: [], time };
}

const wordPattern = new RegExp(
  `(?:${phrases.join('|')})\\.?|\\d{4}(?![a-z\\d:])|` +
    '\\d{1,2}(?::\\d{2})? ?(?:[ap]\\.?m?\\.?)?(?![a-z\\d])|[a-z]+\\.?|[-,;|/&:()]|\\s+',
  'y',
);
const spanishDay =
  /\b(?:l|v|lun(?:es)?|martes|mie(?:rcoles)?|jue(?:ves)?|vie(?:rnes)?|sab(?:ados?)?|dom(?:ingos?)?)\b/;

// Undefined for an unknown word, a span of years, and `M` beside a Spanish day (Monday or martes).
function tokensOf(text: string): readonly Token[] | undefined {
  const plain = text
    .replace(lineBreak, '; ')
    .replace(/\.\s+(?=[A-Z])/g, '; ')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/[\s\u00a0\u2009\u202f]+/g, ' ')
    .trim();
  if (yearSpan.test(plain)) return undefined;
  if (/(?<![.\w] ?)m(?![.\w])/.test(plain) && spanishDay.test(plain)) return undefined;
  const tokens: Token[] = [];
  wordPattern.lastIndex = 0;
  for (let at = 0; at < plain.length; at = wordPattern.lastIndex) {
    const word = wordPattern.exec(plain)?.[0];
    const token = word === undefined ? undefined : tokenOf(word);
    if (token === undefined) return undefined;
    if (token.letter !== '') tokens.push(token);
  }
  return tokens;
}

// The forms of a text, as patterns of its tokens' letters. A list of days or of times is matched whole.
const gap = '[,;]*';
const days = '(?:d-d|[des])(?:,+(?:d-d|[des]))*(?!,*[des])';
const times = `t-t(?:${gap}t-t)*(?!${gap}t)`;
// `Mon Wed Fri 9am-5pm` between commas. Elsewhere a day without comma may be of the times before it.
const daysApart = `(?<=^|[,;])d(?:,*d)+(?=,*(?:${times}|a|c)(?:[,;]|$))`;
const lunch = '(?<lunch>[cl][el]*t-t[el]*)(?=[,;]|$)';
// `Mon-Sat closed Sun 8am-9pm`: "closed" may be of either side, but not in `Sun closed Mon 9am-5pm`.
const closedAfterDays = `c(?![des])|(?<=(?:^|[tac])${gap}d)c(?=d${gap}[tac])`;
// Begins a statement, but not in `9am-6pm (Sun closed) Mon-Sat`.
const closedBeforeDays = '(?<=^|[tac,;]|c(?:d-d|[des]))c';
const forms = [
  // `Mon-Fri 9am-5pm; closed Sat`. A line may have its times first.
  `(?<days>${days}|${daysApart})${gap}(?<times>${times}|a|${closedAfterDays})|` +
    `(?<otherTimes>${closedBeforeDays}|(?<=^|;)(?:${times}|a)),*(?<otherDays>${days})`,
  // `9am-5pm Mon-Fri, 9am-1pm Sat; Sun closed`. Without a comma the times may be of the days before or after.
  `(?<=^|[,;])(?<times>${times}|a|c)${gap}(?<days>${days})|` +
    `(?<=;)(?<otherDays>${days}),*(?<otherTimes>c)(?=;|$)`,
  // `9am-5pm`, which is every day's
  `(?<times>${times}|a|c)`,
].map((statement) => new RegExp(`${gap}(?:${lunch}|${statement})`, 'dgy'));

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
  { 0: all, index, groups, indices }: RegExpExecArray,
  tokens: readonly Token[],
  is24HourClock: boolean,
): Statement | undefined {
  const tokensIn = (group: string): readonly Token[] => tokens.slice(...(indices?.groups?.[group] ?? [0, 0]));
  const beginsLine = index === 0 || /^,*;/.test(all);
  if (groups?.lunch !== undefined) {
    const range = lunchRange(timePairs(tokensIn('lunch')).flat(), groups.lunch.includes('l'));
    const isDaily = groups.lunch.includes('e');
    return range && { days: [], ranges: [], lunch: { ...range, isDaily }, beginsLine };
  }
  const named = [...tokensIn('days'), ...tokensIn('otherDays')];
  const hours = [...tokensIn('times'), ...tokensIn('otherTimes')];
  const daysNamed = named.flatMap(({ days: each }, at) =>
    named[at - 1]?.letter === '-' ? daysBetween(named[at - 2]?.days[0], each[0]) : each,
  );
  const ranges =
    hours[0]?.letter === 'a'
      ? [{ opens: 0, closes: minutesPerDay }]
      : timePairs(hours).map((pair) => rangeOf(...pair, is24HourClock));
  return ranges.every((range) => range !== undefined)
    ? { days: named.length === 0 ? weekdays : daysNamed, ranges, beginsLine }
    : undefined;
}

const timePairs = (tokens: readonly Token[]): readonly (readonly [ClockTime, ClockTime])[] =>
  tokens.flatMap(({ letter }, at) => {
    const [from, to] = [tokens[at - 1]?.time, tokens[at + 1]?.time];
    return letter === '-' && from !== undefined && to !== undefined ? [[from, to]] : [];
  });

const spanOfDays = '(?:(?:[-–]| to | thr(?:u|ough) ) ?[a-z.]+|weekdays)';
const timesToEnd = String.raw`(?=[,:\s]+\d(?:\W|\d|[ap](?:\.?m)?\b|noon|midnight|to)*$)`;
// Days closed that stand before times of other days.
const closedAside = new RegExp(
  [
    // `Mon-Sat (closed Sun) 9am-5pm`
    String.raw`\((closed [^()\d]*)\)`,
    // `Mon-Sat closed holidays 9am-5pm`
    String.raw`(?<=${spanOfDays}),?\s(closed (?:on )?holidays)(?=[,:\s]+\d)`,
    // `Mon-Sat, closed Sun: 9am-5pm`, alone. Among other lines, the times may be of the days closed.
    String.raw`(?<=^\D*${spanOfDays})(?:,|\n)\s?(closed [a-z& ]+)${timesToEnd}`,
  ].join('|'),
  'gi',
);

/** Returns hours in words as rules, one a day: `Mon-Fri 8am to Noon; Sat Closed`. Undefined if unclear. */
export function rulesOfWords(
  text: string,
  is24HourClock = has24HourTime(text),
): readonly HoursRule[] | undefined {
  const asides = [...text.matchAll(closedAside)].map(([, ...asides]) => asides.join(''));
  const tokens = tokensOf([text.replace(closedAside, ', '), ...asides].join('; ')) ?? [];
  const hours = withLunches(statementsOf(tokens, is24HourClock) ?? []);
  if (hours === undefined || hours.length === 0) return undefined;
  const rules: HoursRule[] = [];
  for (const day of namedDays) {
    const stated = hours.filter(({ days: each }) => each.includes(day)).map(({ ranges }) => ranges);
    const ranges = stated.flat();
    const isClosedToo = stated.some(({ length }) => length === 0);
    if (ranges.length > 0 && isClosedToo) return undefined;
    const isHoliday = day === 'holidays';
    const [ownDays, holidays] = isHoliday ? [[], publicHolidays] : [[day], []];
    if (stated.length > 0) rules.push({ adds: !isHoliday, days: new Set(ownDays), holidays, ranges });
  }
  return rules;
}
