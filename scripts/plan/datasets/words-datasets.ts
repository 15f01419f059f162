import MiniSearch from 'minisearch';
import { nameDocuments, namedText, severalNames } from '../../../src/domain/search/name-index.ts';
import { letterOf, nameLetters } from '../../../src/domain/search/name-letters.ts';
import type { WordsDataset } from '../../../src/domain/site/datasets-on-demand.ts';
import { spaced } from '../../../src/domain/text/spaced.ts';
import type { Region } from '../regions.ts';
import { namesDataset } from './names-dataset.ts';

const wordsOf: (text: string) => readonly string[] = MiniSearch.getDefault('tokenize');

/** The words of a letter, before they are sorted. */
interface Letter {
  /** The regions of each word, by their keys. */
  readonly words: Map<string, Set<string>>;
  readonly named: Map<string, number>;
}

/** In which regions the words of names are, by the letter that they begin with: made for the browser, to load regions that a search is about. */
export function wordsDatasets(
  regions: readonly Region[],
  sample: boolean,
): ReadonlyMap<string, WordsDataset> {
  const letters = new Map<string, Letter>(
    nameLetters.map((letter) => [letter, { words: new Map(), named: new Map() }]),
  );
  for (const { key, places } of regions) {
    const documents = nameDocuments(namesDataset(places, [], sample));
    const texts = new Set(documents.flatMap(({ name, city }) => [name, city]));
    const words = new Set([...texts].flatMap((text) => wordsOf(text.toLowerCase())).filter(Boolean));
    for (const word of words) {
      const of = letters.get(letterOf(word))?.words;
      of?.set(word, (of.get(word) ?? new Set()).add(key));
    }
    for (const word of documents.flatMap(({ name }) => [...new Set(spaced(name).split(' '))])) {
      const named = letters.get(letterOf(word))?.named;
      named?.set(word, Math.min((named.get(word) ?? 0) + 1, severalNames));
    }
  }
  return new Map([...letters].map(([letter, found]) => [letter, wordsDataset(found, sample)]));
}

function wordsDataset({ words, named }: Letter, sample: boolean): WordsDataset {
  const regions = [...new Set([...words.values()].flatMap((keys) => [...keys]))].toSorted();
  const numbers = new Map(regions.map((key, number) => [key, number]));
  return {
    kind: 'words',
    sample,
    regions,
    words: [...words]
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([word, keys]) => [word, ...[...keys].toSorted().map((key) => numbers.get(key) ?? 0)] as const),
    named: namedText(named),
  };
}
