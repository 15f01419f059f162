import { Command, Option } from '@commander-js/extra-typings';
import { hostAddress, port } from '../command-line/parameters.ts';
import type { Terminal } from '../command-line/terminal.ts';
import { startPreview } from '../preview/server.ts';
import { distOption, examples } from './shared-options.ts';

/** `--port`, or else PORT of the environment. */
export const portOption = () =>
  new Option('--port <number>', 'port to listen on; 0 takes any free one')
    .argParser(port)
    .env('PORT')
    .default(4173);

/** `--host`: who can reach the server. */
export const hostOption = () =>
  new Option('--host <address>', 'address to listen on; 0.0.0.0 lets other machines in')
    .argParser(hostAddress)
    .default('127.0.0.1');

/** `npm run preview`: serves the built site until it is stopped. */
export const previewCommand = ({ print }: Terminal) =>
  new Command('npm run preview --')
    .description('Serves the built site as a good static host does.')
    .addOption(distOption())
    .addOption(portOption())
    .addOption(hostOption())
    .addHelpText('after', examples('npm run preview -- --port 8080 --host 0.0.0.0'))
    .action(async ({ dist, port, host }) => {
      const { url } = await startPreview({ dist, port, host });
      print(`Serving ${dist} on ${url} (Ctrl+C stops it)`);
    });
