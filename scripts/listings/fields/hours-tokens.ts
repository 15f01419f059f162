import { weekdays } from '../../../src/domain/hours/hours.ts';
import { aPattern, factRows, oneOf, wordsOf } from '../../lists/facts/fact-rows.ts';
import { type ClockTime, timeOf, yearSpan } from './clock-times.ts';
import { lineBreak } from './hours-rules.ts';

export const namedDays = [...weekdays, 'holidays'] as const;
export type Day = (typeof namedDays)[number];

const knownWords = factRows('hours-words', 'scripts/listings/fields', {
  kind: oneOf(['nothing', 'all day', 'closed', 'lunch', 'dash', 'break', 'days', 'sign', 'phrase']),
  days: wordsOf([...namedDays, '']),
  pattern: aPattern,
}).map(({ kind = '', days = '', pattern = '' }) => ({
  kind,
  days: namedDays.filter((day) => days.split(' ').includes(day)),
  pattern,
  whole: new RegExp(`^(?:${pattern})$`),
}));

const patternsOf = (kind: 'sign' | 'phrase'): string =>
  knownWords.flatMap((word) => (word.kind === kind ? [word.pattern] : [])).join('|');

const signOfWords = new RegExp(patternsOf('sign'), 'i');

/** True if hours are in words (`Mon-Fri 9am-5pm`) and not in OpenStreetMap's syntax (`Mo-Fr 09:00`). */
export const isInWords = (text: string): boolean => signOfWords.test(text);

/** The meaning of a word in a text of hours. */
export interface Token {
  /**
   * `d` for one day, `e` for every day, `s` for other days; `t` time, `a` all day, `c` closed, `l` lunch, `-`,
   * `,` or `;`. Empty for a word that says nothing of hours, such as `from`.
   */
  readonly letter: string;
  readonly days: readonly Day[];
  readonly time?: ClockTime;
}

const lettersOfKinds = new Map(
  Object.entries({ nothing: '', 'all day': 'a', closed: 'c', lunch: 'l', dash: '-' }),
);

function letterOf(kind: string, days: readonly Day[], word: string): string | undefined {
  if (kind === 'break') return /[;|]/.test(word) ? ';' : ',';
  if (kind !== 'days') return lettersOfKinds.get(kind);
  if (days.length === weekdays.length) return 'e';
  return days.length === 1 && days[0] !== 'holidays' ? 'd' : 's';
}

function tokenOf(word: string): Token | undefined {
  const bare = word.replace(/(?<=[a-z])\.$/, '').trim();
  const { kind = '', days = [] } = knownWords.find(({ whole }) => whole.test(bare)) ?? {};
  const letter = letterOf(kind, days, bare);
  if (letter !== undefined) return { letter, days };
  const time = timeOf(bare);
  return time && { letter: 't', days: [], time };
}

const wordPattern = new RegExp(
  `(?:(?:${patternsOf('phrase')})\\.?|\\d{4}(?![a-z\\d:])|\\d{1,2}(?::\\d{2})? ?(?:[ap]\\.?m?\\.?)?(?![a-z\\d])|[a-z]+\\.?|[-,;|/&:()]|\\s+)`,
  'y',
);
const spanishDay =
  /\b(?:l|v|lun(?:es)?|martes|mie(?:rcoles)?|jue(?:ves)?|vie(?:rnes)?|sab(?:ados?)?|dom(?:ingos?)?)\b/;

/**
 * Returns the meanings of the words in a text of hours. Undefined for an unknown word, a span of years
 * (`2024-2026`), and `M` beside a Spanish day, where it may mean Monday or martes.
 */
export function tokensOf(text: string): readonly Token[] | undefined {
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
