import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { City } from '../src/domain/city.ts';
import { formatProblem } from '../src/domain/problem.ts';
import { explain } from './data/explain.ts';
import { fetchListings, geocodeRecords } from './data/fetch-listings.ts';
import { readFiles } from './data/import-files.ts';
import { importListings, scopeOf } from './data/import-listings.ts';
import { formatImportReport } from './data/import-report.ts';
import { InputError } from './data/input-error.ts';
import { storeFolder } from './data/listing-store.ts';
import { politeDefaults } from './data/polite-fetch.ts';
import { formatStatus } from './data/status.ts';
import { listDirectory, loadLists } from './lists/load-lists.ts';
import { progressBar } from './progress-bar.ts';

const usage = `Usage: npm run data -- <command> [--lists DIR] [--store DIR]
  fetch                 asks the US register for every city of the lists, places the addresses, writes the store
  import FILE…          reads files instead: the register's monthly zip or CSV, Overpass JSON, AllThePlaces GeoJSON,
                        any CSV with a mapping [--mapping FILE]; --geocode places the addresses, online
  both, when online:    --cache DIR keeps the answers, --gap MS is the least time between two requests,
                        --register-api URL and --census-api URL ask a mirror
  status                what the store holds and what is missing
  explain ID            where each fact of one pharmacy comes from; ID is a listing's id, an NPI or a record's key`;

const options = {
  lists: { type: 'string', default: listDirectory },
  store: { type: 'string', default: storeFolder },
  mapping: { type: 'string', multiple: true },
  geocode: { type: 'boolean', default: false },
  cache: { type: 'string', default: join('.cache', 'data') },
  gap: { type: 'string', default: String(politeDefaults.gapMs) },
  'register-api': { type: 'string' },
  'census-api': { type: 'string' },
} as const;

/** The cities of both lists. Throws an InputError for a wrong list. */
async function citiesOf(directory: string): Promise<readonly City[]> {
  const lists = await loadLists(directory);
  if (!lists.ok) {
    const [first] = lists.problems;
    for (const problem of lists.problems.slice(1)) console.error(formatProblem(problem));
    throw new InputError(
      first ?? { file: directory, rule: 'the lists must be right', remedy: 'Run npm run check.' },
    );
  }
  return [...lists.value.cities, ...lists.value.brandedStores.map(({ city }) => city)];
}

const today = (): string => new Date().toISOString().slice(0, 10);

/** The first wait before a second try, in gaps. */
const gapsToWait = 4;

/** Reports the questions without an answer; the exit code is 1 if there are any. */
function unanswered(troubles: readonly string[]): number {
  if (troubles.length === 0) return 0;
  for (const trouble of troubles) console.error(trouble);
  console.error(
    `${troubles.length} ${troubles.length === 1 ? 'question' : 'questions'} without an answer; run it again to ask only what is missing.`,
  );
  return 1;
}

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  const [command, ...rest] = positionals;
  const { store: folder } = values;
  if (!/^\d+$/.test(values.gap)) {
    console.error(`--gap ${values.gap}: not a number of milliseconds.`);
    return 2;
  }
  const troubles: string[] = [];
  const online = {
    today: today(),
    cache: values.cache,
    onTrouble: (trouble: string): void => void troubles.push(trouble),
    polite: { gapMs: Number(values.gap), firstWaitMs: gapsToWait * Number(values.gap) },
    registerApi: values['register-api'],
    censusApi: values['census-api'],
  };
  if (command === 'import' && rest.length > 0) {
    const bar = progressBar('MB');
    const read = await readFiles(rest, {
      ...scopeOf(await citiesOf(values.lists)),
      mappings: values.mapping,
      onProgress: (_, done, total) =>
        bar.update(Math.round(done / 1e6), Math.max(1, Math.round(total / 1e6))),
    });
    bar.stop();
    const geocoded = values.geocode ? await geocodeRecords(read.records, online) : undefined;
    console.log(formatImportReport(await importListings(read, { folder, today: today(), geocoded })));
    return unanswered(troubles);
  }
  if (command === 'fetch' && rest.length === 0) {
    const report = await fetchListings(await citiesOf(values.lists), { ...online, folder });
    console.log(formatImportReport(report));
    return unanswered(troubles);
  }
  if (command === 'status' && rest.length === 0) {
    console.log(await formatStatus(folder, await citiesOf(values.lists), today()));
    return 0;
  }
  if (command === 'explain' && rest.length === 1) {
    console.log(await explain(folder, rest[0] ?? ''));
    return 0;
  }
  console.error(usage);
  return 2;
}

try {
  process.exitCode = await main();
} catch (error) {
  if (!(error instanceof InputError)) throw error;
  console.error(error.message);
  console.error('The listing store is as it was.');
  process.exitCode = 1;
}
