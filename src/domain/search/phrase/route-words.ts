import type { Run } from './word-runs.ts';

interface RouteWords {
  /** The words of the phrase; those of its place are empty. */
  readonly words: readonly string[];
  /** Those that nothing is read from; the others are empty. */
  readonly left: readonly string[];
  /** Words that stand before the two places of a way. */
  readonly routes: readonly (readonly [string, string])[];
  readonly isPlain: (word: string) => boolean;
}

/**
 * The words of a way's other place, where a list is shown of the one and the other is not known or not listed: `pensacola` of “between mobile and
 * pensacola”. They are no pharmacy's name.
 */
export function otherOfRoute({ words, left, routes, isPlain }: RouteWords): Run | undefined {
  /** The first word behind a position that says something. */
  const behind = (at: number): number =>
    words.findIndex((word, other) => other > at && (word === '' || !isPlain(word)));
  for (const pair of routes) {
    const [first, second] = pair.map((word) => words.indexOf(word));
    if (first === undefined || second === undefined || first < 0 || second < 0) continue;
    const [one, other] = [behind(first), behind(second)];
    const from = words[one] === '' ? other : words[other] === '' ? one : -1;
    if (from < 0 || (left[from] ?? '') === '') continue;
    const end = left.findIndex((word, at) => at > from && word === '');
    return { from, to: end < 0 ? left.length : end };
  }
  return undefined;
}
