import { startPreview } from '../../hosts/preview/server.ts';
import { distOption, hostOption, newCommand, portOption } from '../shared-options.ts';
import type { Terminal } from '../terminal.ts';

/** Makes the command `npm run preview`, which serves the built site until it is stopped. */
export const command = ({ print }: Terminal) =>
  newCommand(
    'npm run preview --',
    'Serves the built site as a good static host does.',
    'npm run preview -- --port 8080 --host 0.0.0.0',
  )
    .addOption(distOption())
    .addOption(portOption())
    .addOption(hostOption())
    .action(async ({ dist, port, host }) => {
      const { url } = await startPreview({ dist, port, host });
      print(`Serving ${dist} on ${url} (Ctrl+C stops it)`);
    });
