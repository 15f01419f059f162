import { type FilterId, services } from '../../pharmacy/filters.ts';
import { type Match, type Run, textOf } from './match-runs.ts';
import type { Meaning } from './meaning-index.ts';

/** A chain, and other words that may name its store: `publix`, `lee branch`. */
export interface ChainAndMore {
  readonly name: string;
  readonly others: string;
}

export interface Names {
  readonly names: readonly string[];
  readonly chain: ChainAndMore | undefined;
  readonly hasOtherNames: boolean;
  readonly unused: readonly Run[];
}

interface Left {
  readonly rest: readonly string[];
  readonly chain: Match<Meaning> | undefined;
  readonly address: Run | undefined;
  readonly hasPlace: boolean;
}

/** True for `drug`, `drugs` and `rx`, which belong to a name only after another word. */
export const endsName = (word: string): boolean => /^(?:drugs?|rx)$/.test(word);

const article = /^(?:la|el|los|las)$/;

const isArticleOfName = (words: readonly string[], at: number): boolean =>
  article.test(words[at] ?? '') && !/^(?:en|a|de|in|cerca|por|para|con)$/.test(words[at - 1] ?? '');

const beforeNumberOfName = /^(?:drug|pharmacy|store|us|route|hwy|highway|road)$/;

/**
 * Returns the words of a search that may name a pharmacy, such as a chain or an address. `unused` are numbers
 * that fit no name.
 */
export function readNames(
  words: readonly string[],
  { rest, chain: ofChain, address, hasPlace }: Left,
): Names {
  const isNumber = (word: string, at: number): boolean =>
    (/^\d{1,2}$/.test(word) && !beforeNumberOfName.test(words[at - 1] ?? '')) ||
    (/^\d{5}$/.test(word) && hasPlace);
  const isName = (word: string, at: number): boolean =>
    word !== '' && !isNumber(word, at) && (!endsName(word) || isName(rest[at - 1] ?? '', at - 1));
  const withArticle = (word: string, at: number): string =>
    isArticleOfName(words, at - 1) && rest[at - 1] === '' ? `${words[at - 1]} ${word}` : word;
  const namedWords = rest.flatMap((word, at) =>
    isName(word, at) ? [{ at, text: withArticle(word, at) }] : [],
  );
  const streetNames = address === undefined ? [] : [{ at: address.from, text: textOf(words, address) }];
  const chain = ofChain?.values.find((value) => value.kind === 'chain')?.name;
  const chainNames = chain === undefined ? [] : [{ at: ofChain?.from ?? 0, text: chain }];
  const inOrder = (all: typeof namedWords): readonly string[] =>
    all.toSorted((a, b) => a.at - b.at).map(({ text }) => text);
  return {
    names: inOrder([...namedWords, ...streetNames, ...chainNames]),
    chain:
      chain === undefined
        ? undefined
        : { name: chain, others: inOrder([...namedWords, ...streetNames]).join(' ') },
    hasOtherNames: namedWords.length > 0,
    unused: rest.flatMap((word, at) => (isNumber(word, at) ? [{ from: at, to: at + 1 }] : [])),
  };
}

const nameLike: ReadonlySet<FilterId> = new Set(['community', 'clinic']);
const pharmacyWord = /^(?:pharmacy|drugs?|drugstore|store|apothecary)$/;
const mostWordsOfName = 4;

/**
 * Joins words into a possible pharmacy's name: `best pharmacy`; undefined if they are unlikely to be one.
 * `ids` are the filters that the words also mean.
 */
export function calledWords(left: readonly string[], ids: readonly FilterId[]): string | undefined {
  const text = left.join(' ').trim();
  const words = text.split(' ');
  // Only a service of one word: `scooter pharmacy`.
  const isShort = words.filter((word) => !article.test(word)).length === 2;
  const mayName = (id: FilterId): boolean =>
    nameLike.has(id) || (isShort && services.some((each) => each === id));
  const isName =
    words.length <= mostWordsOfName &&
    !words.includes('') &&
    pharmacyWord.test(words.at(-1) ?? '') &&
    !words.every((word) => pharmacyWord.test(word)) &&
    ids.every(mayName);
  return isName ? text : undefined;
}
