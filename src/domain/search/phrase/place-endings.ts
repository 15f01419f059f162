import { spaced } from '../../text/spaced.ts';
import type { PhraseCity } from './known-places.ts';
import type { Named } from './place-index.ts';
import type { PlaceWords } from './place-reading.ts';
import { matchesOf, type Run } from './word-runs.ts';

/** Behind the name of a place, these name another one beside it: `fort myers beach`, `boise airport`. */
const besideEndings = new Set(
  'beach grove heights hills shores springs island isles lakes gardens airport'.split(' '),
);
/** Behind the name of a place, these name something else wherever that is: `orange county`, `columbia university`. */
const otherEndings = new Set('county parish university college'.split(' '));

/** Whether a word makes something else of a place’s name before it, wherever that is. */
export const namesOther = (word: string | undefined): boolean => otherEndings.has(word ?? '');

/** What a place’s name becomes by the word behind it: itself, a place beside it that nobody lists, or something else. */
export type Continuation = 'itself' | 'beside' | 'other';

/**
 * Whether a word behind a run makes another place of the one that it names. Only the whole name of a listed city stands for the place beside it, but for an airport:
 * “orange beach” is not beside Orange City.
 */
export function continuationOf<City extends PhraseCity>(
  words: readonly string[],
  { run, cost, named }: { readonly run: Run; readonly cost: number; readonly named: Named<City> },
  { index: { names } }: Pick<PlaceWords<City>, 'index'>,
): Continuation {
  const next = words[run.to] ?? '';
  if (named.kind === 'area' || named.kind === 'state') return 'itself';
  if (namesOther(next)) return 'other';
  if (!besideEndings.has(next) || named.kind !== 'city') return 'itself';
  // What is known by the whole name is meant: “miami beach”.
  const whole = { from: run.from, to: run.to + 1 };
  if (matchesOf(names, words, whole, (word) => [{ word, cost: 0 }]).length > 0) return 'other';
  const joined = (text: string): string => text.split(' ').map(names.formOf).join('');
  const isWhole =
    next === 'airport' || joined(words.slice(run.from, run.to).join(' ')) === joined(spaced(named.city.name));
  return cost < 1 && isWhole ? 'beside' : 'other';
}
