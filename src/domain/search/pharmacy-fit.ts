import type { Pharmacy } from '../pharmacy/pharmacy.ts';
import { editDistance } from '../text/edit-distance.ts';
import { memoize } from '../text/memoize.ts';
import { spaced } from '../text/spaced.ts';
import { withoutStops } from '../text/without-stops.ts';

const shortForms: ReadonlyMap<string, string> = new Map(
  [
    ...['street=st', 'avenue=ave', 'av=ave', 'road=rd', 'boulevard=blvd', 'drive=dr', 'lane=ln', 'place=pl'],
    ...['parkway=pkwy', 'highway=hwy', 'court=ct', 'circle=cir', 'terrace=ter', 'square=sq', 'trail=trl'],
    ...['north=n', 'south=s', 'east=e', 'west=w'],
    ...['northeast=ne', 'northwest=nw', 'southeast=se', 'southwest=sw'],
  ].map((pair) => {
    const [word = '', short = ''] = pair.split('=');
    return [word, short] as const;
  }),
);

const wordsIn = (text: string): readonly string[] =>
  spaced(text)
    .split(' ')
    .filter((word) => word !== '');

const wordsAndShortForms = (text: string): readonly string[] =>
  wordsIn(text).flatMap((word) => [word, shortForms.get(word) ?? word]);

const wordsOf = memoize(
  ({ name, brand, address, phone }: Pick<Pharmacy, 'name' | 'brand' | 'address' | 'phone'>) => ({
    // In phrases a full stop becomes a space, but a name may be searched as it is written.
    words: wordsAndShortForms(`${name} ${withoutStops(name)} ${brand ?? ''} ${address.street}`),
    joined: [name, brand ?? ''].map((text) => spaced(text).replaceAll(' ', '')),
    digits: phone?.replace(/\D/g, '') ?? '',
  }),
);

const begins = (pharmacyWord: string, word: string): boolean =>
  pharmacyWord.startsWith(word) || shortForms.get(word) === pharmacyWord;

const leastLettersWithoutSpaces = 6;

/**
 * True if a pharmacy's name, chain, street or telephone number fits all searched words. Beginnings of words
 * are enough: `cvs ave`.
 */
export function fitsPharmacy(
  pharmacy: Pick<Pharmacy, 'name' | 'brand' | 'address' | 'phone'>,
  wanted: string,
): boolean {
  const { words, joined, digits } = wordsOf(pharmacy);
  const isNumber = (word: string): boolean => /^\d{7,}$/.test(word) && digits.endsWith(word.slice(-10));
  return wordsIn(wanted).every(
    (word) =>
      words.some((own) => begins(own, word)) ||
      (word.length >= leastLettersWithoutSpaces && joined.some((own) => own.startsWith(word))) ||
      isNumber(word),
  );
}

const mostWrongLetters = (word: string): number => {
  if (word.length < 4 || /\d/.test(word)) return 0;
  return word.length < 8 ? 1 : 2;
};

/** True if a pharmacy's name, chain or street fits all searched words, small misspellings allowed. */
export function nearlyFitsPharmacy(
  pharmacy: Pick<Pharmacy, 'name' | 'brand' | 'address' | 'phone'>,
  wanted: string,
): boolean {
  const { words } = wordsOf(pharmacy);
  return wordsIn(wanted).every((word) =>
    words.some(
      (own) => begins(own, word) || editDistance(own, word, mostWrongLetters(word)) <= mostWrongLetters(word),
    ),
  );
}
