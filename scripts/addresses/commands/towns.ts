import { cityLabel } from '../../../src/domain/places/city.ts';
import { name } from '../../cli/parameters.ts';
import { checkedValue } from '../../cli/problems/refusal.ts';
import { newCommand, newListsCommand, today } from '../../cli/shared-options.ts';
import type { Terminal } from '../../cli/terminal.ts';
import { readTownName, type TownEdit } from '../../lists/edit-town.ts';
import { withListsOption } from '../../lists/list-directory.ts';
import { editLists } from '../../lists/list-lock.ts';
import { moveTown } from '../edit-lists.ts';

interface TownList {
  readonly list: TownEdit['list'];
  readonly command: string;
  readonly noun: string;
  readonly description: string;
  readonly renameExample: string;
  readonly removeExample: string;
}

/** Makes a command that renames and removes cities or City Drugs shops. */
export const townsCommand = (terminal: Terminal, towns: TownList) =>
  newCommand(towns.command, towns.description)
    .addCommand(renameCommand(terminal, towns))
    .addCommand(removeCommand(terminal, towns));

const exampleOf = ({ command }: TownList, words: string): string => `npm run lists -- ${command} ${words}`;

const doneLine = (done: string, files: readonly string[], lists: string): string =>
  withListsOption(
    lists,
    `${done}: wrote ${files.join(', ')}. "npm run lists -- addresses list" prints where its addresses lead.`,
  );

const renameCommand = ({ print }: Terminal, towns: TownList) =>
  newListsCommand(
    'rename',
    `Gives the town of a ${towns.noun} another name in every list; its addresses lead to the new ones.`,
    exampleOf(towns, towns.renameExample),
  )
    .argument('<slug>', `the slug that the ${towns.noun} has`)
    .argument('<name>', 'the new name and state of the town')
    .action(async (slug, written, { lists }) => {
      const town = checkedValue(readTownName('new name', written), 'the lists are unchanged');
      const edit = { list: towns.list, slug, name: town };
      const files = await editLists(lists, () => moveTown(lists, edit, { since: today() }));
      print(doneLine(`Renamed ${slug} to ${cityLabel(town)}`, files, lists));
      if (towns.list === 'cities')
        print('Imported pharmacies follow with the next "npm run data -- import" or fetch.');
    });

const removeCommand = ({ print }: Terminal, towns: TownList) =>
  newListsCommand(
    'remove',
    `Takes a ${towns.noun} out of every list; its addresses are gone, or lead to another one.`,
    exampleOf(towns, towns.removeExample),
  )
    .argument('<slug>', `the slug of the ${towns.noun}`)
    .option('--to <slug>', 'the one that its addresses lead to', name)
    .action(async (slug, { to, lists }) => {
      const edit = { list: towns.list, slug };
      const files = await editLists(lists, () => moveTown(lists, edit, { to, since: today() }));
      print(doneLine(`Removed ${slug}`, files, lists));
    });
