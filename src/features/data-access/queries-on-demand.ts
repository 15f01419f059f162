import { type StateCode, usState } from '../../domain/places/us-state.ts';
import { datasetPaths, manifestPaths } from '../../domain/site/paths.ts';
import { datasetQuery } from './queries.ts';

/** The gazetteer: every city with its position and its number of listings. */
export const gazetteerQuery = () => datasetQuery('gazetteer', datasetPaths.gazetteer);
export const namesQuery = () => datasetQuery('names', datasetPaths.names);
export const countryQuery = () => datasetQuery('country', datasetPaths.country);
/** Streets, phones and positions of a state's pharmacies. */
export const contactsQuery = (code: StateCode) =>
  datasetQuery('contacts', datasetPaths.contacts(usState(code).slug), manifestPaths.state(code));
export const nearTileQuery = (cell: string) =>
  datasetQuery('near', datasetPaths.near(cell), manifestPaths.near);
