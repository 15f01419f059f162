import { changeNotes } from '../../addresses/change-notes.ts';
import { loadAddresses, lostNameProblems } from '../../addresses/site-addresses.ts';
import { storeFolder } from '../../listings/listing-store.ts';
import { fixLists, formNotes } from '../../lists/fix-lists.ts';
import { withListLock } from '../../lists/list-lock.ts';
import { checkedValue, refuseProblems } from '../problems/refusal.ts';
import { newListsCommand, today } from '../shared-options.ts';
import type { Terminal } from '../terminal.ts';

/** Makes the command `npm run check`, which checks the CSV lists. */
export const command = ({ print }: Terminal) =>
  newListsCommand(
    'npm run check --',
    'Checks the lists: file, line, value, rule and remedy of everything wrong.',
    'npm run check',
    'npm run check -- --fix',
  )
    .option('--fix', 'first rewrite lists that a spreadsheet saved in another form', false)
    .action(async (options) => {
      if (options.fix) {
        const { fixed, problems } = await withListLock(options.lists, () => fixLists(options.lists));
        for (const file of fixed) print(`${file}: written as the project keeps it (UTF-8, LF, commas)`);
        if (problems.length > 0) throw refuseProblems(problems);
      }
      const folders = { lists: options.lists, listings: storeFolder };
      const { loaded, addresses } = checkedValue(await loadAddresses(folders, today()));
      const notes = [...loaded.notes, ...changeNotes(addresses)];
      const broken = lostNameProblems(options.lists, addresses);
      if (broken.length > 0) {
        for (const note of notes) print(note);
        throw refuseProblems(broken);
      }
      const { cities, brandedStores, places, featured } = loaded.lists;
      const allPlaces = [...places.values()];
      const landmarks = allPlaces.flatMap((place) => place.landmarks).length;
      const named = allPlaces.flatMap((place) => place.named).length;
      print(
        `${cities.length} cities, ${brandedStores.length} branded stores, ${landmarks} landmarks, ${named} neighbourhoods, ${featured.length} featured: no problems`,
      );
      for (const note of [...(await formNotes(options.lists)), ...notes]) print(note);
    });
