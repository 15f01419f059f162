import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { offeredFilters } from '../domain/pharmacy/filters.ts';
import type { StateCode } from '../domain/places/us-state.ts';
import { placeLabel } from '../domain/search/phrase/phrase-place.ts';
import { phraseReader } from '../domain/search/search-phrase.ts';
import { label } from '../messages/generated/filters.ts';
import { searchWords } from './search-lexicon.ts';

const city = (name: string, state: StateCode, population: number, zips: readonly string[] = []) => ({
  name,
  state,
  population,
  zips,
  lat: 33,
  lng: -87,
});

const cities = [
  city('Birmingham', 'AL', 200_000, ['35203']),
  city('Montgomery', 'AL', 200_000, ['36104']),
  city('Mobile', 'AL', 190_000),
  city('Columbia', 'SC', 130_000),
  city('West Columbia', 'SC', 17_000),
  city('Columbia', 'AL', 700),
  city('St. Petersburg', 'FL', 250_000),
  city('New York', 'NY', 8_000_000),
];
const read = phraseReader({ cities, brands: [] }, searchWords);

/** The parts that a phrase has, place first. */
function parts(text: string): readonly string[] {
  const { place, filters, open, name } = read(text);
  return [place && placeLabel(place), ...filters, open && 'open', name].flatMap((part) =>
    typeof part === 'string' && part !== '' ? [part] : [],
  );
}

describe('a search phrase', () => {
  it.each([
    ['24 hour birmingham', ['Birmingham, AL', '24-hour']],
    ['24-Hour Pharmacy in Birmingham, Alabama', ['Birmingham, AL', '24-hour']],
    ['36104 flu shot', ['36104 (Montgomery, AL)', 'flu-shots']],
    ['cvs mobile al', ['Mobile, AL', 'cvs']],
    ['compounding pharmacy columbia', ['Columbia, SC', 'compounding']],
    ['columbia al', ['Columbia, AL']],
    ['west columbia', ['West Columbia, SC']],
    ['st petersburg open sunday drive-thru', ['St. Petersburg, FL', 'open-sunday', 'drive-through']],
    ['walgreens', ['walgreens']],
    ['pharmacies open now near me', ['open']],
    ['delivery alabama', ['Alabama', 'delivery']],
    ['oak street pharmacy sc', ['South Carolina', 'oak street']],
    ['new york flu shots and covid vaccine', ['New York, NY', 'flu-shots', 'covid-19-vaccines']],
    ['birmin', ['birmin']],
    ['accepts medicade birmingham', ['Birmingham, AL', 'that-accepts-medicaid']],
    ['drive thur pharmacy mobile', ['Mobile, AL', 'drive-through']],
    ['24hs mobile', ['Mobile, AL', '24-hour']],
    ['farmacia que no cierra', ['24-hour']],
    ['a que hora cierra cvs mobile', ['Mobile, AL', 'cvs']],
    ['24 hr pharm mobile', ['Mobile, AL', '24-hour']],
    ['', []],
  ])('reads “%s”', (text, expected) => {
    expect(parts(text)).toEqual(expected);
  });

  it('takes two letters for a state only at the end, so that “in” and “or” stay words', () => {
    expect(read('in birmingham').place).toMatchObject({ kind: 'city' });
    expect(read('rite aid or cvs').place).toBeUndefined();
  });

  it('does not depend on the order of its parts', () => {
    const words = ['flu shot', 'birmingham al', 'open now', 'cvs'];
    fc.assert(
      fc.property(fc.shuffledSubarray(words, { minLength: 4 }), (order) => {
        expect(read(order.join(' '))).toEqual(read(words.join(' ')));
      }),
    );
  });

  // A chain is told by its own name, however it was written: `heb` is “h-e-b”.
  const ofChains = new Set(searchWords.brands.flatMap(([name = '']) => name.split(' ')));
  const neverInvents = (text: string): void => {
    for (const word of read(text)
      .name.split(' ')
      .filter((each) => !ofChains.has(each))) {
      expect(
        text
          .normalize('NFKD')
          .toLowerCase()
          .replace(/[^a-z0-9]/g, ''),
      ).toContain(word === 'and' ? '' : word);
    }
  };

  it('never throws, and never invents a word that is no chain’s', () => {
    fc.assert(fc.property(fc.string(), neverInvents), {
      examples: [['heB'], ['sams'], ['K&w'], ['a$0'], ['$0A'], ['I$0'], ['i $4.50']],
    });
  });
});

/** “Community” is a word of many pharmacies' names, and true of nearly all. */
const offered = offeredFilters;
const worded = offered.filter((id) => id !== 'community');

describe('what is offered as a filter', () => {
  it.each(worded.map((id) => [label[id], id] as const))('“%s” is understood in a search', (words, id) => {
    const { filters, name } = read(words);
    expect(filters).toContain(id);
    expect(name).toBe('');
  });
});

it('each wording of a chain stands in one place', () => {
  const all = searchWords.brands.flat();
  expect(all.filter((wording, at) => all.indexOf(wording) !== at)).toEqual([]);
});
