import { name } from '../../cli/parameters.ts';
import { newCommand, storeOption, today } from '../../cli/shared-options.ts';
import type { Terminal } from '../../cli/terminal.ts';
import { removeSource } from '../import/import-listings.ts';
import { formatImportReport } from '../import-report.ts';
import { formatSources } from '../sources-table.ts';
import { lossOption } from './data-options.ts';

/** `npm run data -- sources`. */
export const sourcesCommand = ({ print }: Terminal) =>
  newCommand(
    'sources',
    'Shows the sources of the store: their terms, records, dates and files.',
    'npm run data -- sources',
  )
    .addOption(storeOption())
    .action(async ({ store }) => print(await formatSources(store)));

/** `npm run data -- remove`. */
export const removeCommand = ({ print }: Terminal) =>
  newCommand(
    'remove',
    'Takes a source out of the store, and whatever was known from it alone.',
    'npm run data -- remove alltheplaces',
  )
    .argument('<id>', 'a source’s id, as sources shows it', name)
    .addOption(storeOption())
    .addOption(lossOption())
    .action(async (id, { store, acceptLoss }) =>
      print(formatImportReport(await removeSource(id, { folder: store, today: today(), acceptLoss }))),
    );
