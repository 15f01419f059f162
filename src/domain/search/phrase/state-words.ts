import { endsName } from './name-words.ts';
import { namesOtherThanState } from './place-endings.ts';
import type { PlaceIndex } from './place-index.ts';
import type { PlaceWords } from './place-reading.ts';
import { asWritten } from './spelling.ts';
import { matchesOf, type Run, taken } from './word-runs.ts';

/** A shorter word with wrong letters could be anything. */
const leastCorrected = 5;

/** Whether words that name a state, with so many letters wrong, may mean it where they stand. */
export function mayNameState<City>(
  words: readonly string[],
  run: Run,
  cost: number,
  known: PlaceWords<City>,
): boolean {
  const { index, isOther } = known;
  const text = words.slice(run.from, run.to).join(' ');
  // `mountain` and the `mt` of Montana are one short form.
  const spelled = run.read ?? text;
  if (index.names.formOf(spelled) !== spelled && spelled.length > 2) return false;
  // “al lado” is not in Alabama.
  if (text.length === 2 && isSpanishWord(words, run, index.spanish)) return false;
  const isOfTown = isCodeOfTown(words, run, known);
  if ((isOther(run) && !isOfTown) || namesOtherThanState(words, run, known)) return false;
  if (cost > 0 && text.length < leastCorrected) return false;
  // `indian pharmacy` is not in Indiana.
  if (cost > 0 && endsName(words, run.to, index.houses) && text.at(-1) !== spelled.at(-1)) return false;
  return text.length > 2 || isOfTown || isLoneCode(words, run, known);
}

/** Two letters are a state only at the end, or before words that say nothing, and not in “near me” or “in”: those are words. */
const isLoneCode = <City>(
  words: readonly string[],
  run: Run,
  { isFiller, leftover }: PlaceWords<City>,
): boolean =>
  !isFiller(words[run.from] ?? '') &&
  (run.to === words.length || leftover(taken(words, { from: 0, to: run.to })).length === 0);

/**
 * Whether two letters that are a word too are a state’s: they end the phrase right behind a word that nothing else is read from, as towns that nobody lists
 * are: `emory va`, `rathdrum id`; but “birmingham va” may ask for a hospital.
 */
const isCodeOfTown = <City>(
  words: readonly string[],
  { from, to }: Run,
  { index, namesOf }: PlaceWords<City>,
): boolean =>
  to === words.length &&
  (words[from] ?? '').length === 2 &&
  /^[a-z]{3,}$/.test(words[from - 1] ?? '') &&
  namesOf(words.slice(from - 1, to)).length === 1 &&
  [1, 2, 3].every((length) => !isWrittenPlace(words, { from: from - length, to: from }, index)) &&
  !words.slice(0, from).some((word) => index.spanish.has(word));

/** Whether two letters that are a Spanish word too are that word: something stands behind them, and what stands before is Spanish. */
const isSpanishWord = (words: readonly string[], { from, to }: Run, spanish: ReadonlySet<string>): boolean =>
  spanish.has(words[from] ?? '') && to < words.length && spanish.has(words[from === 0 ? to : from - 1] ?? '');

const isWrittenPlace = <City>(words: readonly string[], run: Run, { names }: PlaceIndex<City>): boolean =>
  run.from >= 0 && matchesOf(names, words, run, asWritten).length > 0;
