import { z } from 'zod';
import { existingFile, parsed } from '../../cli/parameters.ts';
import { reportLines } from '../../cli/problems/problem-report.ts';
import { progressBar } from '../../cli/progress-bar.ts';
import { today } from '../../cli/shared-options.ts';
import type { Terminal } from '../../cli/terminal.ts';
import { readFiles } from '../import/import-files.ts';
import { importListings, scopeOf } from '../import/import-listings.ts';
import { formatSkipped } from '../import/input-files.ts';
import { formatImportReport } from '../import-report.ts';
import { geocodeRecords } from '../online/fetch-listings.ts';
import { withStoreLock } from '../store/store-lock.ts';
import { citiesOf, failOnTroubles, newOnlineCommand, onlineOptions } from './data-options.ts';

export const importCommand = ({ print, warn }: Terminal) =>
  newOnlineCommand(
    'import',
    'Reads files into the store: the register’s monthly zip or CSV, Overpass JSON, GeoJSON of OpenStreetMap or AllThePlaces, any CSV with a mapping. Each source in them replaces what the store held of it; the others stay.',
    'npm run data -- import npidata_pfile_20261109.zip stores.csv --mapping stores.json',
    'npm run data -- import walgreens.geojson --date 2021-12-01',
  )
    .argument('<files...>', 'files, or folders of them')
    .option('--mapping <file>', 'says what the columns of a CSV are; may be repeated', collect, [])
    .option('--date <day>', 'the day of the facts of files that state none: YYYY-MM-DD', pastDay)
    .option('--geocode', 'place the addresses, online', false)
    .action(async (files, { lists, store, mapping, geocode, date, acceptLoss, ...options }) => {
      const online = onlineOptions(options, { warn });
      const scope = scopeOf(await citiesOf(lists));
      const { report, remarks } = await withStoreLock(store, async () => {
        const bar = progressBar('MB');
        const read = await readFiles(files, {
          ...{ ...scope, date, today: today() },
          mappings: mapping,
          onProgress: (_, done, total) =>
            bar.update(Math.round(done / 1e6), Math.max(1, Math.round(total / 1e6))),
        }).finally(bar.stop);
        const geocoded = geocode ? await geocodeRecords(read.records, online) : undefined;
        const change = { folder: store, today: today(), geocoded, acceptLoss };
        const remarks = [...formatSkipped(read.skipped ?? []), ...reportLines(read.unread ?? [])];
        return { report: await importListings(read, change), remarks };
      });
      print([...remarks, formatImportReport(report)].join('\n'));
      failOnTroubles(online.troubles);
    });

const collect = (file: string, files: readonly string[]): string[] => [...files, existingFile(file)];

const pastDay = parsed(
  (text) => (z.iso.date().safeParse(text).success && text <= today() ? text : undefined),
  'Write a day that is not in the future as YYYY-MM-DD: 2021-12-01.',
);
