import type { HouseWords } from './lexicon.ts';

/** The words of houses, indexed. */
export interface HouseIndex {
  readonly plain: ReadonlySet<string>;
  readonly endings: ReadonlySet<string>;
  /** Those that stand behind a name, endings among them. */
  readonly behind: ReadonlySet<string>;
  readonly before: ReadonlySet<string>;
  readonly shops: ReadonlySet<string>;
  readonly bare: ReadonlySet<string>;
  readonly articles: ReadonlySet<string>;
  readonly prepositions: ReadonlySet<string>;
}

/** Indexes the words of houses. */
export const houseIndex = (words: HouseWords): HouseIndex => ({
  plain: new Set(words.plain),
  endings: new Set(words.endings),
  behind: new Set([...words.endings, ...words.behind]),
  before: new Set(words.before),
  shops: new Set(words.shops),
  bare: new Set(words.bare),
  articles: new Set(words.articles),
  prepositions: new Set(words.prepositions),
});
