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
import { seededRandom } from '../plan/seeded-random.ts';

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

/** Measures, over every prefix of the phrases, what a keystroke in the search box computes; gives milliseconds. */
function measureKeystrokes(listings: number) {
  const random = seededRandom('bench');
  const pick = (from: readonly string[]): string => from[Math.floor(random() * from.length)] ?? '';
  const cities = Array.from({ length: 200 }, (_, n) => ({
    ...{ name: `${pick(towns)}${n < towns.length ? '' : ` ${n}`}`, state: 'AL' as const },
    ...{ population: 1000 + n, zips: [String(36_000 + n)], lat: 33, lng: -87 },
  }));
  const rows = Array.from(
    { length: listings },
    (_, n) => [`${pick(first)} ${pick(second)} ${n % 997}`, `slug-${n}`, Math.floor(random() * 200)] as const,
  );
  const documents = nameDocuments({ cities: cities.map(({ name }) => ({ label: `${name}, AL` })), rows });
  const begun = performance.now();
  const index = new MiniSearch<NameDocument>(nameSearchOptions);
  index.addAll(documents);
  const indexed = performance.now() - begun;
  const read = phraseReader({ cities, brands: first.slice(5, 8) }, searchWords);
  const keystroke = (typed: string): number => {
    const start = performance.now();
    const { name } = read(typed);
    if (name.length >= leastNameLetters) index.search(searchedWords(name)).slice(0, 5);
    return performance.now() - start;
  };
  const best = (typed: string) => Math.min(...Array.from({ length: tries }, () => keystroke(typed)));
  const times = phrases
    .flatMap((phrase) => Array.from(phrase, (_, end) => best(phrase.slice(0, end + 1))))
    .toSorted((a, b) => a - b);
  const at = (share: number): number => times[Math.ceil(times.length * share) - 1] ?? Number.NaN;
  return { indexed, median: at(0.5), slowest: at(0.99) };
}

/** `npm run quality -- search`: prints a Markdown table. */
export const searchCommand = ({ print }: Terminal) =>
  new Command('search')
    .description('Measures how long a keystroke in the search box takes, on made-up names.')
    .addHelpText('after', examples('npm run quality -- search'))
    .action(() => {
      print('| Listings | Index made in | Keystroke, median | Keystroke, 99th percentile |');
      print('| --- | --- | --- | --- |');
      for (const listings of [10_000, 70_000]) {
        const { indexed, median, slowest } = measureKeystrokes(listings);
        const times = [`${indexed.toFixed(0)} ms`, `${median.toFixed(1)} ms`, `${slowest.toFixed(1)} ms`];
        print(`| ${listings.toLocaleString('en-US')} | ${times.join(' | ')} |`);
      }
    });
