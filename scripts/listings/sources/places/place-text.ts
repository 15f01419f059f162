import { mendedText } from '../../fields/mended-text.ts';
import { isPlainText } from '../../plain-text.ts';

/** The tags of a place: keys and values of OpenStreetMap, which AllThePlaces uses too. */
export type Tags = Readonly<Record<string, string>>;

/** A value that can be shown; undefined for an empty one and for markup. */
export function plainText(text: string | undefined): string | undefined {
  const plain = mendedText(text ?? '').trim();
  return plain === '' || !isPlainText(plain) ? undefined : plain;
}

/** Whether a tag says yes; JSON's `true` is read as `yes`. */
export const saysYes = (value: string | undefined): boolean => /^(?:yes|true|1)$/i.test(value ?? '');

/** Whether a tag says no. */
export const saysNo = (value: string | undefined): boolean => /^(?:no|false|0)$/i.test(value ?? '');

/** Whether a tag has a value, or it is one of several with semicolons between (`pharmacy;clinic`). */
export const isTagged = (value: string | undefined, wanted: string): boolean =>
  (value ?? '').split(';').some((part) => part.trim() === wanted);
