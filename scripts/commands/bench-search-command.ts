import { Command } from '@commander-js/extra-typings';
import type { Terminal } from '../command-line/terminal.ts';
import { searchTable } from '../quality/bench/search-speed.ts';
import { examples } from './shared-options.ts';

/** `npm run bench:search`. */
export const benchSearchCommand = ({ print }: Terminal) =>
  new Command('npm run bench:search --')
    .description('Measures how long a keystroke in the search box takes.')
    .addHelpText('after', examples('npm run bench:search'))
    .action(() => print(searchTable().join('\n')));
