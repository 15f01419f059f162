import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { replaceFile } from '../../cli/files/replace-file.ts';
import { path, wholeNumber } from '../../cli/parameters.ts';
import { acceptLossOption } from '../../cli/problems/loss-guard.ts';
import { newListsCommand, storeOption } from '../../cli/shared-options.ts';
import type { Terminal } from '../../cli/terminal.ts';
import {
  defaultSnapshotMiles,
  makeSnapshot,
  maxSnapshotMiles,
  registerInStore,
  snapshotLosses,
} from '../snapshot/make-snapshot.ts';
import { snapshotFile } from '../snapshot/snapshot-file.ts';
import { lossRefusal } from '../store/store-losses.ts';
import { citiesOf } from './data-options.ts';

export const snapshotCommand = ({ print }: Terminal) =>
  newListsCommand(
    'snapshot',
    'Writes the register’s pharmacies of the listed cities and around them from the store into src/data/register.csv, for builds with --register.',
    'npm run data -- snapshot',
    'npm run data -- snapshot --miles 100',
  )
    .addOption(storeOption())
    .option('--out <file>', 'file that is written', path, snapshotFile)
    .option(
      '--miles <number>',
      'how far around the cities’ centers it reaches',
      wholeNumber(0, maxSnapshotMiles),
      defaultSnapshotMiles,
    )
    .option(
      acceptLossOption,
      'replace the file even where more than a fifth of its register numbers, or of a state’s, would go',
      false,
    )
    .action(async ({ lists, store, out, miles, acceptLoss }) => {
      const cities = await citiesOf(lists);
      const { text, rows, bytes } = makeSnapshot(await registerInStore(store), { cities, miles });
      const losses = snapshotLosses(existsSync(out) ? await readFile(out, 'utf8') : '', text);
      if (losses.length > 0 && !acceptLoss)
        throw lossRefusal(out, losses, {
          rule: 'a snapshot must not take more than a fifth of the register numbers, or of a state’s, away',
          remedy: 'Import the register of every state first.',
          outcome: `${out} is as it was.`,
        });
      await replaceFile(out, text);
      print(
        `${out}: ${rows.toLocaleString('en-US')} register numbers, ${bytes.toLocaleString('en-US')} bytes`,
      );
    });
