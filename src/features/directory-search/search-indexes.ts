import { type NameWords, nameWords } from '../../domain/search/name-index.ts';
import { meaningIndex } from '../../domain/search/phrase/meaning-index.ts';
import { placeIndex } from '../../domain/search/phrase/place-index.ts';
import type { PhraseIndexes } from '../../domain/search/search-phrase.ts';
import {
  type CountryDataset,
  type GazetteerCity,
  type GazetteerDataset,
  type NamesDataset,
  widerGazetteer,
} from '../../domain/site/datasets-on-demand.ts';
import { memoize } from '../../domain/text/memoize.ts';
import { searchWords } from '../../vocabulary/search-lexicon.ts';
import {
  type CitySearch,
  citySearch,
  type NameSearch,
  nameSearch,
  type SpotSearch,
  spotSearch,
} from './name-search.ts';

// Each index takes 5 to 30 ms, four times that on a slow phone: made in one go they would hold up what is typed meanwhile.

/** Lets the browser answer the visitor between two pieces of work. */
const pause = (): Promise<void> => new Promise((go) => setTimeout(go));

/** What the listed cities alone tell the search box. */
export interface CityIndexes extends PhraseIndexes<GazetteerCity> {
  readonly cities: CitySearch;
  readonly spots: SpotSearch;
}

/** Indexes the listed cities piece by piece, once for each dataset. */
export const cityIndexes = memoize(async ({ cities, brands }: GazetteerDataset): Promise<CityIndexes> => {
  const places = placeIndex(cities, searchWords, undefined);
  await pause();
  const meanings = meaningIndex(searchWords, brands);
  await pause();
  const found = { cities: citySearch(cities), places, meanings };
  await pause();
  return { ...found, spots: spotSearch(cities) };
});

/** What the names of all pharmacies add. */
export interface NameIndexes {
  readonly names: NameSearch;
  readonly nameWords: NameWords;
}

/** Indexes the names piece by piece, once for each dataset. */
export const nameIndexes = memoize(async (dataset: NamesDataset): Promise<NameIndexes> => {
  const names = await nameSearch(dataset);
  await pause();
  return { names, nameWords: nameWords(dataset) };
});

/** The reader's places once more, with the rest of the country. */
export async function countryIndex(
  { cities }: GazetteerDataset,
  country: CountryDataset,
): Promise<Pick<PhraseIndexes<GazetteerCity>, 'places'>> {
  const wider = widerGazetteer(country);
  await pause();
  return { places: placeIndex(cities, searchWords, wider) };
}
