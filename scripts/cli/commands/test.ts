import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Argument } from '@commander-js/extra-typings';
import { plans } from '../../quality/test-all/plans.ts';
import { type Ending, runSteps, type Step, summarize } from '../../quality/test-all/run-steps.ts';
import { notesFile, readNotes } from '../../quality/test-all/test-notes.ts';
import { testSite } from '../../quality/test-all/test-site.ts';
import { whyNotTestedHere } from '../../surroundings.mjs';
import { faultOf } from '../problems/fault-of.ts';
import { Refusal } from '../problems/refusal.ts';
import { runChild } from '../run-child.ts';
import { newCommand } from '../shared-options.ts';
import type { Terminal } from '../terminal.ts';

const project = join(import.meta.dirname, '..', '..', '..');

async function run({ command, env, alone = false }: Step): Promise<Ending> {
  const [program = '', ...parameters] = command.split(' ');
  const heard: string[] = [];
  const hear = (text: string): void => {
    heard.push(text);
    if (alone) process.stdout.write(text);
  };
  const options = { env: { E2E_DIST: testSite.out, ...env }, hear };
  const ok = await runChild(program, parameters, options).catch((error: unknown) => {
    hear(faultOf(error));
    return false;
  });
  return { ok, printed: heard.join('') };
}

/** Makes the command behind `npm test`, `npm run quick` and `npm run soak`, which runs checks and tests. */
export const command = ({ print }: Terminal) =>
  newCommand(
    'npm test --',
    'Installs what is missing (a Chromium too) and runs every check and test of a plan.',
    ...['npm test', 'npm run quick', 'npm run soak'],
  )
    .addArgument(new Argument('[plan]', 'which').choices(['test', 'quick', 'soak']).default('test' as const))
    .action(async (plan) => {
      const obstacle = whyNotTestedHere(project);
      if (obstacle !== undefined) throw new Refusal(obstacle);
      const notes = join(project, notesFile);
      await rm(notes, { force: true });
      const results = await runSteps(plans[plan], { run, log: print, now: () => performance.now() });
      const { lines, ok } = summarize(results, readNotes(notes));
      print(`\n${lines.join('\n')}`);
      // The summary has said it all, and its last line must stay the last.
      if (!ok) throw new Refusal();
    });
