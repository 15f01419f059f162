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
  let own = named;
  const absorb = (found: Beside<City> | undefined): Beside<City> | undefined => {
    if (found === undefined) return undefined;
    runs.push(found.run);
    paid += found.cost;
    around = { from: Math.min(around.from, found.run.from), to: Math.max(around.to, found.run.to) };
    return found;
  };
  if (named.kind === 'spot') {
    const { city, also = [] } = named;
    const isHost = (other: Named<City>): boolean =>
      other.kind === 'city' &&
      (other.city.name === city.name || also.some((host) => host.city === other.city));
    const host = absorb(beside(words, around, known, isHost))?.value;
    const other = also.find((each) => host?.kind === 'city' && each.city === host.city);
    if (other !== undefined) own = { ...named, ...other };
  }
  const state = own.kind === 'wider' ? own.place.state : own.city.state;
  // Before a place two such letters are the word: “in auburn”.
  const isOwn = (other: Named<City>, text: string, isBefore: boolean): boolean =>
    other.kind === 'state' && other.state === state && !(isBefore && isWord(text, known));
  const stated = absorb(beside(words, around, known, isOwn));
  // “lawrence in massachusetts” is not in Indiana.
  const contradicted =
    (stated === undefined || isWord(words[stated.run.from] ?? '', known)) &&
    beside(
      words,
      around,
      { ...known, isFiller: () => false },
      (other, text) => other.kind === 'state' && other.state !== state && !isWord(text, known),
      'after',
    ) !== undefined;
  return {
    runs,
    covered: runs.reduce((sum, { from, to }) => sum + to - from, 0),
    cost: paid,
    named: own,
    contradicted,
  };
}

/** Whether a state's two letters are a word that says nothing as well: `in`, `la`. */
const isWord = <City>(text: string, { isFiller }: PlaceWords<City>): boolean =>
  text.length === 2 && isFiller(text);

const longestBeside = 4;

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
  isWanted: (named: Named<City>, text: string, isBefore: boolean) => boolean,
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
      const text = words.slice(run.from, run.to).join(' ');
      const found = matchesOf(index.names, words, run, spell).find(({ value }) =>
        isWanted(value, text, run.to <= from),
      );
      if (found !== undefined) return { run, ...found };
    }
  }
  return undefined;
}
