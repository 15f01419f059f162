import { join } from 'node:path';
import { startPreview } from '../../hosts/preview/server.ts';
import { defaultFolders } from '../default-folders.ts';
import { Refusal } from '../problems/refusal.ts';
import { runChild } from '../run-child.ts';
import { hostOption, launchFile, newCommand, portOption } from '../shared-options.ts';
import type { Terminal } from '../terminal.ts';

const registerSite = {
  out: join('.cache', 'register', 'dist'),
  work: join('.cache', 'register', 'work'),
} as const;

/** Makes the command `npm start`, which builds the site and serves it until it is stopped. */
export const command = ({ print }: Terminal) =>
  newCommand(
    'npm start --',
    'Installs what is missing, builds the site and serves it.',
    ...['npm start', 'npm start -- --register', 'npm start -- --port 8080'],
  )
    .addOption(portOption())
    .addOption(hostOption())
    .option('--register', 'show the real pharmacies of src/data/register.csv', false)
    .action(async ({ port, host, register }) => {
      const { out, work } = register ? registerSite : defaultFolders;
      const options = register ? ['--register', '--out', out, '--work', work] : [];
      if (!(await runChild(process.execPath, [launchFile, 'build', ...options])))
        throw new Refusal('The build failed, so nothing is served.');
      const { url } = await startPreview({ dist: out, port, host });
      print(`Serving ${out} on ${url} (Ctrl+C stops it)`);
    });
