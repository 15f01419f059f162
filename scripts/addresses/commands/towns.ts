import { cityLabel } from '../../../src/domain/places/city.ts';
import { name } from '../../cli/parameters.ts';
import { checkedValue } from '../../cli/problems/refusal.ts';
import { newCommand, newListsCommand, today } from '../../cli/shared-options.ts';
import type { Terminal } from '../../cli/terminal.ts';
import { editLists } from '../../lists/list-lock.ts';
import { type Lists, loadLists } from '../../lists/load-lists.ts';
import { editLines } from '../edit-lines.ts';
import { editTowns } from '../edit-towns.ts';
import { readTownName, type TownEdit, type TownName } from '../town-edits.ts';

/** A list whose rows stand for a town each. */
interface Towns {
  /** The subcommand: `npm run lists -- cities`. */
  readonly command: 'cities' | 'stores';
  readonly thing: 'city' | 'branded store';
  readonly things: 'cities' | 'branded stores';
  /** What `list` prints of each: `slug, town`. */
  readonly fields: string;
  readonly rows: (lists: Lists) => readonly (readonly (string | number)[])[];
  readonly renaming: (slug: string, town: TownName) => TownEdit;
  readonly removal: (slug: string, to?: string) => TownEdit;
  readonly renameExample: string;
  readonly removeExample: string;
  /** What is told after a renaming. */
  readonly afterRenaming?: string;
}

/** Makes the command of a list of towns, which prints, renames and removes them. */
export const townsCommand = (terminal: Terminal, towns: Towns) =>
  newCommand(towns.command, `Shows and edits the list of ${towns.things}.`)
    .addCommand(listCommand(terminal, towns))
    .addCommand(renameCommand(terminal, towns))
    .addCommand(removeCommand(terminal, towns));

const exampleOf = ({ command }: Towns, words: string): string => `npm run lists -- ${command} ${words}`;

const listCommand = ({ print }: Terminal, towns: Towns) =>
  newListsCommand('list', `Prints the ${towns.things}: ${towns.fields}.`, exampleOf(towns, 'list')).action(
    async ({ lists }) => {
      for (const row of towns.rows(checkedValue(await loadLists(lists)))) print(row.join('\t'));
    },
  );

const renameCommand = ({ print }: Terminal, towns: Towns) =>
  newListsCommand(
    'rename',
    `Gives the town of a ${towns.thing} another name in every list; its addresses lead to the new ones.`,
    exampleOf(towns, towns.renameExample),
  )
    .argument('<slug>', `the slug that the ${towns.thing} has`)
    .argument('<new>', 'the new name and state of the town, or the town’s new slug')
    .option('--name <name>', 'the new name, where a slug is given that does not tell how it is written', name)
    .action(async (slug, to, { name: written, lists }) => {
      const town = checkedValue(readTownName(to, written), 'the lists are unchanged');
      const edited = await editLists(lists, () => editTowns(lists, towns.renaming(slug, town), today()));
      for (const line of editLines(`Renamed ${slug} to ${cityLabel(town)}`, edited, lists)) print(line);
      if (towns.afterRenaming !== undefined) print(towns.afterRenaming);
    });

const removeCommand = ({ print }: Terminal, towns: Towns) =>
  newListsCommand(
    'remove',
    `Takes a ${towns.thing} out of every list; its addresses are gone, or lead to another one.`,
    exampleOf(towns, towns.removeExample),
  )
    .argument('<slug>', `the slug of the ${towns.thing}`)
    .option('--to <slug>', 'the one that its addresses lead to', name)
    .action(async (slug, { to, lists }) => {
      const edited = await editLists(lists, () => editTowns(lists, towns.removal(slug, to), today()));
      for (const line of editLines(`Removed ${slug}`, edited, lists)) print(line);
    });
