import { findState } from '../../domain/places/us-state.ts';
import { datasetPaths, manifestPaths } from '../../domain/site/paths.ts';
import { datasetQuery } from './queries.ts';

/** The gazetteer: every city with its position and its number of listings or, of a large site, the largest. */
export const gazetteerQuery = () => datasetQuery('gazetteer', datasetPaths.gazetteer);
/** The other places that stand under a letter. */
export const gazetteerPartQuery = (letter: string) =>
  datasetQuery('gazetteer-part', datasetPaths.gazetteerPart(letter));
/** All names or, with a region, those of the region. */
export const namesQuery = (region?: string) => datasetQuery('names', datasetPaths.names(region));
/** Where the words of names are that stand under a letter. */
export const wordsQuery = (letter: string) => datasetQuery('words', datasetPaths.words(letter));
export const countryQuery = () => datasetQuery('country', datasetPaths.country);
/** Streets, phones and positions of a region's pharmacies. */
export const contactsQuery = (region: string) => {
  const state = findState(region.replace(/\/.*$/, ''))?.code;
  return datasetQuery(
    'contacts',
    datasetPaths.contacts(region),
    state === undefined ? manifestPaths.site : manifestPaths.state(state),
  );
};
/** The listings of a tile, by its key. */
export const tileQuery = (key: string) => datasetQuery('tile', datasetPaths.tile(key), manifestPaths.tiles);
/** What the tiles can answer. */
export const tileIndexQuery = () => datasetQuery('tile-index', datasetPaths.tileIndex, manifestPaths.tiles);
