import { parseArgs } from 'node:util';
import { readEnv } from '../src/config/env.ts';
import { formatProblem } from '../src/domain/problem.ts';
import { defaultFolders } from './build/run-build.ts';
import { runIndexNow } from './indexnow/run-indexnow.ts';

/**
 * `npm run indexnow [-- --dry-run --work DIR --endpoint URL]`: tells search engines which pages changed since the last
 * submission, after the site is published. Exits 1 with the reason when it cannot.
 */
async function main(): Promise<number> {
  const { values } = parseArgs({
    options: {
      work: { type: 'string', default: defaultFolders.work },
      endpoint: { type: 'string', default: 'https://api.indexnow.org/indexnow' },
      'dry-run': { type: 'boolean', default: false },
    },
  });
  const env = readEnv(process.env);
  if (!env.ok) {
    for (const problem of env.problems) console.error(formatProblem(problem));
    return 1;
  }
  try {
    const { work, endpoint, 'dry-run': dryRun } = values;
    await runIndexNow({ work, endpoint, dryRun, key: env.value.indexNowKey, log: console.log });
    return 0;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return 1;
  }
}

process.exitCode = await main();
