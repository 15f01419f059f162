import type { OpenRange } from '../../../src/domain/hours/hours.ts';

/** Ranges in order, those that touch or overlap as one. */
export function joinedRanges(ranges: readonly OpenRange[]): readonly OpenRange[] {
  const joined: OpenRange[] = [];
  for (const range of ranges.toSorted((a, b) => a.opens - b.opens)) {
    const last = joined.at(-1);
    if (last === undefined || last.closes < range.opens) joined.push(range);
    else joined[joined.length - 1] = { opens: last.opens, closes: Math.max(last.closes, range.closes) };
  }
  return joined;
}

/** Ranges without the time of others. */
export const withoutRanges = (
  ranges: readonly OpenRange[],
  others: readonly OpenRange[],
): readonly OpenRange[] =>
  others.reduce<readonly OpenRange[]>(
    (left, other) =>
      left
        .flatMap(({ opens, closes }) => [
          { opens, closes: Math.min(closes, other.opens) },
          { opens: Math.max(opens, other.closes), closes },
        ])
        .filter(({ opens, closes }) => opens < closes),
    ranges,
  );
