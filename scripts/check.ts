import { parseArgs } from 'node:util';
import { formatProblem } from '../src/domain/problem.ts';
import { listDirectory, loadLists } from './lists/load-lists.ts';

/** `npm run check [-- --lists DIR]`: prints every problem of the editors' lists and exits 1, or what they hold and exits 0. */
async function main(): Promise<number> {
  const { values } = parseArgs({ options: { lists: { type: 'string', default: listDirectory } } });
  const lists = await loadLists(values.lists);
  if (!lists.ok) {
    for (const problem of lists.problems) console.error(formatProblem(problem));
    console.error(`${lists.problems.length} ${lists.problems.length === 1 ? 'problem' : 'problems'}`);
    return 1;
  }
  const { cities, brandedStores, places, featured } = lists.value;
  const all = [...places.values()];
  const landmarks = all.reduce((sum, { landmarks }) => sum + landmarks.length, 0);
  const named = all.reduce((sum, { named }) => sum + named.length, 0);
  console.log(
    `${cities.length} cities, ${brandedStores.length} branded stores, ${landmarks} landmarks, ${named} neighbourhoods, ${featured.length} featured: no problems`,
  );
  return 0;
}

process.exitCode = await main();
