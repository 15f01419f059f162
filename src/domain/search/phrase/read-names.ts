import { askableFilters, type FilterId } from '../../pharmacy/filters.ts';
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
  /** Numbers and counties that nothing answers. */
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

/** Whether a Spanish article belongs to the word of a name behind it, which no preposition stands before: `la fe`. */
const isArticle = (words: readonly string[], at: number): boolean =>
  article.test(words[at] ?? '') && !/^(?:en|a|de|in|cerca|por|para|con)$/.test(words[at - 1] ?? '');

/** Before a number these make a name with it: `pharmacy 6`, `us 280`. */
const numbered = /^(?:drug|pharmacy|store|us|route|hwy|highway|road)$/;

/** Reads the words that are left as names, with a chain and an address among them. */
export function readNames(
  words: readonly string[],
  { rest, chain: ofChain, address, hasPlace }: Left,
): Names {
  const isCounty = (at: number): boolean =>
    (rest[at] ?? '') !== '' && /^(?:county|parish)$/.test(rest[at + 1] ?? '');
  const isTold = (word: string, at: number): boolean =>
    isCounty(at) ||
    isCounty(at - 1) ||
    (/^\d{1,2}$/.test(word) && !numbered.test(words[at - 1] ?? '')) ||
    (/^\d{5}$/.test(word) && hasPlace);
  const isName = (word: string, at: number): boolean =>
    word !== '' && !isTold(word, at) && (!endsName(word) || isName(rest[at - 1] ?? '', at - 1));
  const withArticle = (word: string, at: number): string =>
    isArticle(words, at - 1) && rest[at - 1] === '' ? `${words[at - 1]} ${word}` : word;
  const own = rest.flatMap((word, at) => (isName(word, at) ? [{ at, text: withArticle(word, at) }] : []));
  const chain = ofChain?.values.find((value) => value.kind === 'chain')?.name;
  const besides = [
    ...own,
    ...(address === undefined ? [] : [{ at: address.from, text: textOf(words, address) }]),
  ];
  const ofStore = chain === undefined ? [] : [{ at: ofChain?.from ?? 0, text: chain }];
  const inOrder = (all: typeof besides): readonly string[] =>
    all.toSorted((a, b) => a.at - b.at).map(({ text }) => text);
  return {
    names: inOrder([...besides, ...ofStore]),
    chain: chain === undefined ? undefined : { name: chain, others: inOrder(besides).join(' ') },
    hasOwn: own.length > 0,
    unused: rest.flatMap((word, at) => {
      if (word === '' || !isTold(word, at) || isCounty(at - 1)) return [];
      return [{ from: at, to: isCounty(at) ? at + 2 : at + 1 }];
    }),
  };
}

/** Types whose words pharmacies are called by. */
const nameLike: ReadonlySet<FilterId> = new Set(['community', 'clinic']);
const house = /^(?:pharmacy|drugs?|drugstore|store|apothecary)$/;
const mostCalled = 4;

/**
 * The few words without a place between that a pharmacy may be called by though all say something else: `best pharmacy`. A service has one
 * word: `scooter pharmacy`.
 */
export function calledWords(left: readonly string[], ids: readonly FilterId[]): string | undefined {
  const text = left.join(' ').trim();
  const words = text.split(' ');
  const own = words.filter((word) => !article.test(word));
  const isName =
    words.length <= mostCalled &&
    !words.includes('') &&
    house.test(words.at(-1) ?? '') &&
    !words.every((word) => house.test(word)) &&
    ids.every(
      (id) => nameLike.has(id) || (own.length === 2 && askableFilters.service.some((each) => each === id)),
    );
  return isName ? text : undefined;
}
