import { Command } from '@commander-js/extra-typings';
import { Refusal } from '../cli/problems/refusal.ts';
import { runChild } from '../cli/run-child.ts';
import { distOption, examples } from '../cli/shared-options.ts';
import type { Terminal } from '../cli/terminal.ts';
import { lackingEngines, otherEngines } from './engines.ts';

/** Makes the command `npm run quality -- engines`, which runs browser tests in Firefox and WebKit. */
export const enginesCommand = ({ print }: Terminal) =>
  new Command('engines')
    .description('Takes the visitors’ tasks in Playwright’s Firefox and WebKit, where they are installed.')
    .addOption(distOption())
    .addHelpText('after', examples('npm run quality -- engines --dist /tmp/site'))
    .action(async ({ dist }) => {
      for (const lacking of lackingEngines) print(`Left out: ${lacking}`);
      if (otherEngines.length === 0) return;
      const projects = otherEngines.map((name) => `--project=${name}`);
      if (!(await runChild('npx', ['playwright', 'test', ...projects], { env: { E2E_DIST: dist } })))
        throw new Refusal('A task failed — See the words of the test above.');
    });
