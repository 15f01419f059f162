import { Command } from '@commander-js/extra-typings';
import { examples, listsOption, storeOption } from '../command-line/shared-options.ts';
import type { Terminal } from '../command-line/terminal.ts';
import { explain } from '../listings/explain-listing.ts';
import { formatStatus } from '../listings/status.ts';
import { citiesOf, today } from './data-options.ts';

/** `npm run data -- status`. */
export const statusCommand = ({ print }: Terminal) =>
  new Command('status')
    .description('Shows what the store holds and what is missing, by state, city and source.')
    .addOption(listsOption())
    .addOption(storeOption())
    .option('--all', 'every city of the lists, not only those with most listings', false)
    .addHelpText('after', examples('npm run data -- status', 'npm run data -- status --all'))
    .action(async ({ lists, store, all }) =>
      print(await formatStatus(store, await citiesOf(lists), today(), all)),
    );

/** `npm run data -- explain`. */
export const explainCommand = ({ print }: Terminal) =>
  new Command('explain')
    .description('Shows where each fact of one pharmacy comes from.')
    .argument('<id>', 'a listing’s id, an NPI or a record’s key')
    .addOption(storeOption())
    .addHelpText('after', examples('npm run data -- explain 1234567893'))
    .action(async (id, { store }) => print(await explain(store, id)));
