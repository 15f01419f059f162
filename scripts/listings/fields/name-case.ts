import { findState, usStates } from '../../../src/domain/places/us-state.ts';
import { factRows } from '../../lists/facts/fact-rows.ts';

const rows = factRows('case-words', 'scripts/listings/fields');
const wordsOf = (kind: string): ReadonlySet<string> =>
  new Set(rows.find((row) => row.kind === kind)?.words?.split(' '));
const keptInCapitals = wordsOf('capitals');
const wordsWithoutVowel = wordsOf('words');
const smallWords = wordsOf('small');

const capitalized = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase();

const hasVowel = (letters: string): boolean => /[AEIOUY]/.test(letters.normalize('NFD'));

const lowerPossessive = (text: string): string => text.replace(/(?<=[\p{Lu}\d.])['’]S\b/u, "'s");

const isWebAddress = (text: string): boolean => /\.(?:COM|NET|ORG|BIZ|INFO|US)\b/.test(text);

function readablePart(part: string): string {
  const upper = part.toUpperCase();
  // Without accents, so that `É` counts as a vowel.
  const letters = upper
    .replace(/['’]S\b/u, '')
    .normalize('NFD')
    .replace(/[^A-Z]/g, '');
  if (letters === '' || keptInCapitals.has(upper.replace(/[^\p{L}\p{N}]+$/u, ''))) return upper;
  if (/^\d+(?:ST|ND|RD|TH)$/.test(upper)) return upper.toLowerCase();
  if (/\d/.test(upper) && /\p{Lu}{3}/u.test(upper))
    return upper.replace(/\p{Lu}{3,}/gu, (run) => (hasVowel(run) ? readablePart(run) : run));
  if (/\d/.test(upper) || letters.length === 1) return lowerPossessive(upper);
  if (/^(?:\p{Lu}\.)+\p{Lu}?\.?(?:['’]S)?$/u.test(upper)) return lowerPossessive(upper);
  // `ST.JOHN'S`, where the space is left out.
  if (/\.\p{L}{3}/u.test(upper) && !isWebAddress(upper)) return upper.split('.').map(readablePart).join('.');
  if (letters.length <= 4 && !hasVowel(letters) && !wordsWithoutVowel.has(letters))
    return lowerPossessive(upper);
  const mac = /^MC(\p{Lu}{3,}.*)$/u.exec(upper);
  if (mac?.[1] !== undefined) return `Mc${readablePart(mac[1])}`;
  const [, initial, name] = /^(\p{Lu}['’])(\p{Lu}{3,}.*)$/u.exec(upper) ?? [];
  if (name !== undefined) return `${initial}${capitalized(name)}`;
  return part
    .replace(/[\p{L}\p{M}]+/u, (run) => capitalized(run))
    .replace(/(?<=['’‘`´.].*)[\p{L}\p{M}]+$/u, (run) => run.toLowerCase());
}

// State codes with a vowel, without those that are words: `IN`, `OR`.
const statesInCapitals = 'AK|AL|AR|AZ|CA|DE|GA|IA|ID|IL|MA|MI|MO|NY|OH|PA|UT|VA|WA|WI';
const stateAtEnd = new RegExp(`(?<=\\S )(?:${statesInCapitals})$`, 'i');
// `CO` in `PLAN OF CO` is then written in full, since `Co` reads as a company.
const stateAfterOf = new RegExp(`(?<=\\bof )(?:${usStates.map(({ code }) => code).join('|')})$`, 'gi');

const repairMixedCase = (text: string): string =>
  text
    .replace(/(?<=\d)(?:St|Nd|Rd|Th|ND|RD|TH)\b/g, (suffix) => suffix.toLowerCase())
    .replace(/\bMc(?=[a-z]{3})(.)/g, (_, letter: string) => `Mc${letter.toUpperCase()}`)
    .replace(/(?<=\p{Ll}['’])S\b/gu, 's');

/** Writes a name or street in readable case: `MCDONALD'S RX` → `McDonald's Rx`. Mixed case usually stays. */
export function readableCase(text: string): string {
  const plain = text.replace(/\s+/g, ' ').trim();
  if (/[a-z]/.test(plain) && /[A-Z]/.test(plain)) return repairMixedCase(plain);
  return plain
    .split(' ')
    .map((word, index) => {
      if (index > 0 && smallWords.has(word.toLowerCase())) return word.toLowerCase();
      return word.replace(/[^-/&+,()]+/g, readablePart);
    })
    .join(' ')
    .replace(stateAtEnd, (state) => state.toUpperCase())
    .replace(stateAfterOf, (code) => findState(code)?.name ?? code);
}
