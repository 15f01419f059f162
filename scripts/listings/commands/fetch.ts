import type { Terminal } from '../../cli/terminal.ts';
import { formatImportReport } from '../import-report.ts';
import { fetchListings } from '../online/fetch-listings.ts';
import { withStoreLock } from '../store/store-lock.ts';
import { citiesOf, failOnTroubles, newFetchingCommand, onlineOptions } from './data-options.ts';

export const fetchCommand = ({ print, warn }: Terminal) =>
  newFetchingCommand(
    'fetch',
    'Asks for every city of the lists: the US register, OpenStreetMap, AllThePlaces, and the Census geocoder for addresses. Each source that answers replaces what the store held of it; the others stay.',
    'npm run data -- fetch',
    'npm run data -- fetch --only osm,alltheplaces',
  ).action(async ({ lists, store, ...options }) => {
    const online = onlineOptions(options, { warn });
    const cities = await citiesOf(lists);
    const report = await withStoreLock(store, () => fetchListings(cities, { ...online, folder: store }));
    if (report !== undefined) print(formatImportReport(report));
    failOnTroubles(online.troubles);
  });
