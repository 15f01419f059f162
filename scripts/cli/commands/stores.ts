import { Command } from '@commander-js/extra-typings';
import { cityLabel } from '../../../src/domain/places/city.ts';
import { editLines } from '../../addresses/edit-lines.ts';
import { editTowns } from '../../addresses/edit-towns.ts';
import { readTownName, storeRemoval, storeRenaming } from '../../addresses/town-edits.ts';
import { withListLock } from '../../lists/list-lock.ts';
import { loadLists } from '../../lists/load-lists.ts';
import { name } from '../parameters.ts';
import { checkedValue } from '../problems/refusal.ts';
import { examples, listsOption } from '../shared-options.ts';
import type { Terminal } from '../terminal.ts';

const unchanged = 'the lists are unchanged';
const today = (): string => new Date().toISOString().slice(0, 10);

/** `npm run stores`: the towns with a branded store. */
export function command({ print }: Terminal) {
  const command = new Command('npm run stores --').description('Shows and edits the list of branded stores.');

  command
    .command('list')
    .description('Prints the branded stores: slug, town.')
    .addOption(listsOption())
    .addHelpText('after', examples('npm run stores -- list'))
    .action(async (options) => {
      const { brandedStores } = checkedValue(await loadLists(options.lists));
      for (const { slug, city } of brandedStores) print(`${slug}\t${cityLabel(city)}`);
    });

  command
    .command('rename')
    .description('Gives the town of a branded store another name; its address leads to the new one.')
    .argument('<slug>', 'the slug of the store')
    .argument('<new>', 'the new name and state of its town, or the town’s new slug')
    .option('--name <name>', 'the new name, where a slug is given that does not tell how it is written', name)
    .addOption(listsOption())
    .addHelpText('after', examples('npm run stores -- rename city-drugs-boise-id "Boise City, ID"'))
    .action(async (slug, to, { name: written, lists }) => {
      const town = checkedValue(readTownName(to, written), unchanged);
      const edited = checkedValue(
        await withListLock(lists, () => editTowns(lists, storeRenaming(slug, town), today())),
        unchanged,
      );
      for (const line of editLines(`Renamed ${slug} to ${cityLabel(town)}`, edited, lists)) print(line);
    });

  command
    .command('remove')
    .description('Takes a branded store out; its address is gone, or leads to another store.')
    .argument('<slug>', 'the slug of the store')
    .option('--to <slug>', 'the store that its address leads to', name)
    .addOption(listsOption())
    .addHelpText('after', examples('npm run stores -- remove city-drugs-marks-ms'))
    .action(async (slug, { to, lists }) => {
      const edited = checkedValue(
        await withListLock(lists, () => editTowns(lists, storeRemoval(slug, to), today())),
        unchanged,
      );
      for (const line of editLines(`Removed ${slug}`, edited, lists)) print(line);
    });

  return command;
}
