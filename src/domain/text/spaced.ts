import { slugify } from './slug.ts';

/** A text as words to compare: lower case, without accents, signs and trade marks. */
export const spaced = (text: string): string => slugify(text.replace(/[™®©℠℗]/g, ' ')).replaceAll('-', ' ');
