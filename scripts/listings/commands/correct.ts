import { readFile } from 'node:fs/promises';
import { text as textOf } from 'node:stream/consumers';
import { existingFile } from '../../cli/parameters.ts';
import { checkedValue } from '../../cli/problems/refusal.ts';
import { newListsCommand, storeOption, today } from '../../cli/shared-options.ts';
import type { Terminal } from '../../cli/terminal.ts';
import { readCorrectionsTable } from '../../lists/corrections-table.ts';
import { editLists } from '../../lists/list-lock.ts';
import { replaceLists } from '../../lists/write-list.ts';
import { addMessageCorrections } from '../corrections/message-corrections.ts';
import { neededListings } from '../listing-store.ts';

export const correctCommand = ({ print }: Terminal) =>
  newListsCommand(
    'correct',
    'Shows what a visitor’s message would correct, and with --yes adds its rows to corrections.csv.',
    'npm run data -- correct message.txt',
    'npm run data -- correct message.txt --yes',
  )
    .argument('[message]', 'a file with the whole message; without it, standard input', existingFile)
    .addOption(storeOption())
    .option('--yes', 'add the rows', false)
    .action(async (message, { lists, store: folder, yes }) => {
      const text = message === undefined ? await textOf(process.stdin) : await readFile(message, 'utf8');
      const store = await neededListings(folder);
      await editLists(lists, async () => {
        const table = await readCorrectionsTable(lists);
        const file = message ?? 'the message';
        const correction = checkedValue(addMessageCorrections(text, { file, table, store, today: today() }));
        print(correction.changes.join('\n'));
        if (correction.text === undefined) print(`Nothing to correct; ${table.file} is as it was.`);
        else if (!yes) print(`${table.file} is as it was; to add the rows, run it once more with --yes.`);
        else return replaceLists(lists, new Map([[table.file, correction.text]]));
        return { ok: true, value: [] };
      });
    });
