import { Command } from '@commander-js/extra-typings';
import { examples, listsOption, storeOption } from '../../cli/shared-options.ts';
import type { Terminal } from '../../cli/terminal.ts';
import { formatImportReport } from '../import-report.ts';
import { fetchListings } from '../online/fetch-listings.ts';
import { withStoreLock } from '../store/store-lock.ts';
import {
  cacheOption,
  censusOption,
  chainsOption,
  citiesOf,
  failWithout,
  gapOption,
  lossOption,
  onlineWork,
  onlyOption,
  overpassOption,
  registerOption,
} from './data-options.ts';

/** `npm run data -- fetch`. */
export const fetchCommand = ({ print, warn }: Terminal) =>
  new Command('fetch')
    .description(
      'Asks for every city of the lists: the US register, OpenStreetMap, AllThePlaces, and the Census geocoder for addresses. Each source that answers replaces what the store held of it; the others stay.',
    )
    .addOption(listsOption())
    .addOption(storeOption())
    .addOption(onlyOption())
    .addOption(cacheOption())
    .addOption(gapOption())
    .addOption(lossOption())
    .addOption(registerOption())
    .addOption(overpassOption())
    .addOption(chainsOption())
    .addOption(censusOption())
    .addHelpText('after', examples('npm run data -- fetch', 'npm run data -- fetch --only osm,alltheplaces'))
    .action(async ({ lists, store, ...options }) => {
      const online = onlineWork(options, { warn });
      const cities = await citiesOf(lists);
      const report = await withStoreLock(store, () => fetchListings(cities, { ...online, folder: store }));
      if (report !== undefined) print(formatImportReport(report));
      failWithout(online.troubles);
    });
