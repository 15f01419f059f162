import { Command, Option } from '@commander-js/extra-typings';
import { webAddress } from '../command-line/parameters.ts';
import { examples, listsOption, storeOption } from '../command-line/shared-options.ts';
import type { Terminal } from '../command-line/terminal.ts';
import { fetchListings } from '../import/online/fetch-listings.ts';
import { withStoreLock } from '../import/store/store-lock.ts';
import { formatImportReport } from '../listings/import-report.ts';
import {
  cacheOption,
  censusOption,
  citiesOf,
  failWithout,
  gapOption,
  lossOption,
  onlineWork,
} from './data-options.ts';

/** `npm run data -- fetch`. */
export const fetchCommand = ({ print }: Terminal) =>
  new Command('fetch')
    .description('Asks the US register for every city of the lists, places the addresses, writes the store.')
    .addOption(listsOption())
    .addOption(storeOption())
    .addOption(cacheOption())
    .addOption(gapOption())
    .addOption(lossOption())
    .addOption(new Option('--register-api <url>', 'asks a mirror of the register').argParser(webAddress))
    .addOption(censusOption())
    .addHelpText('after', examples('npm run data -- fetch'))
    .action(async ({ lists, store, ...options }) => {
      const online = onlineWork(options);
      const cities = await citiesOf(lists);
      const report = await withStoreLock(store, () => fetchListings(cities, { ...online, folder: store }));
      print(formatImportReport(report));
      failWithout(online.troubles);
    });
