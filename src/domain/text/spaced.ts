import { slugify } from './slug.ts';

/** A text as words to compare: lower case, without accents and signs. */
export const spaced = (text: string): string => slugify(text).replaceAll('-', ' ');
