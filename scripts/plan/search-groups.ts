import { type StateCode, usState } from '../../src/domain/places/us-state.ts';
import { nameLetters } from '../../src/domain/search/name-letters.ts';
import { datasetPaths, manifestPaths } from '../../src/domain/site/paths.ts';
import type { CityInput } from './city-input.ts';
import { contactsDataset } from './datasets/contacts-dataset.ts';
import {
  gazetteerDataset,
  gazetteerPart,
  largestPlaces,
  placesByLetter,
} from './datasets/gazetteer-dataset.ts';
import { largerNamesakes } from './datasets/larger-namesakes.ts';
import { namesByRegion, namesDataset } from './datasets/names-dataset.ts';
import { wordsDatasets } from './datasets/words-datasets.ts';
import type { GroupData, PageGroup } from './page-group.ts';
import { listingsOf, type Region, regionsOf } from './regions.ts';

/** Listings whose names one file tells, at most: about 90 KB gzipped for real pharmacies. */
const mostWhole = 5000;

/** What the search is answered from. */
interface SearchFacts {
  readonly cities: readonly CityInput[];
  readonly sample: boolean;
}

/**
 * What the search box is answered from, as page groups without pages. A site of few listings and places has all names and all places in one
 * file each; of a larger one they are cut by region and by letter (docs/decisions/0133-search-in-pieces.md).
 */
export function searchGroups(facts: SearchFacts): readonly PageGroup[] {
  const { cities, sample } = facts;
  const regions = regionsOf(cities);
  const isWhole = listingsOf(cities) <= mostWhole;
  return [
    ofSite('names', {
      path: datasetPaths.names(),
      make: () => (isWhole ? namesDataset(cities, regions, sample) : namesByRegion(regions, sample)),
    }),
    ofSite('gazetteer', { path: datasetPaths.gazetteer, make: () => gazetteerDataset(cities, sample) }),
    ...regions.map((region) => contactsGroup(region, sample)),
    ...(isWhole
      ? []
      : [...regions.map((region) => namesGroup(region, sample)), ...wordGroups(regions, sample)]),
    ...(largestPlaces(cities).length === cities.length ? [] : placeGroups(facts)),
  ];
}

const ofSite = (id: string, data: Omit<GroupData, 'manifest'>): PageGroup => ({
  id,
  pages: [],
  sitemap: 'pages',
  data: { ...data, manifest: manifestPaths.site },
});

const contactsGroup = (region: Region, sample: boolean): PageGroup => ({
  id: `contacts/${region.key}`,
  pages: [],
  sitemap: sitemapOf(region.state),
  data: {
    path: datasetPaths.contacts(region.key),
    manifest: manifestPaths.state(region.state),
    make: () => contactsDataset(region, sample),
  },
});

const sitemapOf = (state: StateCode): string => usState(state).slug;

const namesGroup = ({ key, places }: Region, sample: boolean): PageGroup =>
  ofSite(`names/${key}`, {
    path: datasetPaths.names(key),
    make: () => namesDataset(places, [], sample),
  });

/** The words of all names by letter: found out together, when the first letter is asked for. */
function wordGroups(regions: readonly Region[], sample: boolean): readonly PageGroup[] {
  let made: ReturnType<typeof wordsDatasets> | undefined;
  return nameLetters.map((letter) =>
    ofSite(`words/${letter}`, {
      path: datasetPaths.words(letter),
      make: () => {
        made ??= wordsDatasets(regions, sample);
        return asked(made, letter);
      },
    }),
  );
}

/** The places that the gazetteer has no room for, by letter. */
function placeGroups({ cities, sample }: SearchFacts): readonly PageGroup[] {
  let found: ReturnType<typeof placesByLetter> | undefined;
  let larger: ReturnType<typeof largerNamesakes> | undefined;
  return nameLetters.map((letter) =>
    ofSite(`gazetteer/${letter}`, {
      path: datasetPaths.gazetteerPart(letter),
      make: () => {
        found ??= placesByLetter(cities);
        larger ??= largerNamesakes(cities);
        return gazetteerPart(asked(found, letter), sample, larger);
      },
    }),
  );
}

function asked<Value>(letters: ReadonlyMap<string, Value>, letter: string): Value {
  const value = letters.get(letter);
  if (value === undefined) throw new Error(`Nothing was made for the letter ${letter}`);
  return value;
}
