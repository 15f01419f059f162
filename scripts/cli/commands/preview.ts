import { Command } from '@commander-js/extra-typings';
import { startPreview } from '../../hosts/preview/server.ts';
import { distOption, examples, hostOption, portOption } from '../shared-options.ts';
import type { Terminal } from '../terminal.ts';

/** `npm run preview`: serves the built site until it is stopped. */
export const command = ({ print }: Terminal) =>
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
