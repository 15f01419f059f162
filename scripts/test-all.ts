import { spawn } from 'node:child_process';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { Argument, Command } from '@commander-js/extra-typings';
import { examples } from './command-line/shared-options.ts';
import type { Terminal } from './command-line/terminal.ts';
import { Refusal } from './problems/refusal.ts';
import { leftOutFile } from './quality/test-all/left-out.ts';
import { type PlanName, plans } from './quality/test-all/plans.ts';
import { runSteps, summarize } from './quality/test-all/run-steps.ts';
import { testSite } from './quality/test-all/test-site.ts';

const project = join(import.meta.dirname, '..');
const binaries = join(project, 'node_modules', '.bin');
const environment = {
  ...process.env,
  PATH: `${binaries}${delimiter}${process.env.PATH ?? ''}`,
  E2E_DIST: testSite.out,
};

/** Started without a terminal's input, so nothing can wait for an answer. */
const run = (command: string, live: boolean): Promise<{ ok: boolean; output: string }> =>
  new Promise((done) => {
    const [program = '', ...args] = command.split(' ');
    const child = spawn(program, args, {
      cwd: project,
      env: environment,
      stdio: ['ignore', live ? 'inherit' : 'pipe', live ? 'inherit' : 'pipe'],
      shell: process.platform === 'win32',
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => {
        output += text;
      });
    }
    child.on('error', (error) => done({ ok: false, output: `${output}${error.message}` }));
    child.on('close', (code) => done({ ok: code === 0, output }));
  });

/** What the steps of this run wrote into `leftOutFile`, each line once. */
async function leftOut(): Promise<readonly string[]> {
  const text = await readFile(join(project, leftOutFile), 'utf8').catch(() => '');
  return [...new Set(text.split('\n').filter((line) => line !== ''))];
}

const isPlan = (name: string): name is PlanName => Object.hasOwn(plans, name);
const planNames = Object.keys(plans).filter(isPlan);

/** `npm test`, `npm run quick`, `npm run soak`: the steps of one plan. */
export const command = ({ print }: Terminal) =>
  new Command('npm test --')
    .description('Installs what is missing (a Chromium too) and runs every check and test of a plan.')
    .addArgument(new Argument('[plan]', 'which checks').choices(planNames).default('test' as const))
    .addHelpText('after', examples('npm test', 'npm run quick', 'npm run soak'))
    .action(async (plan) => {
      await mkdir(join(project, dirname(leftOutFile)), { recursive: true });
      await rm(join(project, leftOutFile), { force: true });
      const results = await runSteps(plans[plan], {
        run,
        log: print,
        now: () => performance.now(),
        lanes: availableParallelism(),
      });
      const { lines, ok } = summarize(results, await leftOut());
      print(`\n${lines.join('\n')}`);
      // The summary has said it all, and its last line must stay the last.
      if (!ok) throw new Refusal();
    });
