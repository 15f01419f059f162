import { parseArgs } from 'node:util';
import { formatProblem, type Problem } from '../src/domain/problem.ts';
import { loadPlan } from './build/load-plan.ts';
import { storeFolder } from './data/listing-store.ts';
import { listDirectory } from './lists/load-lists.ts';

/** `npm run check [-- --lists DIR]`: prints every problem of the editors' lists and of the routes they make and exits 1, or what they hold and exits 0. */
async function main(): Promise<number> {
  const { values } = parseArgs({ options: { lists: { type: 'string', default: listDirectory } } });
  const loaded = await loadPlan(values.lists, storeFolder);
  if (!loaded.ok) return refuse(loaded.problems);
  const { cities, brandedStores, places, featured } = loaded.value.lists;
  const all = [...places.values()];
  const landmarks = all.reduce((sum, { landmarks }) => sum + landmarks.length, 0);
  const named = all.reduce((sum, { named }) => sum + named.length, 0);
  console.log(
    `${cities.length} cities, ${brandedStores.length} branded stores, ${landmarks} landmarks, ${named} neighbourhoods, ${featured.length} featured: no problems`,
  );
  return 0;
}

function refuse(problems: readonly Problem[]): number {
  for (const problem of problems) console.error(formatProblem(problem));
  console.error(`${problems.length} ${problems.length === 1 ? 'problem' : 'problems'}`);
  return 1;
}

process.exitCode = await main();
