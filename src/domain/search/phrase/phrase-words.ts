import { spaced } from '../../text/spaced.ts';
import { withoutStops } from '../../text/without-stops.ts';

/** A phrase as words, with its phone number taken out. */
export interface PhraseWords {
  /** Lower case, without accents and signs. */
  readonly words: readonly string[];
  /** The digits of a phone number as they were typed, with a leading 1 where there is one. */
  readonly phone?: string | undefined;
}

/** Ten digits of the North American plan in any grouping, with or without the country's 1. */
const wholeNumber = /(?<![\d.])(?:\+?1[\s.\-/]*)?\(?[2-9]\d{2}\)?[\s.\-/]*[2-9]\d{2}[\s.\-/]*\d{4}(?!\d)/;
/** Seven digits count only with a sign between: `555-0112`. */
const localNumber = /(?<![\d-])[2-9]\d{2}[-.]\d{4}(?![\d-])/;
/** A decimal point: `0.5 mi`, `8.30pm`. */
const pointOfNumber = /(?<=\d)\.(?=\d)/g;
/** `w/ delivery`, `w/o appointment`. */
const shortWithout = /\bw\/o\b/gi;
/** `b/w miami and naples`. */
const shortBetween = /\bb\/w\b/gi;
const shortWith = /\bw\/(?=\s|\p{L})/giu;
/** “OK Google” is spoken to a telephone, and asks nothing of Oklahoma. */
const spokenTo = /^\s*ok[\s,]+(?=(?:google|siri|alexa|bixby|cortana|gemini)\b)/i;
/** A price, in the order in which it is said: `$4`, `$4.50`. */
const price = /\$\s?(\d{1,4}(?:\.\d{2})?)(?![\d\p{L}])/gu;
/** A ZIP code with the letter for a nought. */
const zipWithLetter = /(?<![\p{L}\d])(?=\d{3,4}o|\do\d{3}|\d{2}o\d{2})[\do]{5}(?![\p{L}\d])/giu;
const zipAndFour = /\b(\d{5})-\d{4}\b/g;

/** Hyphens, dashes and the minus sign, as other programs write them into a number. */
const anyDash = /[\p{Pd}\u2212]/gu;

/** Units of length that are counted in parts, before which a fraction or a bare point is part of a number. */
const unit = String.raw`(?=(?:mi|miles?|millas?|kms?|kilomet(?:er|re|ro)s?|kilómetros?)(?!\p{L}))`;
/** A decimal point without its zero: `.5 mi`. */
const barePoint = new RegExp(String.raw`(?<![\p{L}\d.])\.(\d+)\s*${unit}`, 'giu');
const parts: ReadonlyMap<string, number> = new Map([
  ['½', 1 / 2],
  ['¼', 1 / 4],
  ['¾', 3 / 4],
]);
/** `1/2 mile`, `1 1/2 miles`, `½ of a mile`, `1/4 de milla`. */
const fractionOfLength = new RegExp(
  String.raw`(?<![\d/.])(?:(\d{1,2})(?:[ -]+(?=\d)|[ -]*(?=[½¼¾])))?(?:(\d)\/([2-9])|([½¼¾]))\s*(?:(?:of )?an? |de (?:una )?)?${unit}`,
  'giu',
);

const withTwoPlaces = (value: number): number => Math.round(value * 100) / 100;

/** A text whose lengths are written with a decimal point: `0.5 mile`. */
const withDecimals = (text: string): string =>
  text
    .replace(barePoint, '0.$1 ')
    .replace(
      fractionOfLength,
      (
        _,
        whole: string | undefined,
        over: string | undefined,
        under: string | undefined,
        sign: string | undefined,
      ) => `${withTwoPlaces(Number(whole ?? 0) + (parts.get(sign ?? '') ?? Number(over) / Number(under)))} `,
    );

/** The words of a phrase. A ZIP code's last four digits are left out. */
export function phraseWords(text: string): PhraseWords {
  const plain = withoutStops(withDecimals(text.replace(anyDash, '-')))
    .replace(spokenTo, '')
    .replace(zipAndFour, '$1')
    .replace(zipWithLetter, (zip) => zip.replace(/o/gi, '0'))
    .replace(price, ' $1 dollars ')
    .replace(shortWithout, 'without ')
    .replace(shortWith, 'with ')
    .replace(shortBetween, 'between ');
  const number = wholeNumber.exec(plain) ?? localNumber.exec(plain);
  const rest = number === null ? plain : plain.replace(number[0], ' ');
  return {
    words: spaced(rest.replace(pointOfNumber, ' '))
      .split(' ')
      .filter((word) => word !== ''),
    phone: number?.[0].replace(/\D/g, ''),
  };
}
