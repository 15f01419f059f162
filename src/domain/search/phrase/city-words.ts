import type { PhraseCity } from './known-places.ts';
import { endsName } from './name-words.ts';
import type { PlaceWords, Reading } from './place-reading.ts';
import type { Run } from './word-runs.ts';

/** The first and the position after the last of a reading's words. */
const around = ({ runs }: Pick<Reading<unknown>, 'runs'>) => ({
  from: Math.min(...runs.map(({ from }) => from)),
  to: Math.max(...runs.map(({ to }) => to)),
});

/**
 * A city's reading with words beside it for a part that no list has: `midtown miami`, `suburbs of birmingham`. They go with it, and do not
 * speak for it.
 */
export function withPart<City>(
  words: readonly string[],
  reading: Reading<City>,
  { index: { parts } }: PlaceWords<City>,
): Reading<City> {
  if (reading.named.kind === 'spot' || reading.named.kind === 'state') return reading;
  const { from, to } = around(reading);
  const isPart = (at: number): boolean => parts.has(words[at] ?? '');
  const before = isPart(from - 1)
    ? from - 1
    : /^(?:of|in|de|en)$/.test(words[from - 1] ?? '') && isPart(from - 2)
      ? from - 2
      : from;
  // `miami midtown pharmacy` may be a pharmacy's name.
  const after = isPart(to) && to + 1 === words.length ? to + 1 : to;
  const runs = [
    { from: before, to: from },
    { from: to, to: after },
  ].filter((run) => run.from < run.to);
  return runs.length === 0 ? reading : { ...reading, runs: [...reading.runs, ...runs] };
}

/**
 * Whether the word of a place is an article, or another that says nothing: `la farmacia`. It is where another place is named, and in
 * Spanish unless it ends the phrase (`farmacia en la`).
 */
export function isArticle<City extends PhraseCity>(
  words: readonly string[],
  reading: Reading<City>,
  readings: readonly Reading<City>[],
  { index, isFiller, namesOf }: PlaceWords<City>,
): boolean {
  if (!isPlainWord(words, reading, isFiller)) return false;
  const { from, to } = around(reading);
  // “la fe pharmacy” is called so.
  if (isBeforeName(words, to, { index, namesOf })) return true;
  // “bayou la batre” is a name’s.
  if (isWithinName(words, { from, to }, namesOf)) return true;
  if (words.some((word, at) => (at < from || at >= to) && index.spanish.has(word)))
    return !(to === words.length && /^(?:en|in)$/.test(words[from - 1] ?? ''));
  return readings.some((other) => {
    const theirs = around(other);
    return (
      other.cost === 0 &&
      !isPlainWord(words, other, isFiller) &&
      (theirs.to <= from || to <= theirs.from || theirs.to - theirs.from > to - from)
    );
  });
}

/** Whether a pharmacy's own name stands there, up to what ends such names: `fe pharmacy`. */
function isBeforeName<City>(
  words: readonly string[],
  from: number,
  { index: { houses }, namesOf }: Pick<PlaceWords<City>, 'index' | 'namesOf'>,
): boolean {
  const to = words.findIndex((_, at) => at > from && endsName(words, at, houses));
  const name = to < 0 ? [] : words.slice(from, to);
  return name.length > 0 && namesOf(name).length === name.length;
}

/** Whether words of a pharmacy's own name, or of a town’s that nobody lists, stand right before and behind. */
const isWithinName = (
  words: readonly string[],
  { from, to }: Run,
  namesOf: (words: readonly string[]) => readonly string[],
): boolean =>
  from > 0 &&
  to < words.length &&
  [from - 1, to].every(
    (at) => /^[a-z]+$/.test(words[at] ?? '') && namesOf(words.slice(at, at + 1)).length === 1,
  );

/** Whether a place's name is one word that says nothing elsewhere: `la`. */
export const isPlainWord = <City>(
  words: readonly string[],
  { runs: [run], named }: Pick<Reading<City>, 'runs' | 'named'>,
  isFiller: (word: string) => boolean,
): boolean =>
  named.kind !== 'state' && run !== undefined && run.to - run.from === 1 && isFiller(words[run.from] ?? '');
