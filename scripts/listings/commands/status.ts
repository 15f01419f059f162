import { name } from '../../cli/parameters.ts';
import { newCommand, newListsCommand, storeOption, today } from '../../cli/shared-options.ts';
import type { Terminal } from '../../cli/terminal.ts';
import { correctionLines } from '../corrections/read-corrections.ts';
import { explain } from '../explain-listing.ts';
import { removeSource } from '../import/import-listings.ts';
import { formatImportReport } from '../import-report.ts';
import { readListings } from '../listing-store.ts';
import { formatStatus } from '../status.ts';
import { withStoreLock } from '../store/store-lock.ts';
import { citiesOf, lossOption } from './data-options.ts';

export const statusCommand = ({ print }: Terminal) =>
  newListsCommand(
    'status',
    'Shows what the store holds and what is missing, by source, state and city.',
    'npm run data -- status',
    'npm run data -- status --all',
  )
    .addOption(storeOption())
    .option('--all', 'every city of the lists, not only those with most listings', false)
    .action(async ({ lists, store, all }) => print(await formatStatus(store, await citiesOf(lists), all)));

export const removeCommand = ({ print }: Terminal) =>
  newCommand(
    'remove',
    'Takes a source out of the store, and whatever was known from it alone.',
    'npm run data -- remove alltheplaces',
  )
    .argument('<id>', 'a source’s id, as status shows it', name)
    .addOption(storeOption())
    .addOption(lossOption())
    .action(async (id, { store: folder, acceptLoss }) => {
      const change = { folder, today: today(), acceptLoss };
      print(formatImportReport(await withStoreLock(folder, () => removeSource(id, change))));
    });

export const explainCommand = ({ print }: Terminal) =>
  newListsCommand(
    'explain',
    'Shows where each fact of one pharmacy comes from.',
    'npm run data -- explain 1234567893',
  )
    .argument('<id>', 'a listing’s id, an NPI or a record’s key')
    .addOption(storeOption())
    .action(async (id, { lists, store }) => {
      const text = await explain(store, id);
      const listing = (await readListings(store))?.listings.find(
        (known) => known.id === id || known.npi === id,
      );
      const ids = [id, listing?.id, listing?.npi].flatMap((known) => known ?? []);
      print([text, ...(await correctionLines(lists, ids, today()))].join('\n'));
    });
