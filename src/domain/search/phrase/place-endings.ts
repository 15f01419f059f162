import { spaced } from '../../text/spaced.ts';
import type { PhraseCity } from './known-places.ts';
import type { Named } from './place-index.ts';
import type { PlaceWords } from './place-reading.ts';
import { isStreetEnd } from './street-words.ts';
import { matchesOf, type Run } from './word-runs.ts';

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** Behind the name of a place, these name another one beside it: `fort myers beach`, `boise airport`. */
const besideEndings = setOf('beach grove heights hills shores springs island isles lakes gardens airport');
/** Behind the name of a place, these name something else wherever that is: `orange county`, `columbia university`. */
const otherEndings = setOf('county parish university college');
/** Before the name of a city, these name a part of it: `north birmingham`. */
const sides = setOf('north south east west northeast northwest southeast southwest');

/** Whether a word makes something else of a place’s name before it, wherever that is. */
export const namesOther = (word: string | undefined): boolean => otherEndings.has(word ?? '');

/** What a place’s name becomes by the words around it: itself, a place beside it or a part of it that nobody lists (the run), or something else. */
export type Continuation = 'itself' | 'other' | Run;

/**
 * Whether a word beside a run makes another place of the one that it names. Only the whole name of a listed city stands for the place beside it, but for an
 * airport: “orange beach” is not beside Orange City.
 */
export function continuationOf<City extends PhraseCity>(
  words: readonly string[],
  { run, cost, named }: { readonly run: Run; readonly cost: number; readonly named: Named<City> },
  { index: { names } }: Pick<PlaceWords<City>, 'index'>,
): Continuation {
  const next = words[run.to] ?? '';
  if (named.kind === 'area' || named.kind === 'state') return 'itself';
  if (namesOther(next)) return 'other';
  if (named.kind !== 'city') return 'itself';
  const joined = (text: string): string => text.split(' ').map(names.formOf).join('');
  const isWhole =
    cost < 1 && joined(words.slice(run.from, run.to).join(' ')) === joined(spaced(named.city.name));
  // What is known by all of its words is meant: “miami beach”.
  const isKnown = (whole: Run): boolean =>
    whole.from >= 0 && matchesOf(names, words, whole, (word) => [{ word, cost: 0 }]).length > 0;
  if (besideEndings.has(next)) {
    const whole = { from: run.from, to: run.to + 1 };
    return !isKnown(whole) && (isWhole || (cost < 1 && next === 'airport')) ? whole : 'other';
  }
  const whole = { from: run.from - 1, to: run.to };
  // “five points south columbia” names the neighborhood.
  const isOfOther = [2, 3].some((length) => isKnown({ from: run.from - length, to: run.from }));
  const isPart = sides.has(words[whole.from] ?? '') && !isStreetEnd(words[whole.from - 1]) && !isOfOther;
  return isPart && isWhole && !isKnown(whole) ? whole : 'itself';
}
