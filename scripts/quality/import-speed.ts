import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Command } from '@commander-js/extra-typings';
import { path } from '../cli/parameters.ts';
import { examples } from '../cli/shared-options.ts';
import type { Terminal } from '../cli/terminal.ts';
import { measureNode } from './bench/measure.ts';
import { launcher } from './launcher.ts';

/** Makes the command `npm run quality -- import`, which measures how fast a file of listings is imported. */
export const importSpeedCommand = ({ print }: Terminal) =>
  new Command('import')
    .description('Measures the time and memory that the import of a file of listings takes.')
    .argument('<file>', 'file to import, such as the register’s', path)
    .addHelpText('after', examples('npm run quality -- import npidata_pfile_20050523-20261108.csv'))
    .action(async (file) => {
      const store = await mkdtemp(join(tmpdir(), 'pharmacy-import-'));
      try {
        const size = (await stat(file)).size / 1024 / 1024;
        const call = [launcher, 'data', 'import', file, '--store', join(store, 'new')];
        const { wall, user, system, peak } = await measureNode(call);
        const [seconds, processor] = [wall / 1000, (user + system) / 1000];
        print(
          `${size.toFixed(0)} MB imported in ${seconds.toFixed(1)} s (${(size / seconds).toFixed(0)} MB/s)`,
        );
        print(`${processor.toFixed(1)} s of processor time, at most ${peak.toFixed(0)} MB of memory`);
      } finally {
        await rm(store, { recursive: true, force: true });
      }
    });
