import { Command } from '@commander-js/extra-typings';
import { importTable } from '../../quality/bench/import-table.ts';
import { existingFile, wholeNumber } from '../parameters.ts';
import { examples } from '../shared-options.ts';
import type { Terminal } from '../terminal.ts';

/** `npm run bench:import`. */
export const command = ({ print }: Terminal) =>
  new Command('npm run bench:import --')
    .description('Measures the import of a file in the register’s layout against merely reading it.')
    .option('--megabytes <number>', 'size of the file that is written for it', wholeNumber(1, 100_000), 2048)
    .option('--file <file>', 'measure this file of the register instead', existingFile)
    .addHelpText('after', examples('npm run bench:import -- --megabytes 256'))
    .action(async ({ file, megabytes }) => print(await importTable(file, megabytes)));
