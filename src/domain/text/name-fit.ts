import { slugify } from './slug.ts';

/** A text as words to compare: lower case, without accents and signs. */
export const spaced = (text: string): string => slugify(text).replaceAll('-', ' ');

/** Whether every word of `name` begins a word of the pharmacy's name or brand. The empty name fits all. */
export function fitsName(
  { name, brand }: { readonly name: string; readonly brand?: string | null | undefined },
  wanted: string,
): boolean {
  const own = spaced(`${name} ${brand ?? ''}`).split(' ');
  return spaced(wanted)
    .split(' ')
    .every((word) => own.some((part) => part.startsWith(word)));
}
