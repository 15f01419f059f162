import { parseArgs } from 'node:util';
import { reportLines } from '../src/domain/problem-report.ts';
import { loadPlan } from './build/load-plan.ts';
import { storeFolder } from './data/listing-store.ts';
import { explainPath, pathsLike } from './explain/explain-path.ts';
import { listDirectory } from './lists/load-lists.ts';

/**
 * `npm run explain -- /some-path [--lists DIR]`: prints which route and entry a path is, what it lists and from which
 * sources, how like its siblings it is, whether it is indexed and why. Exits 1 for a path that is no page of the site.
 */
async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { lists: { type: 'string', default: listDirectory } },
  });
  const [path] = positionals;
  if (path === undefined || positionals.length > 1 || !path.startsWith('/')) {
    console.error('Name one path of the site: npm run explain -- /pharmacies/birmingham-al');
    return 1;
  }
  const loaded = await loadPlan(values.lists, storeFolder);
  if (!loaded.ok) {
    for (const line of reportLines(loaded.problems)) console.error(line);
    return 1;
  }
  const { plan } = loaded.value;
  for (const line of explainPath(path, plan)) console.log(line);
  if (plan.units.some(({ pages }) => pages.some((page) => page === path))) return 0;
  for (const like of pathsLike(path, plan)) console.log(`Did you mean ${like}?`);
  return 1;
}

process.exitCode = await main();
