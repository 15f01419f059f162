import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { groupedNumber } from '../../../src/domain/text/grouped-number.ts';
import { correctCommand } from '../../listings/commands/correct.ts';
import { citiesOf, fetchCommand, importCommand, removeCommand } from '../../listings/commands/fill-store.ts';
import { correctionLines, explain } from '../../listings/explain-listing.ts';
import { readListings, snapshotFile } from '../../listings/listing-store.ts';
import { makeSnapshot, registerInStore, snapshotLosses } from '../../listings/snapshot/make-snapshot.ts';
import { formatStatus } from '../../listings/status.ts';
import { lossRefusal } from '../../listings/store/change-store.ts';
import { replaceFile } from '../files/replace-file.ts';
import { path } from '../parameters.ts';
import { acceptLossOption } from '../problems/loss-guard.ts';
import { newCommand, newListsCommand, storeOption, today } from '../shared-options.ts';
import type { Terminal } from '../terminal.ts';

/** Makes the command `npm run data`, which imports, corrects and shows listings of pharmacies. */
export const command = (terminal: Terminal) =>
  newCommand('npm run data --', 'Fills and shows the store of real pharmacies.')
    .addCommand(fetchCommand(terminal))
    .addCommand(importCommand(terminal))
    .addCommand(removeCommand(terminal))
    .addCommand(statusCommand(terminal))
    .addCommand(explainCommand(terminal))
    .addCommand(correctCommand(terminal))
    .addCommand(snapshotCommand(terminal));

const statusCommand = ({ print }: Terminal) =>
  newListsCommand(
    'status',
    'Shows what the store holds and what is missing, by source, state and city.',
    'npm run data -- status',
    'npm run data -- status --all',
  )
    .addOption(storeOption())
    .option('--all', 'every city of the lists, not only those with most listings', false)
    .action(async ({ lists, store, all }) => print(await formatStatus(store, await citiesOf(lists), all)));

const explainCommand = ({ print }: Terminal) =>
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

const snapshotCommand = ({ print }: Terminal) =>
  newListsCommand(
    'snapshot',
    'Writes the register’s pharmacies of the listed cities and around them from the store into src/data/register.csv, for builds with --register.',
    'npm run data -- snapshot',
  )
    .addOption(storeOption())
    .option('--out <file>', 'file that is written', path, snapshotFile)
    .option(
      acceptLossOption,
      'replace the file even where more than a fifth of its register numbers, or of a state’s, would go',
      false,
    )
    .action(async ({ lists, store, out, acceptLoss }) => {
      const { text, rows } = makeSnapshot(await registerInStore(store), await citiesOf(lists));
      const losses = acceptLoss || !existsSync(out) ? [] : snapshotLosses(await readFile(out, 'utf8'), text);
      if (losses.length > 0)
        throw lossRefusal(out, losses, {
          rule: 'a snapshot must not take more than a fifth of the register numbers, or of a state’s, away',
          remedy: 'Import the register of every state first.',
          outcome: `${out} is as it was.`,
        });
      await replaceFile(out, text);
      print(`${out}: ${groupedNumber(rows)} register numbers`);
    });
