import { mkdir, readFile, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Argument, Command } from '@commander-js/extra-typings';
import { runChild } from './command-line/run-child.ts';
import { examples } from './command-line/shared-options.ts';
import type { Terminal } from './command-line/terminal.ts';
import { whyNotTestedHere } from './launch/project-path.mjs';
import { faultOf } from './problems/input-error.ts';
import { Refusal } from './problems/refusal.ts';
import { leftOutFile } from './quality/test-all/left-out.ts';
import { type PlanName, plans } from './quality/test-all/plans.ts';
import { type Ending, runSteps, summarize } from './quality/test-all/run-steps.ts';
import { testSite } from './quality/test-all/test-site.ts';

const project = join(import.meta.dirname, '..');

/** Runs a step's command; one that cannot be started has failed, too. */
async function run(command: string, live: boolean): Promise<Ending> {
  const [program = '', ...parameters] = command.split(' ');
  const heard: string[] = [];
  const options = {
    env: { E2E_DIST: testSite.out },
    ...(!live && { hear: (text: string) => heard.push(text) }),
  };
  const ok = await runChild(program, parameters, options).catch((error: unknown) => {
    heard.push(faultOf(error));
    return false;
  });
  return { ok, printed: heard.join('') };
}

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
      const obstacle = whyNotTestedHere(project);
      if (obstacle !== undefined) throw new Refusal(obstacle);
      await mkdir(join(project, dirname(leftOutFile)), { recursive: true });
      await rm(join(project, leftOutFile), { force: true });
      const results = await runSteps(plans[plan], {
        run,
        log: print,
        now: () => performance.now(),
      });
      const { lines, ok } = summarize(results, await leftOut());
      print(`\n${lines.join('\n')}`);
      // The summary has said it all, and its last line must stay the last.
      if (!ok) throw new Refusal();
    });
