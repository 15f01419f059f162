import type { Run } from './word-runs.ts';

/** Words that the reading tells as unused, by where they stand. */
export type Told = readonly ToldWords[];

interface ToldWords {
  readonly at: number;
  /** A word, or several that say one thing: `plan b`, `not walgreens`. */
  readonly word: string;
}

/** The words of a run as one thing, with those elsewhere that belong to it: the `not` of “not open on sunday”. */
export function together(
  words: readonly string[],
  { from, to }: Run,
  others: readonly number[] = [],
): ToldWords {
  const own = words.map((_, at) => at).filter((at) => at >= from && at < to);
  const all = [...new Set([...others, ...own])].toSorted((a, b) => a - b);
  // A place among them is taken out.
  const said = all.map((at) => words[at] ?? '').filter((word) => word !== '');
  return { at: all[0] ?? from, word: said.join(' ') };
}

/** Ends what is told and is none of it: the `of` of “corner of”, the `pharmacy` of “online pharmacy”. */
const isEnd = (word: string): boolean => /^(?:of|pharmacy|pharmacies|farmacias?)$/.test(word);

/**
 * The words of a run without those before it that say nothing by themselves: `stock` of “in stock”, but “walk in”; whole where all are so: `no
 * prescription`.
 */
export function withoutPlainEdges(
  words: readonly string[],
  { from, to }: Run,
  isPlain: (word: string) => boolean,
): ToldWords {
  const told = words.map((_, at) => at).filter((at) => at >= from && at < to);
  const first = told.find((at) => !isPlain(words[at] ?? ''));
  const last = told.findLast((at) => !isEnd(words[at] ?? ''));
  return together(words, { from: first ?? from, to: first === undefined ? to : (last ?? to - 1) + 1 });
}

/** What no listing tells, with the words that go with it right behind: `tetanus shot`, and whole where it begins with a denial: `without a prescription`; such words without one by themselves. */
export function withSupport(
  words: readonly string[],
  told: readonly Run[],
  support: readonly Run[],
  isPlain: (word: string) => boolean,
  isDenial: (word: string) => boolean,
): Told {
  const behind = (run: Run): Run | undefined => support.find(({ from }) => from === run.to);
  return [
    ...told.map((run) => {
      const whole = { from: run.from, to: behind(run)?.to ?? run.to };
      return isDenial(words[run.from] ?? '')
        ? together(words, whole)
        : withoutPlainEdges(words, whole, isPlain);
    }),
    ...support.filter(({ from }) => !told.some(({ to }) => to === from)).map((run) => together(words, run)),
  ];
}

/** What is told in the phrase's order, each place of it once. */
export const inOrder = (told: Told): readonly string[] => {
  const byPlace = new Map(told.map(({ at, word }) => [at, word]));
  return [...byPlace].toSorted(([a], [b]) => a - b).map(([, word]) => word);
};
