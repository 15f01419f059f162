import { Command } from '@commander-js/extra-typings';
import { examples, storeOption } from '../command-line/shared-options.ts';
import type { Terminal } from '../command-line/terminal.ts';
import { formatChainJoins } from '../import/store/chain-joins.ts';

/** `npm run data -- chains`. */
export const chainsCommand = ({ print }: Terminal) =>
  new Command('chains')
    .description(
      'Measures how many stores of chains found the register’s pharmacy in them, and what it has from them.',
    )
    .addOption(storeOption())
    .addHelpText('after', examples('npm run data -- chains'))
    .action(async ({ store }) => print(await formatChainJoins(store)));
