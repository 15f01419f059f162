import { spaced } from '../../text/spaced.ts';
import type { PhraseCity } from './known-places.ts';
import type { Named } from './place-index.ts';
import type { PlaceWords } from './place-reading.ts';
import { asWritten } from './spelling.ts';
import { isStreetEnd, isStreetName } from './street-words.ts';
import { matchesOf, type Run } from './word-runs.ts';

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** Behind the name of a place, these name another one beside it: `fort myers beach`, `boise airport`. */
const besideEndings = setOf('beach grove heights hills shores springs island isles lakes gardens airport');
/** Behind the name of a place, these name something else wherever that is: `orange county`, `columbia university`. */
const otherEndings = setOf('county parish university college');
/** Behind the name of a state, these name something in one place: `penn station`, `georgia aquarium`. */
const sights = setOf('aquarium mall museum stadium station theater theatre zoo');
/** With `of` before the name of a state too: `mall of georgia`. */
const sightsOf = setOf('bank mall university');
/** Behind a name, these are the end of it: Valley is a city, and `pleasant valley` another place. */
const ends = setOf('valley vista mesa pueblo');
/** Before the name of a city, these name a part of it: `north birmingham`. */
const sides = setOf('north south east west northeast northwest southeast southwest');

/** Whether a word makes something else of a place’s name before it, wherever that is. */
export const namesOther = (word: string | undefined): boolean => otherEndings.has(word ?? '');

/** Whether the words around a state’s name make something else of it: `texas avenue`, `university of georgia`. */
export const namesOtherThanState = <City>(
  words: readonly string[],
  run: Run,
  known: StreetPlace<City>,
): boolean => {
  const [next, afterNext] = words.slice(run.to);
  return (
    namesOther(next) ||
    sights.has(next ?? '') ||
    (next === 'state' && namesOther(afterNext)) ||
    (words[run.from - 1] === 'of' && sightsOf.has(words[run.from - 2] ?? '')) ||
    (isStreetEnd(next) && isWordOfStreet(words, run.to, known))
  );
};

type StreetPlace<City> = Pick<PlaceWords<City>, 'index' | 'isFixed'>;

/** Whether a street is called by the place’s name before the position: `madison st`, `columbus circle`. */
export const isStreetOfPlace = <City>(
  words: readonly string[],
  to: number,
  known: StreetPlace<City>,
): boolean =>
  (isStreetName(words, to) || /^(?:st|circle|cir)$/.test(words[to] ?? '')) &&
  isWordOfStreet(words, to, known);

/** Whether the word is a saint’s name of which the place knows only the half: `near st marks place`, but not `main st tampa`. */
export const isSaintsName = <City>(
  words: readonly string[],
  { from }: Run,
  { isFiller }: Pick<PlaceWords<City>, 'isFiller'>,
): boolean => words[from - 1] === 'st' && (from === 1 || isFiller(words[from - 2] ?? ''));

/** Not that of `drive thru`, nor that of a saint: `clayton st louis`. */
const isWordOfStreet = <City>(
  words: readonly string[],
  at: number,
  { index: { names }, isFixed }: StreetPlace<City>,
): boolean =>
  !isFixed(at) &&
  (words[at] !== 'st' ||
    [2, 3].every(
      (length) =>
        matchesOf(names, words, { from: at, to: Math.min(at + length, words.length) }, asWritten).length ===
        0,
    ));

/** What a place’s name becomes by the words around it: itself, a place beside it or a part of it that nobody lists (the run), or something else. */
export type Continuation = 'itself' | 'other' | Run;

/**
 * Whether a word beside a run makes another place of the one that it names. Only the whole name of a listed city stands for the place beside it, but for an
 * airport: “orange beach” is not beside Orange City.
 */
export function continuationOf<City extends PhraseCity>(
  words: readonly string[],
  { run, cost, named }: { readonly run: Run; readonly cost: number; readonly named: Named<City> },
  { index: { names }, namesOf }: Pick<PlaceWords<City>, 'index' | 'namesOf'>,
): Continuation {
  const next = words[run.to] ?? '';
  // “dade city” is not in Miami-Dade County.
  if (named.kind === 'area' && next === 'city') return 'other';
  if (named.kind === 'area' || named.kind === 'state') return 'itself';
  if (namesOther(next)) return 'other';
  const isEnd = run.to - run.from === 1 && ends.has(words[run.from] ?? '');
  if (isEnd && namesOf(words.slice(Math.max(run.from - 1, 0), run.from)).length > 0) return 'other';
  if (named.kind !== 'city') return 'itself';
  const joined = (text: string): string => text.split(' ').map(names.formOf).join('');
  const isWhole =
    cost < 1 && joined(words.slice(run.from, run.to).join(' ')) === joined(spaced(named.city.name));
  // What is known by all of its words is meant: “miami beach”.
  const isKnown = (whole: Run): boolean =>
    whole.from >= 0 && matchesOf(names, words, whole, asWritten).length > 0;
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
