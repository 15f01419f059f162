import type { Run } from './word-runs.ts';

/** What a number before these counts is how far a pharmacy may be. */
const ways = new Set(
  'mile miles mi milla millas km kilometers kilometros min mins minute minutes minutos block blocks cuadra cuadras'.split(
    ' ',
  ),
);

/** How far a pharmacy may be, which no filter answers. */
export interface WayRun extends Run {
  readonly intent: undefined;
  /** As a visitor writes it: `0.5 mi`. */
  readonly text: string;
}

/** The ways that words name: `5 miles`, `0 5 mi` for 0.5 mi. */
export const wayRuns = (words: readonly string[]): readonly WayRun[] =>
  words.flatMap((unit, at) => {
    if (!ways.has(unit) || !isNumber(words[at - 1])) return [];
    const from = isNumber(words[at - 2]) ? at - 2 : at - 1;
    return [{ from, to: at + 1, intent: undefined, text: `${words.slice(from, at).join('.')} ${unit}` }];
  });

const isNumber = (word: string | undefined): boolean => word !== undefined && /^\d{1,3}$/.test(word);
