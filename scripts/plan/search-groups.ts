import { usState } from '../../src/domain/places/us-state.ts';
import { datasetPaths } from '../../src/domain/site/paths.ts';
import { groupBy } from '../../src/domain/text/group-by.ts';
import { gazetteerDataset } from './datasets/gazetteer-dataset.ts';
import { namesByState, namesDataset } from './datasets/names-dataset.ts';
import { dataGroup, type PageGroup } from './page-group.ts';
import type { SiteInput } from './site-input.ts';
import type { SiteTiles } from './tiles.ts';

const mostNamesInFile = 20_000;

/**
 * Plans the datasets of the search: places, and names of pharmacies. Above `most` pharmacies, each state has
 * its own file of names.
 */
export function searchGroups(
  { cities, sample, keyOf }: Pick<SiteInput, 'cities' | 'sample'> & Pick<SiteTiles, 'keyOf'>,
  most: number = mostNamesInFile,
): readonly PageGroup[] {
  const listed = cities.filter(({ pharmacies }) => pharmacies.length > 0);
  const count = listed.reduce((sum, { pharmacies }) => sum + pharmacies.length, 0);
  const byState = listed.toSorted((a, b) => (a.city.state < b.city.state ? -1 : 1));
  const states = groupBy(byState, ({ city }) => city.state);
  const isSplit = count > most;
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
      make: () => (isSplit ? namesByState(states, sample) : namesDataset(listed, keyOf, sample)),
    }),
    dataGroup({
      id: 'gazetteer',
      path: datasetPaths.gazetteer,
      make: () => gazetteerDataset(cities, sample),
    }),
    ...(isSplit ? namesOfStates : []),
  ];
}
