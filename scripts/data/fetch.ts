import { Command, InvalidArgumentError, Option } from '@commander-js/extra-typings';
import { webAddress } from '../command-line/parameters.ts';
import { examples, listsOption, storeOption } from '../command-line/shared-options.ts';
import type { Terminal } from '../command-line/terminal.ts';
import { type FetchableSource, fetchableSources, fetchListings } from '../import/online/fetch-listings.ts';
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

/** Ids of sources, with commas between them. */
function sourceIds(text: string): readonly FetchableSource[] {
  const ids = text.split(',').map((id) => id.trim());
  const known = fetchableSources.filter((id) => ids.includes(id));
  if (new Set(ids).size !== known.length)
    throw new InvalidArgumentError(`Write some of ${fetchableSources.join(',')}.`);
  return known;
}

/** `npm run data -- fetch`. */
export const fetchCommand = ({ print }: Terminal) =>
  new Command('fetch')
    .description(
      'Asks for every city of the lists: the US register, OpenStreetMap, AllThePlaces, and the Census geocoder for addresses. Each source that answers replaces what the store held of it; the others stay.',
    )
    .addOption(listsOption())
    .addOption(storeOption())
    .addOption(
      new Option('--only <sources>', `asks these alone: some of ${fetchableSources.join(',')}`)
        .argParser(sourceIds)
        .default(fetchableSources, 'all'),
    )
    .addOption(cacheOption())
    .addOption(gapOption())
    .addOption(lossOption())
    .addOption(new Option('--register-api <url>', 'asks a mirror of the register').argParser(webAddress))
    .addOption(new Option('--overpass-api <url>', 'asks another instance of Overpass').argParser(webAddress))
    .addOption(
      new Option('--alltheplaces <url>', 'takes another address of AllThePlaces’ latest.json').argParser(
        webAddress,
      ),
    )
    .addOption(censusOption())
    .addHelpText('after', examples('npm run data -- fetch', 'npm run data -- fetch --only osm,alltheplaces'))
    .action(async ({ lists, store, ...options }) => {
      const online = onlineWork(options);
      const cities = await citiesOf(lists);
      const report = await withStoreLock(store, () => fetchListings(cities, { ...online, folder: store }));
      if (report !== undefined) print(formatImportReport(report));
      failWithout(online.troubles);
    });
