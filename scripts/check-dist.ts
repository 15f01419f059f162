import { parseArgs } from 'node:util';
import { readEnv } from '../src/config/env.ts';
import { formatProblem } from '../src/domain/problem.ts';
import { readArtefact } from './check-dist/artefact.ts';
import { formatResults, runChecks } from './check-dist/run-checks.ts';

/**
 * `npm run check:dist [-- --dist DIR]`: checks every page of the built site against the promises of DESIGN §3 and §8.
 * All findings are told together; exits 1 if there are any.
 */
async function main(): Promise<number> {
  const { values } = parseArgs({ options: { dist: { type: 'string', default: 'dist' } } });
  const env = readEnv(process.env);
  if (!env.ok) {
    for (const problem of env.problems) console.error(formatProblem(problem));
    return 1;
  }
  const started = performance.now();
  const artefact = await readArtefact(values.dist, env.value.siteOrigin);
  const results = await runChecks(artefact);
  for (const line of formatResults(results)) console.log(line);
  const count = results.reduce((sum, { findings }) => sum + findings.length, 0);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(
    `${artefact.pages.length.toLocaleString('en-US')} pages, ${artefact.files.size.toLocaleString('en-US')} files checked in ${seconds} s: ${count === 0 ? 'all well' : `${count} findings`}`,
  );
  return count === 0 ? 0 : 1;
}

process.exitCode = await main();
