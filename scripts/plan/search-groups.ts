import { usState } from '../../src/domain/places/us-state.ts';
import { datasetPaths } from '../../src/domain/site/paths.ts';
import { groupBy } from '../../src/domain/text/group-by.ts';
import type { CityInput } from './city-input.ts';
import { gazetteerDataset } from './datasets/gazetteer-dataset.ts';
import { namesByState, namesDataset } from './datasets/names-dataset.ts';
import { dataGroup, type PageGroup } from './page-group.ts';
import type { SiteTiles } from './tiles.ts';

/** Listings whose names one file tells, at most: some 350 KB gzipped. */
const mostInOneFile = 20_000;

/** What the search is answered from. */
interface SearchFacts {
  readonly cities: readonly CityInput[];
  readonly sample: boolean;
  readonly keyOf: SiteTiles['keyOf'];
}

/** Plans what the search is answered from: places and words, and names; the names of a large site by state. */
export function searchGroups(
  { cities, sample, keyOf }: SearchFacts,
  most: number = mostInOneFile,
): readonly PageGroup[] {
  const listed = cities.filter(({ pharmacies }) => pharmacies.length > 0);
  const count = listed.reduce((sum, { pharmacies }) => sum + pharmacies.length, 0);
  const byState = listed.toSorted((a, b) => (a.city.state < b.city.state ? -1 : 1));
  const states = groupBy(byState, ({ city }) => city.state);
  const isCut = count > most;
  const namesOfStates = [...states].map(([code, here]) =>
    dataGroup({
      id: `names/${usState(code).slug}`,
      path: datasetPaths.names(usState(code).slug),
      make: () => namesDataset(here, keyOf, sample),
    }),
  );
  return [
    dataGroup({
      id: 'names',
      path: datasetPaths.names(),
      make: () => (isCut ? namesByState(states, sample) : namesDataset(listed, keyOf, sample)),
    }),
    dataGroup({
      id: 'gazetteer',
      path: datasetPaths.gazetteer,
      make: () => gazetteerDataset(cities, sample),
    }),
    ...(isCut ? namesOfStates : []),
  ];
}
