import { Command } from '@commander-js/extra-typings';
import { editTable } from '../../quality/bench/edit-table.ts';
import { examples, listsOption } from '../shared-options.ts';
import type { Terminal } from '../terminal.ts';

/** `npm run bench:edits`: takes some eight minutes where others work, and wants a machine that does nothing else. */
export const command = ({ print }: Terminal) =>
  new Command('npm run bench:edits --')
    .description(
      'Measures builds after an edit of one city, of one listing, and of two hundred listings at once.',
    )
    .addOption(listsOption())
    .addHelpText('after', examples('npm run bench:edits'))
    .action(async ({ lists }) => print(await editTable(lists)));
