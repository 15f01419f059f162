import { type FilterId, services } from '../../pharmacy/filters.ts';
import { type Match, type Run, textOf } from './match-runs.ts';
import type { Meaning } from './meaning-index.ts';

/** A chain, and words besides that may be a store of it, if any: `publix`, `lee branch`. */
export interface ChainAndMore {
  readonly name: string;
  readonly others: string;
}

/** What is left of a phrase. */
export interface Names {
  /** In the phrase's order; a chain by its own name. */
  readonly names: readonly string[];
  readonly chain: ChainAndMore | undefined;
  /** Whether words are left that are no chain's and no address. */
  readonly hasOwn: boolean;
  /** Numbers that nothing answers. */
  readonly unused: readonly Run[];
}

interface Left {
  /** The words that nothing else was read from; the others are empty. */
  readonly rest: readonly string[];
  readonly chain: Match<Meaning> | undefined;
  readonly address: Run | undefined;
  readonly hasPlace: boolean;
}

/** Whether a word ends a name, and says nothing without one. */
export const endsName = (word: string): boolean => /^(?:drugs?|rx)$/.test(word);

const article = /^(?:la|el|los|las)$/;

/** Whether a Spanish article begins a name: `la fe`, but not `en la`. */
const isArticle = (words: readonly string[], at: number): boolean =>
  article.test(words[at] ?? '') && !/^(?:en|a|de|in|cerca|por|para|con)$/.test(words[at - 1] ?? '');

/** Before a number these make a name with it: `pharmacy 6`, `us 280`. */
const numbered = /^(?:drug|pharmacy|store|us|route|hwy|highway|road)$/;

/** Reads the words that are left as names, with a chain and an address among them. */
export function readNames(
  words: readonly string[],
  { rest, chain: ofChain, address, hasPlace }: Left,
): Names {
  const isNumber = (word: string, at: number): boolean =>
    (/^\d{1,2}$/.test(word) && !numbered.test(words[at - 1] ?? '')) || (/^\d{5}$/.test(word) && hasPlace);
  const isName = (word: string, at: number): boolean =>
    word !== '' && !isNumber(word, at) && (!endsName(word) || isName(rest[at - 1] ?? '', at - 1));
  const withArticle = (word: string, at: number): string =>
    isArticle(words, at - 1) && rest[at - 1] === '' ? `${words[at - 1]} ${word}` : word;
  const own = rest.flatMap((word, at) => (isName(word, at) ? [{ at, text: withArticle(word, at) }] : []));
  const ofStreet = address === undefined ? [] : [{ at: address.from, text: textOf(words, address) }];
  const chain = ofChain?.values.find((value) => value.kind === 'chain')?.name;
  const ofStore = chain === undefined ? [] : [{ at: ofChain?.from ?? 0, text: chain }];
  const inOrder = (all: typeof own): readonly string[] =>
    all.toSorted((a, b) => a.at - b.at).map(({ text }) => text);
  return {
    names: inOrder([...own, ...ofStreet, ...ofStore]),
    chain:
      chain === undefined ? undefined : { name: chain, others: inOrder([...own, ...ofStreet]).join(' ') },
    hasOwn: own.length > 0,
    unused: rest.flatMap((word, at) => (isNumber(word, at) ? [{ from: at, to: at + 1 }] : [])),
  };
}

/** Types whose words pharmacies are called by. */
const nameLike: ReadonlySet<FilterId> = new Set(['community', 'clinic']);
const house = /^(?:pharmacy|drugs?|drugstore|store|apothecary)$/;
const mostCalled = 4;

/** Returns the words if a pharmacy may be called so, although each means something else: `best pharmacy`. */
export function calledWords(left: readonly string[], ids: readonly FilterId[]): string | undefined {
  const text = left.join(' ').trim();
  const words = text.split(' ');
  // A service has one word: `scooter pharmacy`.
  const isShort = words.filter((word) => !article.test(word)).length === 2;
  const mayName = (id: FilterId): boolean =>
    nameLike.has(id) || (isShort && services.some((each) => each === id));
  const isName =
    words.length <= mostCalled &&
    !words.includes('') &&
    house.test(words.at(-1) ?? '') &&
    !words.every((word) => house.test(word)) &&
    ids.every(mayName);
  return isName ? text : undefined;
}
