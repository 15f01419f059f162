import { parseArgs } from 'node:util';
import type { Problem } from '../src/domain/problem.ts';
import { problemTotal, reportLines } from '../src/domain/problem-report.ts';
import { loadPlan } from './build/load-plan.ts';
import { storeFolder } from './data/listing-store.ts';
import { fixLists, formNotes } from './lists/fix-lists.ts';
import { listDirectory } from './lists/load-lists.ts';

/**
 * `npm run check [-- --lists DIR --fix]`: prints the problems of the editors' lists and of the routes they make and exits 1, or
 * what they hold and exits 0. With --fix, lists that a spreadsheet saved are first written in the project's own form.
 */
async function main(): Promise<number> {
  const { values } = parseArgs({
    options: { lists: { type: 'string', default: listDirectory }, fix: { type: 'boolean', default: false } },
  });
  if (values.fix) {
    const { fixed, problems } = await fixLists(values.lists);
    for (const file of fixed) console.log(`${file}: written as the project keeps it (UTF-8, LF, commas)`);
    if (problems.length > 0) return refuse(problems);
  }
  const loaded = await loadPlan(values.lists, storeFolder);
  if (!loaded.ok) return refuse(loaded.problems);
  const { cities, brandedStores, places, featured } = loaded.value.lists;
  const all = [...places.values()];
  const landmarks = all.reduce((sum, { landmarks }) => sum + landmarks.length, 0);
  const named = all.reduce((sum, { named }) => sum + named.length, 0);
  console.log(
    `${cities.length} cities, ${brandedStores.length} branded stores, ${landmarks} landmarks, ${named} neighbourhoods, ${featured.length} featured: no problems`,
  );
  for (const note of await formNotes(values.lists)) console.log(note);
  return 0;
}

function refuse(problems: readonly Problem[]): number {
  console.error([...reportLines(problems), problemTotal(problems)].join('\n'));
  return 1;
}

process.exitCode = await main();
