import { queryOptions } from '@tanstack/react-query';
import type { LatLng } from '../../domain/places/geo.ts';
import { type StateCode, usState } from '../../domain/places/us-state.ts';
import type { PresetId } from '../../domain/search/directory-preset.ts';
import { datasetPaths, manifestPaths, type SitePath } from '../../domain/site/paths.ts';
import type { CitySlug } from '../../domain/text/slug.ts';
import type { Farther } from './farther.ts';
import type { DatasetKind } from './fetch-dataset.ts';

/** A dataset in its latest version. A page that was sent names the one it was made from; a navigation loads the code that asks for others. */
const datasetQuery = <Kind extends DatasetKind>(kind: Kind, path: SitePath, manifest = manifestPaths.site) =>
  queryOptions({
    queryKey: ['dataset', path],
    queryFn: async ({ client, signal }) => {
      const { latestDataset } = await import('./manifest.ts');
      return latestDataset(client, { kind, path, manifest }, signal);
    },
  });

/** The gazetteer: every city with its position and its number of listings. */
export const gazetteerQuery = () => datasetQuery('gazetteer', datasetPaths.gazetteer);
export const namesQuery = () => datasetQuery('names', datasetPaths.names);
export const countryQuery = () => datasetQuery('country', datasetPaths.country);
/** Streets, phones and positions of a state's pharmacies. */
export const contactsQuery = (code: StateCode) =>
  datasetQuery('contacts', datasetPaths.contacts(usState(code).slug), manifestPaths.state(code));
export const overviewQuery = () => datasetQuery('overview', datasetPaths.overview);
export const presetQuery = (preset: PresetId) => datasetQuery('preset', datasetPaths.preset(preset));
export const stateQuery = (code: StateCode) =>
  datasetQuery('state', datasetPaths.state(usState(code).slug), manifestPaths.state(code));
export const cityQuery = (slug: CitySlug) =>
  datasetQuery('city', datasetPaths.city(slug), manifestPaths.city(slug));
const noFarther: Farther = { filters: [], steps: 0 };

/** Loaded when a point is known: only a visitor who shares a location, or measures from a place, needs it. */
const loadTiles = () => import('./near-tiles.ts');

/**
 * What this site lists around a point, over city and state borders; null where nothing is within reach. The point stands in no address: it
 * picks the file of the area that it lies in.
 */
export const nearQuery = (point: LatLng, farther: Farther = noFarther) =>
  queryOptions({
    queryKey: [
      'near',
      String(point.lat),
      String(point.lng),
      ...(farther.steps === 0 ? [] : [String(farther.steps), ...farther.filters]),
    ],
    queryFn: async ({ client }) => (await loadTiles()).loadNearArea(client, point, farther),
  });
