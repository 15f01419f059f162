import { parseArgs } from 'node:util';
import type { LandingEntry } from '../src/domain/landing-entry.ts';
import { reportLines } from '../src/domain/problem-report.ts';
import { loadPlan } from './build/load-plan.ts';
import { storeFolder } from './data/listing-store.ts';
import { listDirectory } from './lists/load-lists.ts';

/** The fields of an entry in the order of docs/specification.md#entities. */
const columns = [
  'keyword',
  'slug',
  'city',
  'state',
  'type',
  'service',
  'neighborhood',
  'landmark',
  'modifier',
  'priority',
] as const satisfies readonly (keyof LandingEntry)[];

/**
 * `npm run routes [-- --json --lists DIR]`: prints the expanded landing list, tab-separated under a heading or as JSON,
 * and on standard error how many entries and routes there are. Exits 1 with every problem of the lists.
 */
async function main(): Promise<number> {
  const { values } = parseArgs({
    options: { json: { type: 'boolean', default: false }, lists: { type: 'string', default: listDirectory } },
  });
  const loaded = await loadPlan(values.lists, storeFolder);
  if (!loaded.ok) {
    for (const line of reportLines(loaded.problems)) console.error(line);
    return 1;
  }
  const { landing, units } = loaded.value.plan;
  const entries = [...landing.values()].flat();
  const lines = values.json
    ? [JSON.stringify(entries, null, 1)]
    : [
        columns.join('\t'),
        ...entries.map((entry) => columns.map((column) => entry[column] ?? '').join('\t')),
      ];
  process.stdout.write(`${lines.join('\n')}\n`);
  const pages = units.reduce((sum, unit) => sum + unit.pages.length, 0);
  console.error(`${entries.length} landing entries of ${landing.size} places; ${pages} pages in all`);
  return 0;
}

// A reader such as `head` may close the pipe before everything is written.
process.stdout.on('error', () => process.exit(0));
process.exitCode = await main();
