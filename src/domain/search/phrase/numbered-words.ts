import type { MeaningIndex } from './meaning-index.ts';
import type { Run } from './word-runs.ts';

/** Words with a number that no listing answers, as they are told: `4 dollars`, `exit 12`. */
export interface NumberedRun extends Run {
  readonly text: string;
}

/** `95`, `278a`. */
const number = /^\d{1,3}[a-e]?$/;
/** Before the `i` that is a visitor, and no interstate: “can i 4”. */
const asking = /^(?:can|do|am|may|should|could|would|did|will|if|and|but|when|where|what|that)$/;

/** The prices, exits and interstates that words name. A highway with addresses on it is a street: `us 280`. */
export function numberedRuns(
  words: readonly string[],
  { numbered }: Pick<MeaningIndex, 'numbered'>,
  isFixed: (at: number) => boolean,
): readonly NumberedRun[] {
  const runs: NumberedRun[] = [];
  for (let at = 0; at < words.length; at++) {
    const to = priceEnd(words, at, numbered.money) ?? markEnd(words, at, numbered, isFixed);
    if (to === undefined) continue;
    const from = numbered.before.has(words[at - 1] ?? '') ? at - 1 : at;
    const text = words
      .slice(from, to)
      .join(' ')
      .replace(/(\d) (\d)/, '$1.$2');
    runs.push({ from, to, text });
    at = to - 1;
  }
  return runs;
}

/** The position behind a price, which has its cents in a word of their own: `4 50 dollars`. */
const priceEnd = (words: readonly string[], at: number, money: ReadonlySet<string>): number | undefined => {
  if (!/^\d{1,4}$/.test(words[at] ?? '')) return undefined;
  const unitAt = /^\d{2}$/.test(words[at + 1] ?? '') ? at + 2 : at + 1;
  return money.has(words[unitAt] ?? '') ? unitAt + 1 : undefined;
};

/** The position behind what a road is marked with: `exit 12`, `i 95`, `i95`. */
const markEnd = (
  words: readonly string[],
  at: number,
  { marks, money }: MeaningIndex['numbered'],
  isFixed: (at: number) => boolean,
): number | undefined => {
  const word = words[at] ?? '';
  if (/^i\d{1,3}$/.test(word)) return at + 1;
  // “I $4 copay”; “exit 12 dollar general” has a store's name.
  const price = priceEnd(words, at + 1, money);
  if (price !== undefined && words[price - 1] !== 'dollar') return undefined;
  const isMark = marks.has(word) || (word === 'i' && !asking.test(words[at - 1] ?? ''));
  return isMark && number.test(words[at + 1] ?? '') && !isFixed(at + 1) ? at + 2 : undefined;
};
