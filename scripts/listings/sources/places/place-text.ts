import { factRows, oneOf } from '../../../lists/facts/fact-rows.ts';
import { repairText } from '../../fields/repair-text.ts';
import { isPlainText } from '../../plain-text.ts';

/** Tags of a place in OpenStreetMap or AllThePlaces: `{ amenity: 'pharmacy' }`. */
export type Tags = Readonly<Record<string, string>>;

/** Returns a text with damage repaired, or undefined if it is empty or cannot be shown, such as markup. */
export function plainText(text: string | undefined): string | undefined {
  const plain = repairText(text ?? '').trim();
  return plain === '' || !isPlainText(plain) ? undefined : plain;
}

/** True if a tag's value means yes: `yes`, `true`, `1`. */
export const saysYes = (value: string | undefined): boolean => /^(?:yes|true|1)$/i.test(value ?? '');

/** True if a tag's value means no: `no`, `false`, `0`. */
export const saysNo = (value: string | undefined): boolean => /^(?:no|false|0)$/i.test(value ?? '');

/** True if a tag's value is the wanted one, or has it among several: `pharmacy;clinic`. */
export const hasValue = (value: string | undefined, wanted: string): boolean =>
  (value ?? '').split(';').some((part) => part.trim() === wanted);

const kinds = ['past', 'pharmacy', 'business', 'no business', 'store', 'drugstore'] as const;

/** Returns the tag keys or values of one kind in `place-words.csv`. */
export const placeWords = (kind: (typeof kinds)[number]): ReadonlySet<string> =>
  new Set(
    factRows('place-words', 'scripts/listings/sources/places', { kind: oneOf(kinds) }).flatMap((row) =>
      row.kind === kind ? (row.words ?? '').split(' ') : [],
    ),
  );
