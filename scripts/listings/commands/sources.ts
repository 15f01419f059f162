import { Command } from '@commander-js/extra-typings';
import { name } from '../../cli/parameters.ts';
import { examples, storeOption } from '../../cli/shared-options.ts';
import type { Terminal } from '../../cli/terminal.ts';
import { removeSource } from '../import/import-listings.ts';
import { formatImportReport } from '../import-report.ts';
import { formatSources } from '../sources-table.ts';
import { lossOption, today } from './data-options.ts';

/** `npm run data -- sources`. */
export const sourcesCommand = ({ print }: Terminal) =>
  new Command('sources')
    .description('Shows the sources of the store: their terms, records, dates and files.')
    .addOption(storeOption())
    .addHelpText('after', examples('npm run data -- sources'))
    .action(async ({ store }) => print(await formatSources(store)));

/** `npm run data -- remove`. */
export const removeCommand = ({ print }: Terminal) =>
  new Command('remove')
    .description('Takes a source out of the store, and whatever was known from it alone.')
    .argument('<id>', 'a source’s id, as sources shows it', name)
    .addOption(storeOption())
    .addOption(lossOption())
    .addHelpText('after', examples('npm run data -- remove alltheplaces'))
    .action(async (id, { store, acceptLoss }) =>
      print(formatImportReport(await removeSource(id, { folder: store, today: today(), acceptLoss }))),
    );
