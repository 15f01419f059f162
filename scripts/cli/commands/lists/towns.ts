import { cityLabel } from '../../../../src/domain/places/city.ts';
import { editLines } from '../../../addresses/edit-lines.ts';
import { editTowns } from '../../../addresses/edit-towns.ts';
import {
  readTownName,
  storeRemoval,
  storeRenaming,
  type TownEdit,
  type TownName,
} from '../../../addresses/town-edits.ts';
import { withListLock } from '../../../lists/list-lock.ts';
import { loadLists } from '../../../lists/load-lists.ts';
import { name } from '../../parameters.ts';
import { checkedValue } from '../../problems/refusal.ts';
import { listsOption, newCommand, today } from '../../shared-options.ts';
import type { Terminal } from '../../terminal.ts';

/** Entries of a list that stand for a town each. */
interface Towns {
  readonly thing: 'city' | 'branded store';
  readonly renaming: (slug: string, town: TownName) => TownEdit;
  readonly removal: (slug: string, to?: string) => TownEdit;
  readonly renameExample: string;
  readonly removeExample: string;
  /** What is told after a renaming. */
  readonly afterRenaming?: string;
}

export const renameCommand = ({ print }: Terminal, { thing, renaming, ...texts }: Towns) =>
  newCommand(
    'rename',
    `Gives the town of a ${thing} another name in every list; its addresses lead to the new ones.`,
    texts.renameExample,
  )
    .argument('<slug>', `the slug that the ${thing} has`)
    .argument('<new>', 'the new name and state of the town, or the town’s new slug')
    .option('--name <name>', 'the new name, where a slug is given that does not tell how it is written', name)
    .addOption(listsOption())
    .action(async (slug, to, { name: written, lists }) => {
      const town = checkedValue(readTownName(to, written), 'the lists are unchanged');
      const edited = await edit(lists, renaming(slug, town));
      for (const line of editLines(`Renamed ${slug} to ${cityLabel(town)}`, edited, lists)) print(line);
      if (texts.afterRenaming !== undefined) print(texts.afterRenaming);
    });

export const removeCommand = ({ print }: Terminal, { thing, removal, removeExample }: Towns) =>
  newCommand(
    'remove',
    `Takes a ${thing} out of every list; its addresses are gone, or lead to another one.`,
    removeExample,
  )
    .argument('<slug>', `the slug of the ${thing}`)
    .option('--to <slug>', 'the one that its addresses lead to', name)
    .addOption(listsOption())
    .action(async (slug, { to, lists }) => {
      const edited = await edit(lists, removal(slug, to));
      for (const line of editLines(`Removed ${slug}`, edited, lists)) print(line);
    });

const edit = async (lists: string, change: TownEdit) =>
  checkedValue(await withListLock(lists, () => editTowns(lists, change, today())), 'the lists are unchanged');

const stores: Towns = {
  thing: 'branded store',
  renaming: storeRenaming,
  removal: storeRemoval,
  renameExample: 'npm run lists -- stores rename city-drugs-boise-id "Boise City, ID"',
  removeExample: 'npm run lists -- stores remove city-drugs-marks-ms',
};

/** `npm run lists -- stores`: the towns with a branded store. */
export const storesCommand = (terminal: Terminal) =>
  newCommand('stores', 'Shows and edits the list of branded stores.')
    .addCommand(
      newCommand('list', 'Prints the branded stores: slug, town.', 'npm run lists -- stores list')
        .addOption(listsOption())
        .action(async ({ lists }) => {
          const { brandedStores } = checkedValue(await loadLists(lists));
          for (const { slug, city } of brandedStores) terminal.print(`${slug}\t${cityLabel(city)}`);
        }),
    )
    .addCommand(renameCommand(terminal, stores))
    .addCommand(removeCommand(terminal, stores));
