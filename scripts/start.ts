import { join } from 'node:path';
import { Command } from '@commander-js/extra-typings';
import { defaultFolders } from './build/run-build.ts';
import { runChild } from './command-line/run-child.ts';
import { examples, hostOption, portOption } from './command-line/shared-options.ts';
import type { Terminal } from './command-line/terminal.ts';
import { startPreview } from './preview/server.ts';
import { Refusal } from './problems/refusal.ts';

const launch = join(import.meta.dirname, 'launch', 'launch.mjs');

/** `npm start`: what it was called with is read before anything is built. */
export const command = ({ print }: Terminal) =>
  new Command('npm start --')
    .description('Installs what is missing, builds the site and serves it.')
    .addOption(portOption())
    .addOption(hostOption())
    .addHelpText('after', examples('npm start', 'npm start -- --port 8080'))
    .action(async ({ port, host }) => {
      if (!(await runChild(process.execPath, [launch, 'build'])))
        throw new Refusal('The build failed, so nothing is served.');
      const { url } = await startPreview({ dist: defaultFolders.out, port, host });
      print(`Serving ${defaultFolders.out} on ${url} (Ctrl+C stops it)`);
    });
