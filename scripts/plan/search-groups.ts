import { usState } from '../../src/domain/places/us-state.ts';
import { nameLetters } from '../../src/domain/search/name-letters.ts';
import { datasetPaths, manifestPaths } from '../../src/domain/site/paths.ts';
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
import { dataGroup, type PageGroup } from './page-group.ts';
import { listingsOf, type Region, regionsOf } from './regions.ts';

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
    dataGroup({
      id: `words/${letter}`,
      path: datasetPaths.words(letter),
      make: () => asked(found(cities).words, letter),
    }),
  );
  const places = nameLetters.map((letter) =>
    dataGroup({
      id: `gazetteer/${letter}`,
      path: datasetPaths.gazetteerPart(letter),
      make: () => gazetteerPart(asked(found(cities).places, letter), sample, found(cities).larger),
    }),
  );
  const names = dataGroup({
    id: 'names',
    path: datasetPaths.names(),
    make: () => (isWhole ? namesDataset(cities, regions, sample) : namesByRegion(regions, sample)),
  });
  const namesOf = ({ key, places: here }: Region) =>
    dataGroup({
      id: `names/${key}`,
      path: datasetPaths.names(key),
      make: () => namesDataset(here, [], sample),
    });
  const contactsOf = (region: Region) =>
    dataGroup({
      id: `contacts/${region.key}`,
      sitemap: usState(region.state).slug,
      path: datasetPaths.contacts(region.key),
      manifest: manifestPaths.state(region.state),
      make: () => contactsDataset(region, sample),
    });
  return [
    names,
    dataGroup({
      id: 'gazetteer',
      path: datasetPaths.gazetteer,
      make: () => gazetteerDataset(cities, sample),
    }),
    ...regions.map(contactsOf),
    ...(isWhole ? [] : [...regions.map(namesOf), ...words]),
    ...(largestPlaces(cities).length === cities.length ? [] : places),
  ];
}

function asked<Value>(letters: ReadonlyMap<string, Value>, letter: string): Value {
  const value = letters.get(letter);
  if (value === undefined) throw new Error(`Nothing was made for the letter ${letter}`);
  return value;
}
