import { slugify } from './slug.ts';

/** Returns a text's words for comparison: `Joe’s Café™` → `joes cafe`. */
export const spaced = (text: string): string => slugify(text.replace(/[™®©℠℗]/g, ' ')).replaceAll('-', ' ');
