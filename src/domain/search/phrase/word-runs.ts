import type { Speller } from './spelling.ts';

/** Words that stand together, from the first to the one before `to`. */
export interface Run {
  readonly from: number;
  readonly to: number;
  /** The words as they are read, where a letter of them is wrong. */
  readonly read?: string | undefined;
}

/** Every run of neighbouring words of at most that length, the longest first, then from the start. Taken words (empty) end a run. */
export function* runsOf(words: readonly string[], longest: number, shortest = 1): Generator<Run> {
  for (let length = Math.min(longest, words.length); length >= shortest; length--) {
    for (let from = 0; from <= words.length - length; from++) {
      const run = { from, to: from + length };
      if (!words.slice(run.from, run.to).includes('')) yield run;
    }
  }
}

/** The words with those of a run taken. */
export const taken = (words: readonly string[], { from, to }: Run): readonly string[] =>
  words.map((word, at) => (at >= from && at < to ? '' : word));

/** Whether no run of the one list has a word of the other's. */
export const isApart = (some: readonly Run[], others: readonly Run[]): boolean =>
  some.every((run) => others.every(({ from, to }) => run.to <= from || to <= run.from));

/** Values by the words that name them. */
export interface KeyIndex<Value> {
  /** By the words written together, so that `walgreens` and `wal greens` are one key. */
  readonly byText: ReadonlyMap<string, readonly Keyed<Value>[]>;
  readonly longest: number;
  /** The form in which a word is compared: `fort` for `ft`. */
  readonly formOf: (word: string) => string;
}

const asItIs = (word: string): string => word;

interface Keyed<Value> {
  readonly value: Value;
  readonly wordCount: number;
  /** Where its words but the last end in them written together. */
  readonly ends: readonly number[];
  /** Whether its words written together are a word that means something else: `medi cal`, but `medical`. */
  readonly isApart: boolean;
}

/**
 * Indexes values by keys of single-spaced, lower-case words. Of keys that differ in spaces alone each is right, but for those whose
 * words written together are a word of their own.
 */
export function keyIndex<Value>(
  entries: Iterable<readonly [key: string, value: Value]>,
  formOf: (word: string) => string = asItIs,
  isWord: (text: string) => boolean = () => false,
): KeyIndex<Value> {
  const byText = new Map<string, Keyed<Value>[]>();
  let longest = 1;
  for (const [key, value] of entries) {
    const words = key.split(' ').map(formOf);
    const wordCount = words.length;
    const text = words.join('');
    const ends = endsOf(words);
    const found = byText.get(text) ?? [];
    if (text === '' || found.some((keyed) => keyed.value === value && isSame(keyed.ends, ends))) continue;
    found.push({ value, wordCount, ends, isApart: wordCount > 1 && isWord(text) });
    byText.set(text, found);
    longest = Math.max(longest, wordCount);
  }
  return { byText, longest, formOf };
}

/** What a key names, in the order of its entries. */
export const namedBy = <Value>({ byText, formOf }: KeyIndex<Value>, key: string): readonly Value[] =>
  (byText.get(key.split(' ').map(formOf).join('')) ?? []).map(({ value }) => value);

/** Where the words but the last end in them written together. */
const endsOf = (words: readonly string[]): readonly number[] =>
  words.slice(0, -1).map((_, at) => words.slice(0, at + 1).join('').length);

const isWithin = (inner: readonly number[], outer: readonly number[]): boolean =>
  inner.every((end) => outer.includes(end));
const isSame = (ends: readonly number[], others: readonly number[]): boolean =>
  ends.length === others.length && isWithin(ends, others);

/** A value that a run of words names, and how far the words are from its key. */
export interface Match<Value> {
  readonly value: Value;
  readonly cost: number;
  /** The words as they are read, where a letter of them is wrong. */
  readonly read?: string | undefined;
}

/** A single short word with a wrong letter could be anything. */
const leastCorrected = 5;
/** What it costs to read words together, or apart, that the key writes otherwise; such keys are no shorter than five letters. */
const otherSpacing = 0.5;

/** Wrong letters in all words of a run, and ways to read it: more than these say nothing any more. */
const mostWrong = 4;
const mostReadings = 64;

/** A run as it is read: its words written together in their form, and where those but the last end. */
interface ReadText {
  readonly text: string;
  readonly ends: readonly number[];
  readonly cost: number;
  readonly words: readonly string[];
}

/** The values that a run names, as it stands or with its words corrected. */
export function matchesOf<Value>(
  index: KeyIndex<Value>,
  words: readonly string[],
  { from, to }: Run,
  spell: Speller,
): readonly Match<Value>[] {
  let texts: readonly ReadText[] = [{ text: '', ends: [], cost: 0, words: [] }];
  const single = to - from === 1;
  for (const word of words.slice(from, to)) {
    const spellings = spell(word).filter(
      ({ cost }) => cost === 0 || !single || word.length >= leastCorrected,
    );
    texts = texts
      .flatMap((begun) =>
        spellings.map((spelling) => ({
          text: begun.text + index.formOf(spelling.word),
          ends: begun.text === '' ? [] : [...begun.ends, begun.text.length],
          cost: begun.cost + spelling.cost,
          words: [...begun.words, spelling.word],
        })),
      )
      .filter(({ cost }) => cost <= mostWrong)
      .slice(0, mostReadings);
  }
  const found = texts.flatMap(({ text, ends, cost, words: spelled }) =>
    (index.byText.get(text) ?? []).flatMap(({ value, ends: own, isApart }) => {
      const read = cost >= 1 ? spelled.join(' ') : undefined;
      if (isSame(own, ends)) return [{ value, cost, read }];
      // `opens at` is not `open sat`: words are written together, or apart, but not cut elsewhere.
      if (!isWithin(own, ends) && !isWithin(ends, own)) return [];
      return text.length >= leastCorrected && !isApart ? [{ value, cost: cost + otherSpacing, read }] : [];
    }),
  );
  const least = Math.min(...found.map(({ cost }) => cost));
  return found.filter(({ cost }) => cost === least);
}
