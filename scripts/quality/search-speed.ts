import { Command } from '@commander-js/extra-typings';
import MiniSearch from 'minisearch';
import {
  leastNameLetters,
  type NameDocument,
  nameDocuments,
  nameSearchOptions,
  searchedWords,
} from '../../src/domain/search/name-index.ts';
import { phraseReader } from '../../src/domain/search/search-phrase.ts';
import { searchWords } from '../../src/vocabulary/search-lexicon.ts';
import { examples } from '../cli/shared-options.ts';
import type { Terminal } from '../cli/terminal.ts';
import { seededRandom } from '../plan/sample-facts.ts';

const firstWords = ['Oak', 'Main Street', 'Riverside', 'Community', 'Walgreens', 'CVS', 'Publix'];
const lastWords = ['Pharmacy', 'Drugs', 'Apothecary', 'Drug Store', 'Discount Pharmacy'];
const towns = ['Birmingham', 'Montgomery', 'Mobile', 'Columbia', 'Miami', 'Tampa'];
const phrases = ['24 hour birmingham', 'walgrens mobile', 'cvs 36104 flu shot', 'main street pharmacy 12'];

// The shortest of the rounds counts; the others include the machine's other work.
const rounds = 7;

// To make the index, and of a keystroke the median and the 99th percentile.
function measureSearchMs(listings: number): readonly number[] {
  const random = seededRandom('bench');
  const pick = (from: readonly string[]): string => from[Math.floor(random() * from.length)] ?? '';
  const facts = { state: 'AL', population: 1000, lat: 33, lng: -87 } as const;
  const cities = Array.from({ length: 200 }, (_, n) => ({
    ...facts,
    name: towns[n] ?? `${pick(towns)} ${n}`,
    zips: [String(36_000 + n)],
  }));
  const rows = Array.from(
    { length: listings },
    (_, n) =>
      [`${pick(firstWords)} ${pick(lastWords)} ${n % 997}`, `slug-${n}`, Math.floor(random() * 200)] as const,
  );
  const documents = nameDocuments({ cities: cities.map(({ name }) => ({ label: `${name}, AL` })), rows });
  const indexStart = performance.now();
  const index = new MiniSearch<NameDocument>(nameSearchOptions);
  index.addAll(documents);
  const indexed = performance.now() - indexStart;
  const read = phraseReader({ cities, brands: firstWords.slice(4) }, searchWords);
  const keystroke = (typed: string): number => {
    const start = performance.now();
    const { name } = read(typed);
    if (name.length >= leastNameLetters) index.search(searchedWords(name)).slice(0, 5);
    return performance.now() - start;
  };
  const best = (typed: string) => Math.min(...Array.from({ length: rounds }, () => keystroke(typed)));
  const times = phrases
    .flatMap((phrase) => Array.from(phrase, (_, end) => best(phrase.slice(0, end + 1))))
    .toSorted((a, b) => a - b);
  const at = (share: number): number => times[Math.ceil(times.length * share) - 1] ?? Number.NaN;
  return [indexed, at(0.5), at(0.99)];
}

/** Makes the command `npm run quality -- search`, which measures keystrokes in the search box. */
export const searchCommand = ({ print }: Terminal) =>
  new Command('search')
    .description('Measures how long a keystroke in the search box takes, on made-up names.')
    .addHelpText('after', examples('npm run quality -- search'))
    .action(() => {
      print('| Listings | Index made in | Keystroke, median | Keystroke, 99th percentile |');
      print('| --- | --- | --- | --- |');
      for (const listings of [10_000, 70_000]) {
        const times = measureSearchMs(listings).map((time) => `${time.toFixed(1)} ms`);
        print(`| ${listings.toLocaleString('en-US')} | ${times.join(' | ')} |`);
      }
    });
