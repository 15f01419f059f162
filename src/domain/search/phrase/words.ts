import { memoize } from '../../text/memoize.ts';
import { spaced } from '../../text/spaced.ts';
import { withoutStops } from '../../text/without-stops.ts';
import type { Lexicon } from './lexicon.ts';

export interface PhraseWords {
  readonly words: readonly string[];
  /** Telephone number in the search: seven, ten or eleven digits. */
  readonly phone?: string | undefined;
}

const fullPhoneNumber = /(?<![\d.])(?:\+?1[\s.\-/]*)?\(?[2-9]\d{2}\)?[\s.\-/]*[2-9]\d{2}[\s.\-/]*\d{4}(?!\d)/;
const localPhoneNumber = /(?<![\d-])[2-9]\d{2}[-.]\d{4}(?![\d-])/;

// Applied in order: `24hrs` → `24 hour`, `9 pm` → `9pm`, `36104 1234` → `36104`.
const spellings: readonly (readonly [RegExp, string])[] = [
  [/\b(\d{1,2}) ?(?:hours?|hrs?|hs|h|horas?)\b/g, '$1 hour'],
  [/\b(\d{1,2}) (\d{2}) ?([ap]) ?m\b/g, '$1$2$3m'],
  [/\b(\d{1,4}) ([ap]) ?m\b/g, '$1$2m'],
  [/\b(\d{5}) \d{4}\b/g, '$1'],
];

/** Largest number of words read from a search. */
export const mostWords = 40;

/** Returns up to 40 simplified words of a search, and its telephone number: `24hrs` → `24`, `hour`. */
export function phraseWords(text: string): PhraseWords {
  const plain = text
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .replace(/s['’]s\b/gi, 's')
    .replace(/(\d):(\d\d)/g, '$1$2')
    .replace(/\bw\/o\b/gi, 'without ')
    .replace(/\bw\/(?=\s|\p{L})/giu, 'with ');
  const number = (fullPhoneNumber.exec(plain) ?? localPhoneNumber.exec(plain))?.[0];
  const rest = spaced(withoutStops(number === undefined ? plain : plain.replace(number, ' ')));
  const unified = spellings.reduce((words, [written, as]) => words.replace(written, as), rest);
  return {
    words: unified
      .split(' ')
      .filter((word) => word !== '')
      .slice(0, mostWords),
    phone: number?.replace(/\D/g, ''),
  };
}

export interface WordForms {
  readonly whole: (word: string) => string;
  /** A word's singular, written out: `hrs` → `hour`, `pharmacies` → `pharmacy`. */
  readonly of: (word: string) => string;
  readonly key: (words: readonly string[]) => string;
}

/** Returns functions that bring spellings of a word to one form: `hrs`, `hours` → `hour`. */
export const wordForms = memoize(({ shortForms }: Pick<Lexicon, 'shortForms'>): WordForms => {
  const forms = new Map(shortForms);
  const whole = (word: string): string => forms.get(word) ?? word;
  const of = (word: string): string => singular(whole(word));
  return { whole, of, key: (words) => words.map(of).join('') };
});

function singular(word: string): string {
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  return word.length > 3 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word;
}
