import { type Weekday, weekdays } from '../../../src/domain/hours/hours.ts';
import { aPattern, factRows, oneOf, wordsOf } from '../../lists/facts/fact-rows.ts';
import { type ClockTime, linesAsRules } from './clock-ranges.ts';

/** The meaning of one word in a text of hours: days, a time, a dash, a separator. */
export type Token =
  | { readonly kind: 'days'; readonly days: readonly Day[] }
  | ({ readonly kind: 'time' } & ClockTime)
  | { readonly kind: 'all day' | 'closed' | 'dash' }
  | { readonly kind: 'break'; readonly mark: string };
export type Day = Weekday | 'holidays';
/** Most characters of a text that is read as hours. OpenStreetMap has at most 255. */
export const longestHours = 500;

const spanishDay =
  /\b(?:l|v|lun(?:es)?|martes|mie(?:rcoles)?|jue(?:ves)?|vie(?:rnes)?|sab(?:ados?)?|dom(?:ingos?)?)\b/;

const namedDays: readonly Day[] = [...weekdays, 'holidays'];
const knownWords = factRows('hours-words', 'scripts/listings/fields', {
  kind: oneOf(['nothing', 'all day', 'closed', 'dash', 'break', 'days', 'sign', 'phrase']),
  days: wordsOf([...namedDays, '']),
  pattern: aPattern,
}).map(({ kind = '', days = '', pattern = '' }) => ({
  kind,
  days: namedDays.filter((day) => days.split(' ').includes(day)),
  pattern,
  whole: new RegExp(`^(?:${pattern})$`),
}));

/** Reads a word in small letters as a time: `9`, `9:30 am`, `noon`, `0900`. Undefined for others: `25:00`. */
export function timeOf(word: string): ClockTime | undefined {
  if (/(?:noon|mediodia)$/.test(word)) return { minutes: 12 * 60, clock: '12-hour' };
  if (/(?:midnight|medianoche)$/.test(word)) return { minutes: 0, clock: '12-hour' };
  const [, hours = '', minutes, half] =
    /^(\d{1,2})(?::(\d{2}))? ?([ap])?/.exec(word.replace(/^(\d\d)(\d\d)$/, '$1:$2')) ?? [];
  const [value, rest] = [Number(hours), Number(minutes ?? 0)];
  if (hours === '' || rest > 59) return undefined;
  if (half === undefined) {
    if (value > 24 || (minutes === undefined && (value < 1 || value > 12))) return undefined;
    const clock = minutes === undefined ? 'bare' : hours.length === 2 ? '24-hour' : 'unclear';
    return { minutes: value * 60 + rest, clock };
  }
  if (value < 1 || value > 12) return undefined;
  return { minutes: ((value % 12) + (half === 'p' ? 12 : 0)) * 60 + rest, clock: '12-hour' };
}

/**
 * Returns the text of a regular expression, from rows of `hours-words.csv`. `sign` matches what only hours in
 * words have, not OpenStreetMap's syntax; `phrase` matches several words that count as one.
 */
export const patternOf = (kind: 'sign' | 'phrase'): string =>
  knownWords.flatMap((word) => (word.kind === kind ? [word.pattern] : [])).join('|');

const wordPattern = new RegExp(
  `(?:${patternOf('phrase')}|\\d{4}(?![a-z\\d:])|\\d{1,2}(?::\\d{2})? ?(?:[ap]\\.?m?\\.?)?(?![a-z\\d])|[a-z]+\\.?|[-,;|/&:()]|\\s+)`,
  'y',
);

function tokensOfWord(word: string): readonly Token[] | undefined {
  const bare = word.replace(/(?<=[a-z])\.$/, '').trim();
  const { kind, days = [] } = knownWords.find(({ whole }) => whole.test(bare)) ?? {};
  if (kind === 'nothing') return [];
  if (kind === 'days') return [{ kind, days }];
  if (kind === 'break') return [{ kind, mark: bare }];
  if (kind === 'all day' || kind === 'closed' || kind === 'dash') return [{ kind }];
  const time = timeOf(bare);
  return time && [{ kind: 'time', ...time }];
}

/** Matches a span of years, `2024-2026`, which would otherwise read as the times 20:24 to 20:26. */
export const yearSpan =
  /(?<!\d)(?:19|20)\d\d\s*(?:[-–—/]|to|until|till?|thru|through|al?|hasta)\s*(?:19|20)\d\d(?!\d)/i;

/**
 * Returns the meanings of the words in a text of hours. Undefined for an unknown word, a span of years
 * (`2024-2026`), and `M` beside a Spanish day, where it may mean Monday or martes.
 */
export function tokensOf(text: string): readonly Token[] | undefined {
  const plain = linesAsRules(text)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/[\s\u00a0\u2009\u202f]+/g, ' ')
    .trim();
  if (yearSpan.test(plain)) return undefined;
  // `M` is Monday in English, and may be Tuesday (martes) or Wednesday (miércoles) beside a Spanish day.
  if (/(?<![.\w] ?)m(?![.\w])/.test(plain) && spanishDay.test(plain)) return undefined;
  const tokens: Token[] = [];
  wordPattern.lastIndex = 0;
  for (let at = 0; at < plain.length; at = wordPattern.lastIndex) {
    const word = wordPattern.exec(plain)?.[0];
    const token = word === undefined ? undefined : tokensOfWord(word);
    if (token === undefined) return undefined;
    tokens.push(...token);
  }
  return tokens;
}
