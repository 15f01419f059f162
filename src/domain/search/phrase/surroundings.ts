import type { StateCode } from '../../places/us-state.ts';
import type { PhraseCity } from './known-places.ts';
import type { Named } from './place-index.ts';
import type { PlaceWords, Reading } from './place-reading.ts';
import { matchesOf, type Run } from './word-runs.ts';

/** A place and the words of its name. */
interface Core<City> {
  readonly run: Run;
  readonly cost: number;
  readonly named: Exclude<Named<City>, { readonly kind: 'state' }>;
}

/** A place with the names of its own city and state that stand beside it. */
export function withSurroundings<City extends PhraseCity>(
  words: readonly string[],
  { run, cost, named }: Core<City>,
  known: PlaceWords<City>,
): Reading<City> {
  const runs = [run];
  let around = run;
  let paid = cost;
  let own: Core<City>['named'] = named;
  const absorb = (found: Beside<City> | undefined): Beside<City> | undefined => {
    if (found === undefined) return undefined;
    runs.push(found.run);
    paid += found.cost;
    around = { from: Math.min(around.from, found.run.from), to: Math.max(around.to, found.run.to) };
    return found;
  };
  const absorbHost = (): Beside<City> | undefined => {
    if (named.kind !== 'spot') return undefined;
    const { city, also = [] } = named;
    const isHost = (other: Named<City>): boolean =>
      other.kind === 'city' &&
      (other.city.name === city.name || also.some((host) => host.city === other.city));
    const host = absorb(beside(words, around, known, isHost));
    const other = also.find((each) => host?.value.kind === 'city' && each.city === host.value.city);
    if (other !== undefined) own = { ...named, ...other };
    return host;
  };
  // Before a place two such letters are the word: “in auburn”, “madison pharmacy in huntsville”.
  const absorbState = (by: PlaceWords<City>): Beside<City> | undefined => {
    const state = stateOf(own);
    const isOwn = (other: Named<City>, run: Run): boolean =>
      other.kind === 'state' &&
      other.state === state &&
      !isPartOfOther(run, known) &&
      !(isWord(textOf(words, run), known) && (run.to <= around.from || isPlaceAt(words, run.to, known)));
    return absorb(beside(words, around, by, isOwn));
  };
  const host = absorbHost();
  const stated = absorbState(known);
  // Both may stand on the other side of the state too: “chicago il northwestern memorial”, “south carolina columbia sc”.
  if (stated !== undefined && host === undefined) absorbHost();
  const again = stated && absorbState({ ...known, isFiller: () => false });
  const state = stateOf(own);
  const isElsewhere = (other: Named<City>, run: Run): boolean =>
    other.kind === 'state' &&
    other.state !== state &&
    !isPartOfOther(run, known) &&
    !isWord(textOf(words, run), known);
  const contradicted =
    (stated === undefined || isWord(words[stated.run.from] ?? '', known)) &&
    [around, namedOn(words, around, known)].some(
      (place) => beside(words, place, known, isElsewhere, 'after') !== undefined,
    );
  return {
    runs,
    // What is said twice speaks for no place more than what is said once: “inwood new york ny” is as much New York.
    covered: runs.filter((each) => each !== again?.run).reduce((sum, { from, to }) => sum + to - from, 0),
    cost: paid,
    named: own,
    isStated: [stated, again].some((found) => found !== undefined && found.run.from >= run.to),
    hasState: stated !== undefined,
    contradicted,
  };
}

/** A place's words with those of a name behind them, where these end in a state: `gresham park ga` is not in Oregon. */
const namedOn = <City>(words: readonly string[], { from, to }: Run, { namesOf }: PlaceWords<City>): Run => {
  const isName = /^[a-z]+$/.test(words[to] ?? '') && namesOf(words.slice(to, to + 1)).length === 1;
  return { from, to: isName && to + 2 === words.length ? to + 1 : to };
};

const stateOf = <City extends PhraseCity>(named: Core<City>['named']): StateCode =>
  named.kind === 'wider' ? named.place.state : named.kind === 'area' ? named.area.state : named.city.state;

/** Whether a state's two letters are a word that says nothing as well: `in`, `la`. */
const isWord = <City>(text: string, { isFiller }: PlaceWords<City>): boolean =>
  text.length === 2 && isFiller(text);

/** Whether a state's word stands in several that mean something else: “mobile al lado de mi casa” is beside a home. */
const isPartOfOther = <City>({ from, to }: Run, { isFixed }: PlaceWords<City>): boolean =>
  to - from === 1 && isFixed(from);

const textOf = (words: readonly string[], { from, to }: Run): string => words.slice(from, to).join(' ');

const longestBeside = 4;

/** Whether a city, town or spot stands at a position, as it is written. */
const isPlaceAt = <City>(words: readonly string[], from: number, { index }: PlaceWords<City>): boolean =>
  Array.from({ length: longestBeside }, (_, more) => ({ from, to: from + more + 1 })).some(
    (run) =>
      run.to <= words.length &&
      matchesOf(index.names, words, run, (word) => [{ word, cost: 0 }]).some(
        ({ value }) => value.kind !== 'state',
      ),
  );

/** What stands before or after a place. */
interface Beside<City> {
  readonly run: Run;
  readonly cost: number;
  readonly value: Named<City>;
}

/** The run before or after another, over one filler at most, that names what is wanted; the longest. */
function beside<City>(
  words: readonly string[],
  { from, to }: Run,
  { index, spell, isFiller }: PlaceWords<City>,
  isWanted: (named: Named<City>, run: Run) => boolean,
  side: 'both' | 'after' = 'both',
): Beside<City> | undefined {
  const after = isFiller(words[to] ?? '') ? [to, to + 1] : [to];
  const before = isFiller(words[from - 1] ?? '') ? [from, from - 1] : [from];
  for (let length = longestBeside; length > 0; length--) {
    const runs = [
      ...after.map((start) => ({ from: start, to: start + length })),
      ...(side === 'both' ? before.map((end) => ({ from: end - length, to: end })) : []),
    ].filter((run) => run.from >= 0 && run.to <= words.length);
    for (const run of runs) {
      const found = matchesOf(index.names, words, run, spell).find(({ value }) => isWanted(value, run));
      if (found !== undefined) return { ...found, run: { ...run, read: found.read } };
    }
  }
  return undefined;
}
