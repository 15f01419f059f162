import { expect, it } from 'vitest';
import { aCity } from '../../../tests/support/domain-fixtures.ts';
import { indexedReader, phraseReader } from '../../domain/search/search-phrase.ts';
import {
  type CountryDataset,
  type GazetteerDataset,
  type NamesDataset,
  widerGazetteer,
} from '../../domain/site/datasets-on-demand.ts';
import { searchWords } from '../../vocabulary/search-lexicon.ts';
import { cityIndexes, countryIndex, nameIndexes } from './search-indexes.ts';

const { slug, name, state, location, population, zips } = aCity();
const gazetteer: GazetteerDataset = {
  kind: 'gazetteer',
  sample: false,
  brands: ['Juniper Rx'],
  cities: [{ slug, name, state, ...location, population, zips, count: 2, listed: true }],
};
const country: CountryDataset = {
  kind: 'country',
  sample: false,
  states: [{ state: 'TX', names: 'Austin|Marfa', lats: [605, 606], lngs: [-1955, -2080], people: [931] }],
  zips: [['787', 'TX', 30.3, -97.7]],
};
const names: NamesDataset = {
  kind: 'names',
  sample: false,
  cities: [{ slug, label: 'Birmingham, AL', population, ...location }],
  areaCodes: {},
  rows: [],
};

/** How many turns others get while something is made. */
async function turnsDuring(work: Promise<unknown>): Promise<number> {
  let turns = 0;
  const timer = setInterval(() => {
    turns += 1;
  });
  await work;
  clearInterval(timer);
  return turns;
}

it('indexes made piece by piece read a phrase as a reader made in one go', async () => {
  const [cities, wider, { nameWords }] = await Promise.all([
    cityIndexes(gazetteer),
    countryIndex(gazetteer, country),
    nameIndexes(names),
  ]);
  for (const text of ['24 hour birmingham', 'juniper rx', 'marfa tx', 'brimingham al']) {
    expect(indexedReader({ ...cities, nameWords })(text)).toEqual(
      phraseReader({ ...gazetteer, nameWords }, searchWords)(text),
    );
    expect(indexedReader({ ...cities, ...wider, nameWords })(text)).toEqual(
      phraseReader({ ...gazetteer, nameWords, wider: widerGazetteer(country) }, searchWords)(text),
    );
  }
});

it('what is typed gets its turn between the pieces', async () => {
  expect(await turnsDuring(cityIndexes({ ...gazetteer }))).toBeGreaterThan(1);
});
