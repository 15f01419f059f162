import { slugify } from './slug.ts';

/** Returns a text's words for comparison: lower case, without accents, punctuation and trademark signs. */
export const spaced = (text: string): string => slugify(text.replace(/[™®©℠℗]/g, ' ')).replaceAll('-', ' ');
