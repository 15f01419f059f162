import { gzipSync } from 'node:zlib';
import MiniSearch from 'minisearch';
import {
  leastNameLetters,
  type NameDocument,
  nameDocuments,
  nameSearchOptions,
  searchedWords,
} from '../../../src/domain/search/name-index.ts';
import { phraseReader } from '../../../src/domain/search/search-phrase.ts';
import { searchWords } from '../../../src/vocabulary/search-lexicon.ts';
import { seededRandom } from '../../plan/seeded-random.ts';

const first = 'Oak|Main Street|Riverside|Family|Community|Walgreens|CVS|Publix|Valley'.split('|');
const second = 'Pharmacy|Drugs|Apothecary|Rx|Drug Store|Discount Pharmacy|Health Mart'.split('|');
const towns = 'Birmingham|Montgomery|Mobile|Columbia|Miami|Tampa|Charleston|Huntsville'.split('|');
const phrases = [
  '24 hour birmingham',
  'walgrens mobile',
  'cvs 36104 flu shot',
  'riverside apothecary',
  'smaple oak drug',
  'community dis',
  'main street pharmacy 12',
];

/** Each keystroke is measured so often, and its best time counts: the others tell of what else the machine did. */
const tries = 7;

/** Measures a keystroke's work (the phrase and the search by name, as in the search box) on so many made-up names. Times in milliseconds. */
function benchSearch(listings: number) {
  const random = seededRandom('bench');
  const pick = (from: readonly string[]): string => from[Math.floor(random() * from.length)] ?? '';
  const cities = Array.from({ length: 200 }, (_, n) => ({
    name: `${pick(towns)}${n < towns.length ? '' : ` ${n}`}`,
    state: 'AL' as const,
    population: 1000 + n,
    zips: [String(36_000 + n)],
    lat: 33,
    lng: -87,
  }));
  const rows = Array.from(
    { length: listings },
    (_, n) => [`${pick(first)} ${pick(second)} ${n % 997}`, `slug-${n}`, Math.floor(random() * 200)] as const,
  );
  const labels = cities.map(({ name }) => ({ label: `${name}, AL` }));
  const documents: NameDocument[] = nameDocuments({ cities: labels, rows });
  const started = performance.now();
  const index = new MiniSearch<NameDocument>(nameSearchOptions);
  index.addAll(documents);
  const indexMs = performance.now() - started;
  const read = phraseReader({ cities, brands: first.slice(5, 8) }, searchWords);
  const keystroke = (typed: string): number => {
    const start = performance.now();
    const { name } = read(typed);
    if (name.length >= leastNameLetters) index.search(searchedWords(name)).slice(0, 5);
    return performance.now() - start;
  };
  const times = phrases.flatMap((phrase) =>
    Array.from({ length: phrase.length }, (_, end) =>
      Math.min(...Array.from({ length: tries }, () => keystroke(phrase.slice(0, end + 1)))),
    ),
  );
  const sorted = times.toSorted((a, b) => a - b);
  return {
    /** The names dataset as it travels, gzipped. */
    gzippedBytes: gzipSync(JSON.stringify({ cities: labels, rows })).length,
    /** Making the index in the browser, once. */
    indexMs,
    /** From a keystroke to the suggestions' data, over every prefix of the phrases. */
    medianMs: sorted[Math.floor(sorted.length / 2)] ?? 0,
    worstMs: sorted.at(-1) ?? 0,
  };
}

/** Markdown table of the search's speed on 10,000 and 70,000 listings. */
export function searchTable(): readonly string[] {
  const rows = [10_000, 70_000].map((listings) => {
    const { gzippedBytes, indexMs, medianMs, worstMs } = benchSearch(listings);
    return `| ${listings.toLocaleString('en-US')} | ${medianMs.toFixed(1)} ms | ${worstMs.toFixed(1)} ms | ${Math.round(gzippedBytes / 1000)} KB | ${Math.round(indexMs)} ms |`;
  });
  return [
    '| Listings searched | Keystroke, median | Keystroke, worst | Names, gzipped | Indexed in |',
    '| ----------------- | ----------------- | ---------------- | -------------- | ---------- |',
    ...rows,
  ];
}
