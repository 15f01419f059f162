import { join } from 'node:path';
import { Option } from '@commander-js/extra-typings';
import { z } from 'zod';
import type { City } from '../../../src/domain/places/city.ts';
import { existingFile, name, parsed, path, webAddress, wholeNumber } from '../../cli/parameters.ts';
import { acceptLossOption } from '../../cli/problems/loss-guard.ts';
import { reportLines } from '../../cli/problems/problem-report.ts';
import { checkedValue, Refusal } from '../../cli/problems/refusal.ts';
import { clearBar, progressBar } from '../../cli/progress-bar.ts';
import { newCommand, newListsCommand, storeOption, today } from '../../cli/shared-options.ts';
import type { Terminal } from '../../cli/terminal.ts';
import { loadLists, localitiesOf } from '../../lists/load-lists.ts';
import { readFiles } from '../import/import-files.ts';
import { importListings, removeSource, scopeOf } from '../import/import-listings.ts';
import { formatSkipped } from '../import/input-files.ts';
import { formatImportReport } from '../import-report.ts';
import { withStoreLock } from '../listing-store.ts';
import { type FetchableSource, fetchableSources, fetchListings } from '../online/fetch-listings.ts';
import { politeDefaults } from '../online/polite-fetch.ts';

const lossOption = () =>
  new Option(
    acceptLossOption,
    'go through with it even where more than a fifth of the listings, of a state’s or of a source would go',
  ).default(false);

const firstWaitGaps = 4;

const someSources = parsed(
  (text): readonly FetchableSource[] | undefined => {
    const ids = new Set(text.split(',').map((id) => id.trim()));
    const known = fetchableSources.filter((id) => ids.has(id));
    return ids.size === known.length ? known : undefined;
  },
  `Write some of ${fetchableSources.join(',')}.`,
);

export const fetchCommand = ({ print, warn }: Terminal) =>
  newListsCommand(
    'fetch',
    'Asks for every city of the lists: the US register, OpenStreetMap, AllThePlaces, and the Census geocoder for addresses. Each source that answers replaces what the store held of it; the others stay.',
    'npm run data -- fetch',
    'npm run data -- fetch --only osm,alltheplaces',
  )
    .addOption(storeOption())
    .addOption(lossOption())
    .addOption(
      new Option('--only <sources>', `asks these alone: some of ${fetchableSources.join(',')}`)
        .argParser(someSources)
        .default(fetchableSources, 'all'),
    )
    .option(
      '--cache <folder>',
      'keeps the answers, so that a broken run goes on',
      path,
      join('.cache', 'data'),
    )
    .option(
      '--gap <milliseconds>',
      'least time between two requests',
      wholeNumber(0, 3_600_000),
      politeDefaults.gapMs,
    )
    .option('--register-api <url>', 'asks a mirror of the register', webAddress)
    .option('--overpass-api <url>', 'asks another instance of Overpass', webAddress)
    .option('--alltheplaces <url>', 'takes another address of AllThePlaces’ latest.json', webAddress)
    .option('--census-api <url>', 'asks a mirror of the Census geocoder', webAddress)
    .action(async ({ lists, store: folder, gap, ...options }) => {
      const cities = await citiesOf(lists);
      const troubles: string[] = [];
      const onTrouble = (trouble: string): void => void troubles.push(trouble);
      const onRetry = (why: string): void => {
        clearBar();
        warn(why);
      };
      const polite = { gapMs: gap, firstWaitMs: firstWaitGaps * gap, onRetry };
      const report = await withStoreLock(folder, () =>
        fetchListings(cities, { ...options, folder, today: today(), polite, onTrouble }),
      );
      if (report !== undefined) print(formatImportReport(report));
      if (troubles.length === 0) return;
      const count = `${troubles.length} ${troubles.length === 1 ? 'question' : 'questions'}`;
      throw new Refusal(...troubles, `${count} without an answer; run it again to ask only what is missing.`);
    });

export const importCommand = ({ print }: Terminal) =>
  newListsCommand(
    'import',
    'Reads files into the store: the register’s monthly zip or CSV, Overpass JSON, GeoJSON of OpenStreetMap or AllThePlaces, any CSV with a mapping. Each source in them replaces what the store held of it; the others stay.',
    'npm run data -- import npidata_pfile_20261109.zip stores.csv --mapping stores.json',
    'npm run data -- import walgreens.geojson --date 2021-12-01',
  )
    .argument('<files...>', 'files, or folders of them')
    .addOption(storeOption())
    .addOption(lossOption())
    .option('--mapping <file>', 'says what the columns of a CSV are; may be repeated', collect, [])
    .option('--date <day>', 'the day of the facts of files that state none: YYYY-MM-DD', pastDay)
    .action(async (files, { lists, store: folder, mapping, date, acceptLoss }) => {
      const scope = scopeOf(await citiesOf(lists));
      await withStoreLock(folder, async () => {
        const bar = progressBar('MB');
        const read = await readFiles(files, {
          ...{ ...scope, date, today: today() },
          mappings: mapping,
          onProgress: (_, done, total) =>
            bar.update(Math.round(done / 1e6), Math.max(1, Math.round(total / 1e6))),
        }).finally(bar.stop);
        const report = await importListings(read, { folder, today: today(), acceptLoss });
        const remarks = [...formatSkipped(read.skipped ?? []), ...reportLines(read.unread ?? [])];
        print([...remarks, formatImportReport(report)].join('\n'));
      });
    });

export const removeCommand = ({ print }: Terminal) =>
  newCommand(
    'remove',
    'Takes a source out of the store, and whatever was known from it alone.',
    'npm run data -- remove alltheplaces',
  )
    .argument('<id>', 'a source’s id, as status shows it', name)
    .addOption(storeOption())
    .addOption(lossOption())
    .action(async (id, { store: folder, acceptLoss }) => {
      const change = { folder, today: today(), acceptLoss };
      print(formatImportReport(await withStoreLock(folder, () => removeSource(id, change))));
    });

/** Returns the cities of cities.csv, then of branded-stores.csv. Throws a Refusal for invalid lists. */
export const citiesOf = async (folder: string): Promise<readonly City[]> =>
  localitiesOf(checkedValue(await loadLists(folder), 'the listing store is as it was'));

const collect = (file: string, files: readonly string[]): string[] => [...files, existingFile(file)];

const pastDay = parsed(
  (text) => (z.iso.date().safeParse(text).success && text <= today() ? text : undefined),
  'Write a day that is not in the future as YYYY-MM-DD: 2021-12-01.',
);
