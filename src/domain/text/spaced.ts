import { slugify } from './slug.ts';

/** Simplifies a text for comparison: `Joe’s Café™` → `joes cafe`. */
export const spaced = (text: string): string => slugify(text.replace(/[™®©℠℗]/g, ' ')).replaceAll('-', ' ');
