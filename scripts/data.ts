import { join } from 'node:path';
import { Command, Option } from '@commander-js/extra-typings';
import type { City } from '../src/domain/places/city.ts';
import { existingFile, path, webAddress, wholeNumber } from './command-line/parameters.ts';
import { progressBar } from './command-line/progress-bar.ts';
import { examples, listsOption, storeOption } from './command-line/shared-options.ts';
import type { Terminal } from './command-line/terminal.ts';
import { readFiles } from './import/import-files.ts';
import { importListings, scopeOf } from './import/import-listings.ts';
import { fetchListings, geocodeRecords } from './import/online/fetch-listings.ts';
import { politeDefaults } from './import/online/polite-fetch.ts';
import { explain } from './listings/explain-listing.ts';
import { formatImportReport } from './listings/import-report.ts';
import { formatStatus } from './listings/status.ts';
import { loadLists } from './lists/load-lists.ts';
import { checkedValue, Refusal } from './problems/refusal.ts';

/** `npm run data`: the listing store. Whatever fails leaves the store as it was. */
export function command(terminal: Terminal) {
  const command = new Command('npm run data --').description('Fills and shows the store of real pharmacies.');
  addFetch(command, terminal);
  addImport(command, terminal);
  addStatus(command, terminal);
  addExplain(command, terminal);
  return command;
}

const cacheOption = () =>
  new Option('--cache <folder>', 'keeps the answers, so that a broken run goes on')
    .argParser(path)
    .default(join('.cache', 'data'));

const gapOption = () =>
  new Option('--gap <milliseconds>', 'least time between two requests')
    .argParser(wholeNumber(0, 3_600_000))
    .default(politeDefaults.gapMs);

const censusOption = () =>
  new Option('--census-api <url>', 'asks a mirror of the Census geocoder').argParser(webAddress);

function addFetch(command: Command, { print }: Terminal): void {
  command
    .command('fetch')
    .description('Asks the US register for every city of the lists, places the addresses, writes the store.')
    .addOption(listsOption())
    .addOption(storeOption())
    .addOption(cacheOption())
    .addOption(gapOption())
    .addOption(new Option('--register-api <url>', 'asks a mirror of the register').argParser(webAddress))
    .addOption(censusOption())
    .addHelpText('after', examples('npm run data -- fetch'))
    .action(async ({ lists, store, ...options }) => {
      const online = onlineWork(options);
      const cities = await citiesOf(lists);
      print(formatImportReport(await fetchListings(cities, { ...online, folder: store })));
      failWithout(online.troubles);
    });
}

function addImport(command: Command, { print }: Terminal): void {
  command
    .command('import')
    .description(
      'Reads files into the store: the register’s monthly zip or CSV, Overpass JSON, AllThePlaces GeoJSON, any CSV with a mapping.',
    )
    .argument('<files...>', 'files, or folders of them')
    .addOption(listsOption())
    .addOption(storeOption())
    .option('--mapping <file>', 'says what the columns of a CSV are; may be repeated', collect, [])
    .option('--geocode', 'place the addresses, online', false)
    .addOption(cacheOption())
    .addOption(gapOption())
    .addOption(censusOption())
    .addHelpText(
      'after',
      examples('npm run data -- import npidata_pfile_20261109.zip stores.csv --mapping stores.json'),
    )
    .action(async (files, { lists, store, mapping, geocode, ...options }) => {
      const online = onlineWork(options);
      const bar = progressBar('MB');
      const read = await readFiles(files, {
        ...scopeOf(await citiesOf(lists)),
        mappings: mapping,
        today: today(),
        onProgress: (_, done, total) =>
          bar.update(Math.round(done / 1e6), Math.max(1, Math.round(total / 1e6))),
      }).finally(bar.stop);
      const geocoded = geocode ? await geocodeRecords(read.records, online) : undefined;
      print(formatImportReport(await importListings(read, { folder: store, today: today(), geocoded })));
      failWithout(online.troubles);
    });
}

const collect = (file: string, files: readonly string[]): string[] => [...files, existingFile(file)];

function addStatus(command: Command, { print }: Terminal): void {
  command
    .command('status')
    .description('Shows what the store holds and what is missing.')
    .addOption(listsOption())
    .addOption(storeOption())
    .addHelpText('after', examples('npm run data -- status'))
    .action(async ({ lists, store }) => print(await formatStatus(store, await citiesOf(lists), today())));
}

function addExplain(command: Command, { print }: Terminal): void {
  command
    .command('explain')
    .description('Shows where each fact of one pharmacy comes from.')
    .argument('<id>', 'a listing’s id, an NPI or a record’s key')
    .addOption(storeOption())
    .addHelpText('after', examples('npm run data -- explain 1234567893'))
    .action(async (id, { store }) => print(await explain(store, id)));
}

/** The cities of both lists. Throws a Refusal for wrong lists. */
async function citiesOf(folder: string): Promise<readonly City[]> {
  const lists = checkedValue(await loadLists(folder), 'the listing store is as it was');
  return [...lists.cities, ...lists.brandedStores.map(({ city }) => city)];
}

const today = (): string => new Date().toISOString().slice(0, 10);

/** The first wait before a second try, in gaps. */
const gapsToWait = 4;

/** What asking online needs, and the list in which it leaves the questions without an answer. */
function onlineWork(options: {
  readonly cache: string;
  readonly gap: number;
  readonly registerApi?: string | undefined;
  readonly censusApi?: string | undefined;
}) {
  const troubles: string[] = [];
  return {
    ...options,
    today: today(),
    onTrouble: (trouble: string): void => void troubles.push(trouble),
    polite: { gapMs: options.gap, firstWaitMs: gapsToWait * options.gap },
    troubles,
  };
}

function failWithout(troubles: readonly string[]): void {
  if (troubles.length === 0) return;
  const count = `${troubles.length} ${troubles.length === 1 ? 'question' : 'questions'}`;
  throw new Refusal(...troubles, `${count} without an answer; run it again to ask only what is missing.`);
}
