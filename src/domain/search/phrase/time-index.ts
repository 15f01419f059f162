import type { Half, Side, TimeWords } from './lexicon.ts';

/** The words of times, indexed. */
export interface TimeIndex {
  readonly open: ReadonlySet<string>;
  readonly isOpening: (word: string) => boolean;
  readonly now: ReadonlySet<string>;
  readonly when: ReadonlySet<string>;
  readonly other: ReadonlySet<string>;
  readonly questions: readonly string[];
  readonly hours: ReadonlySet<string>;
  readonly ofDay: ReadonlySet<string>;
  readonly thisDay: ReadonlySet<string>;
  readonly parts: ReadonlySet<string>;
  readonly evening: ReadonlySet<string>;
  readonly sides: ReadonlyMap<string, Side>;
  readonly links: ReadonlySet<string>;
  readonly joiners: ReadonlySet<string>;
  readonly between: ReadonlySet<string>;
  readonly betweenJoiners: ReadonlySet<string>;
  readonly counted: ReadonlySet<string>;
  readonly beforeClosing: ReadonlySet<string>;
  readonly behindClosing: ReadonlySet<string>;
  readonly halves: readonly (readonly [words: readonly string[], half: Half])[];
}

/** Indexes the words of times. */
export const timeIndex = (words: TimeWords): TimeIndex => ({
  open: new Set(words.open),
  isOpening: (word) => words.openStems.some((stem) => word.startsWith(stem)),
  now: new Set(words.now),
  when: new Set(words.when),
  other: new Set(words.other),
  questions: words.questions,
  hours: new Set(words.hours),
  ofDay: new Set(words.ofDay),
  thisDay: new Set(words.thisDay),
  parts: new Set(words.parts),
  evening: new Set(words.evening),
  sides: new Map(words.sides.flatMap(([side, all]) => all.map((word) => [word, side] as const))),
  links: new Set(words.links),
  joiners: new Set(words.joiners),
  between: new Set(words.between),
  betweenJoiners: new Set(words.betweenJoiners),
  counted: new Set(words.counted),
  beforeClosing: new Set(words.beforeClosing),
  behindClosing: new Set(words.behindClosing),
  halves: words.halves.flatMap(([half, all]) => all.map((text) => [text.split(' '), half] as const)),
});
