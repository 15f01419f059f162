import { type Weekday, weekdays } from '../../../src/domain/hours/hours.ts';
import { type ClockTime, linesAsRules } from './clock-ranges.ts';

/** The meaning of one word of a text of hours. */
export type Token =
  | { readonly kind: 'days'; readonly days: readonly Day[] }
  | ({ readonly kind: 'time' } & ClockTime)
  | { readonly kind: 'all day' | 'closed' | 'dash' }
  | { readonly kind: 'break'; readonly mark: string };
export type Day = Weekday | 'holidays';
/** Letters. The longest value in OpenStreetMap has 255. */
export const longestHours = 500;

const oneDay: readonly (readonly [RegExp, Day])[] = [
  // In Spanish too, but for `mar`, which is March.
  [/^(?:m(?:o(?:n(?:days?)?)?)?|l(?:un(?:es)?)?)$/, 'mon'],
  [/^(?:tu(?:e(?:s(?:days?)?)?)?|martes)$/, 'tue'],
  [/^(?:w(?:e(?:d(?:s|nesdays?)?)?)?|mie(?:rcoles)?)$/, 'wed'],
  [/^(?:th(?:u(?:r(?:s(?:days?)?)?)?)?|jue(?:ves)?)$/, 'thu'],
  [/^(?:f(?:r(?:i(?:days?)?)?)?|v(?:ie(?:rnes)?)?)$/, 'fri'],
  [/^(?:sa(?:t(?:urdays?)?)?|sab(?:ados?)?)$/, 'sat'],
  [/^(?:su(?:n(?:days?)?)?|dom(?:ingos?)?)$/, 'sun'],
  [
    /^(?:ph|(?:(?:all|federal|legal|national|public) )?holidays?|(?:dias? )?(?:feriados?|festivos?))$/,
    'holidays',
  ],
];
const spanishDay =
  /\b(?:l|v|lun(?:es)?|martes|mie(?:rcoles)?|jue(?:ves)?|vie(?:rnes)?|sab(?:ados?)?|dom(?:ingos?)?)\b/;
const manyDays: readonly (readonly [RegExp, readonly Day[]])[] = [
  [
    /^(?:daily|(?:every|each) ?day(?: of the week)?|all week|(?:7|seven) days(?: (?:a|per) week)?|todos los dias|(?:los )?(?:7|siete) dias(?: (?:a|de|por) la semana)?)$/,
    weekdays,
  ],
  [/^(?:mon-?fri|week ?days?|mtw(?:r|th)f)$/, weekdays.slice(0, 5)],
  [/^mwf$/, ['mon', 'wed', 'fri']],
  [/^tu?th$/, ['tue', 'thu']],
  [/^(?:week ?ends?|fin(?:es)? de semana)$/, weekdays.slice(5)],
];

const wordPattern =
  /(?:(?:7|seven) days(?: (?:a|per) week)?|(?:every|each) ?day(?: of the week)?|all week|todos los dias|(?:los )?(?:7|siete) dias(?: (?:a|de|por) la semana)?|fin(?:es)? de semana|dias? (?:feriados?|festivos?)|(?:all|federal|legal|national|public) holidays?|week ?days?|week ?ends?|(?:open )?24(?:\/7|[ -]?h(?:ou)?rs?(?: a day)?(?:,? (?:7|seven) days a week)?|h|[ -]?horas)|12 ?(?:noon|midnight|(?:del? )?mediodia|(?:de )?(?:la )?medianoche)|\d{4}(?![a-z\d:])|\d{1,2}(?::\d{2})? ?(?:[ap]\.?m?\.?)?(?![a-z\d])|[a-z]+\.?|[-,;|/&:()]|\s+)/y;

/** Reads a word in small letters as a time, or returns undefined for another word. */
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

/** Reads a word: `'none'` if it says nothing, undefined if it is not understood. */
function tokenOf(word: string): Token | 'none' | undefined {
  const bare = word.replace(/(?<=[a-z])\.$/, '');
  if (/^(?::|from|desde|de|los|open|abiert[oa]s?|on|hours)?$/.test(bare.trim())) return 'none';
  if (/^(?:open )?24(?:\/7|[ -]?h)/.test(bare)) return { kind: 'all day' };
  if (/^(?:closed|off|cerrad[oa]s?)$/.test(bare)) return { kind: 'closed' };
  if (/^(?:-|to|until|till?|thru|through|a|al|hasta)$/.test(bare)) return { kind: 'dash' };
  if (/^(?:[,;|/&()]|and|y)$/.test(bare)) return { kind: 'break', mark: bare };
  const day = oneDay.find(([pattern]) => pattern.test(bare))?.[1];
  if (day !== undefined) return { kind: 'days', days: [day] };
  const days = manyDays.find(([pattern]) => pattern.test(bare))?.[1];
  if (days !== undefined) return { kind: 'days', days };
  const time = timeOf(bare);
  return time && { kind: 'time', ...time };
}

/** A span of years (`2024-2026`), which would read as times of an evening. */
export const yearSpan =
  /(?<!\d)(?:19|20)\d\d\s*(?:[-–—/]|to|until|till?|thru|through|al?|hasta)\s*(?:19|20)\d\d(?!\d)/i;

/** Returns the words of a text of hours, or undefined where one is not understood. */
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
    const token = word === undefined ? undefined : tokenOf(word);
    if (token === undefined) return undefined;
    if (token !== 'none') tokens.push(token);
  }
  return tokens;
}
