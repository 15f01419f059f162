import { Command } from '@commander-js/extra-typings';
import { searchTable } from '../../quality/bench/search-speed.ts';
import { examples } from '../shared-options.ts';
import type { Terminal } from '../terminal.ts';

/** `npm run bench:search`. */
export const command = ({ print }: Terminal) =>
  new Command('npm run bench:search --')
    .description('Measures how long a keystroke in the search box takes.')
    .addHelpText('after', examples('npm run bench:search'))
    .action(() => print(searchTable().join('\n')));
