import { distance } from 'fastest-levenshtein';

/** Levenshtein distance between two words, letter case aside. */
export const levenshtein = (from: string, to: string): number =>
  distance(from.toLowerCase(), to.toLowerCase());

/** The three names most like a mistyped one, most alike first, equally alike ones in their given order. */
export const closestNames = (name: string, names: readonly string[]): readonly string[] =>
  [...new Set(names)]
    .map((known) => ({ known, slips: levenshtein(name, known) }))
    .toSorted((a, b) => a.slips - b.slips)
    .slice(0, 3)
    .map(({ known }) => known);
