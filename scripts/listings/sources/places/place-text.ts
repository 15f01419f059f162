import { factRows, oneOf } from '../../../lists/facts/fact-rows.ts';
import { mendedText } from '../../fields/mended-text.ts';
import { isPlainText } from '../../plain-text.ts';

/** Tags of a place: keys and values of OpenStreetMap, which AllThePlaces uses too. */
export type Tags = Readonly<Record<string, string>>;

/** Returns a text that can be shown, or undefined if it is empty or markup. */
export function plainText(text: string | undefined): string | undefined {
  const plain = mendedText(text ?? '').trim();
  return plain === '' || !isPlainText(plain) ? undefined : plain;
}

/** True if a tag says yes, or JSON's `true`. */
export const saysYes = (value: string | undefined): boolean => /^(?:yes|true|1)$/i.test(value ?? '');

/** True if a tag says no, or JSON's `false`. */
export const saysNo = (value: string | undefined): boolean => /^(?:no|false|0)$/i.test(value ?? '');

/** True if a tag has a value, perhaps among several: `pharmacy;clinic`. */
export const isTagged = (value: string | undefined, wanted: string): boolean =>
  (value ?? '').split(';').some((part) => part.trim() === wanted);

const kinds = ['past', 'pharmacy', 'business', 'no business', 'store', 'drugstore'] as const;

/** Returns the keys or values of a kind in `place-words.csv`. */
export const placeWords = (kind: (typeof kinds)[number]): ReadonlySet<string> =>
  new Set(
    factRows('place-words', 'scripts/listings/sources/places', { kind: oneOf(kinds) }).flatMap((row) =>
      row.kind === kind ? (row.words ?? '').split(' ') : [],
    ),
  );
