import MiniSearch from 'minisearch';
import { betterFit, nameSearchOptions, wordFit } from '../../domain/search/name-index.ts';
import type { NameFit } from '../../domain/search/name-regions.ts';
import type { WordsDataset } from '../../domain/site/datasets-on-demand.ts';
import { memoize } from '../../domain/text/memoize.ts';

/** The words that a search by name looks for. */
export const searchTerms = (text: string): readonly string[] =>
  wordsIn(text)
    .map((term) => term.toLowerCase())
    .filter((term) => term !== '');

const wordsIn: (text: string) => readonly string[] = MiniSearch.getDefault('tokenize');

/** In which regions a word is found, as the search by name finds it, and how well it can fit there at best. */
export type WordRegions = (word: string, isLast: boolean) => ReadonlyMap<string, NameFit>;

/** Indexes the words of a letter, once for each dataset. */
export const wordRegions = memoize(({ regions, words }: WordsDataset): WordRegions => {
  const index = new MiniSearch({ fields: ['word'], tokenize: (text: string) => [text] });
  index.addAll(words.map(([word], id) => ({ id, word })));
  return (word, isLast) => {
    const found = new Map<string, NameFit>();
    const { fuzzy } = nameSearchOptions.searchOptions;
    for (const { id, terms } of index.search(word, { prefix: isLast, fuzzy })) {
      const [term = ''] = terms;
      const fit = wordFit(term, word, isLast);
      const [, ...numbers] = words[id] ?? [''];
      for (const number of numbers) {
        const key = regions[number];
        if (key !== undefined) found.set(key, betterFit(fit, found.get(key)));
      }
    }
    return found;
  };
});
