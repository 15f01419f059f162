import { Command } from '@commander-js/extra-typings';
import { examples, storeOption } from '../../cli/shared-options.ts';
import type { Terminal } from '../../cli/terminal.ts';
import { formatChainJoins } from '../store/chain-joins.ts';

/** `npm run data -- chains`. */
export const chainsCommand = ({ print }: Terminal) =>
  new Command('chains')
    .description(
      'Measures how many stores of chains found the register’s pharmacy in them, and what it has from them.',
    )
    .addOption(storeOption())
    .addHelpText('after', examples('npm run data -- chains'))
    .action(async ({ store }) => print(await formatChainJoins(store)));
