import { distance } from 'fastest-levenshtein';

/** Returns the Levenshtein distance between two words, ignoring letter case. */
export const levenshtein = (from: string, to: string): number =>
  distance(from.toLowerCase(), to.toLowerCase());

/** Returns the three names closest to a mistyped one, the closest first; ties keep their given order. */
export const closestNames = (name: string, names: readonly string[]): readonly string[] =>
  [...new Set(names)]
    .map((known) => ({ known, edits: levenshtein(name, known) }))
    .toSorted((a, b) => a.edits - b.edits)
    .slice(0, 3)
    .map(({ known }) => known);
