import { distance } from 'fastest-levenshtein';

/** Returns the Levenshtein distance of two words, ignoring letter case. */
export const levenshtein = (from: string, to: string): number =>
  distance(from.toLowerCase(), to.toLowerCase());

/** Returns up to three of `names`, the one most similar to a mistyped name first. */
export const closestNames = (name: string, names: readonly string[]): readonly string[] =>
  [...new Set(names)]
    .map((known) => ({ known, edits: levenshtein(name, known) }))
    .toSorted((a, b) => a.edits - b.edits)
    .slice(0, 3)
    .map(({ known }) => known);
