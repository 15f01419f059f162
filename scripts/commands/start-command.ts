import { join } from 'node:path';
import { Command } from '@commander-js/extra-typings';
import { defaultFolders } from '../build/run-build.ts';
import { runChild } from '../command-line/run-child.ts';
import type { Terminal } from '../command-line/terminal.ts';
import { startPreview } from '../preview/server.ts';
import { Refusal } from '../problems/refusal.ts';
import { hostOption, portOption } from './preview-command.ts';
import { examples } from './shared-options.ts';

const build = join(import.meta.dirname, '..', 'start-build.mjs');

/** `npm start`: what it was called with is read before anything is built. */
export const startCommand = ({ print }: Terminal) =>
  new Command('npm start --')
    .description('Installs what is missing, builds the site and serves it.')
    .addOption(portOption())
    .addOption(hostOption())
    .addHelpText('after', examples('npm start', 'npm start -- --port 8080'))
    .action(async ({ port, host }) => {
      if (!(await runChild(process.execPath, [build])))
        throw new Refusal('The build failed, so nothing is served.');
      const { url } = await startPreview({ dist: defaultFolders.out, port, host });
      print(`Serving ${defaultFolders.out} on ${url} (Ctrl+C stops it)`);
    });
