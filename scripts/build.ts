import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { readEnv } from '../src/config/env.ts';
import type { Problem } from '../src/domain/problem.ts';
import { problemTotal, reportLines } from '../src/domain/problem-report.ts';
import { formatReport } from './build/build-report.ts';
import { failureLines } from './build/failure-lines.ts';
import type { RenderFailure } from './build/render-unit.ts';
import { defaultFolders, runBuild } from './build/run-build.ts';
import { storeFolder } from './data/listing-store.ts';
import { hostIds, isHostId } from './hosts/host-limits.ts';
import { progressBar } from './progress-bar.ts';

/**
 * `npm run build [-- --lists DIR --listings DIR --sample --out DIR --work DIR --threads N --host HOST]`: builds the
 * site and prints a report. Its listings are the imported ones, or samples where there are none or `--sample` asks for
 * them; with a host, it refuses what that host would. Exits 1 with every problem, or every page that threw; the
 * published folder is then as it was.
 */
async function main(): Promise<number> {
  const { values } = parseArgs({
    options: {
      lists: { type: 'string', default: defaultFolders.lists },
      out: { type: 'string', default: defaultFolders.out },
      work: { type: 'string', default: defaultFolders.work },
      threads: { type: 'string', default: String(availableParallelism()) },
      host: { type: 'string' },
      listings: { type: 'string', default: storeFolder },
      sample: { type: 'boolean', default: false },
    },
  });
  const env = readEnv(process.env);
  if (!env.ok) return refuse(env.problems, []);
  const { host } = values;
  if (host !== undefined && !isHostId(host)) {
    console.error(`--host ${host}: not a host this build knows. Choose one of ${hostIds.join(', ')}.`);
    return 1;
  }
  const bar = progressBar('pages');
  const outcome = await runBuild({
    ...values,
    host,
    listings: values.sample ? undefined : values.listings,
    threads: Math.max(1, Number.parseInt(values.threads, 10) || 1),
    env: env.value,
    onProgress: bar.update,
  });
  bar.stop();
  if (!outcome.ok) return refuse(outcome.problems, outcome.failures);
  console.log(formatReport(outcome.report));
  return 0;
}

function refuse(problems: readonly Problem[], failures: readonly RenderFailure[]): number {
  for (const line of reportLines(problems)) console.error(line);
  for (const line of failureLines(failures)) console.error(line);
  console.error(`${problemTotal(problems, failures.length)}; the published folder is unchanged`);
  return 1;
}

process.exitCode = await main();
