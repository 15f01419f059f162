import { type StateCode, usState } from '../../src/domain/places/us-state.ts';
import { nameLetters } from '../../src/domain/search/name-letters.ts';
import type { Dataset } from '../../src/domain/site/dataset.ts';
import { datasetPaths, manifestPaths, type SitePath } from '../../src/domain/site/paths.ts';
import { memoize } from '../../src/domain/text/memoize.ts';
import type { CityInput } from './city-input.ts';
import { largerNamesakes } from './datasets/country-dataset.ts';
import {
  gazetteerDataset,
  gazetteerPart,
  largestPlaces,
  placesByLetter,
} from './datasets/gazetteer-dataset.ts';
import { contactsDataset, namesByRegion, namesDataset, wordsDatasets } from './datasets/names-dataset.ts';
import type { PageGroup } from './page-group.ts';
import { listingsOf, regionsOf } from './regions.ts';

/** Listings whose names one file tells, at most: about 90 KB gzipped for real pharmacies. */
const mostWhole = 5000;

/** What the search is answered from. */
interface SearchFacts {
  readonly cities: readonly CityInput[];
  readonly sample: boolean;
}

/**
 * Plans what the search box is answered from. Of a site of many listings and places, names and places are cut
 * by region and by letter (docs/decisions/0133-search-in-pieces.md).
 */
export function searchGroups({ cities, sample }: SearchFacts): readonly PageGroup[] {
  const regions = regionsOf(cities);
  const isWhole = listingsOf(cities) <= mostWhole;
  // Found out together, when the first letter is asked for.
  const found = memoize((facts: readonly CityInput[]) => ({
    words: wordsDatasets(regions, sample),
    places: placesByLetter(facts),
    larger: largerNamesakes(facts),
  }));
  const words = nameLetters.map((letter) =>
    groupOf(`words/${letter}`, datasetPaths.words(letter), () => asked(found(cities).words, letter)),
  );
  const places = nameLetters.map((letter) =>
    groupOf(`gazetteer/${letter}`, datasetPaths.gazetteerPart(letter), () =>
      gazetteerPart(asked(found(cities).places, letter), sample, found(cities).larger),
    ),
  );
  return [
    groupOf('names', datasetPaths.names(), () =>
      isWhole ? namesDataset(cities, regions, sample) : namesByRegion(regions, sample),
    ),
    groupOf('gazetteer', datasetPaths.gazetteer, () => gazetteerDataset(cities, sample)),
    ...regions.map((region) =>
      groupOf(
        `contacts/${region.key}`,
        datasetPaths.contacts(region.key),
        () => contactsDataset(region, sample),
        region.state,
      ),
    ),
    ...regions.flatMap(({ key, places: here }) =>
      isWhole ? [] : [groupOf(`names/${key}`, datasetPaths.names(key), () => namesDataset(here, [], sample))],
    ),
    ...(isWhole ? [] : words),
    ...(largestPlaces(cities).length === cities.length ? [] : places),
  ];
}

/** Plans a dataset without pages, of the site or of a state. */
const groupOf = (id: string, path: SitePath, make: () => Dataset, state?: StateCode): PageGroup => ({
  id,
  pages: [],
  sitemap: state === undefined ? 'pages' : usState(state).slug,
  data: { path, manifest: state === undefined ? manifestPaths.site : manifestPaths.state(state), make },
});

function asked<Value>(letters: ReadonlyMap<string, Value>, letter: string): Value {
  const value = letters.get(letter);
  if (value === undefined) throw new Error(`Nothing was made for the letter ${letter}`);
  return value;
}
