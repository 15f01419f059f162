import { Option } from '@commander-js/extra-typings';
import { type City, cityLabel } from '../../../src/domain/places/city.ts';
import type { StateCode } from '../../../src/domain/places/us-state.ts';
import { state, wholeNumber } from '../../cli/parameters.ts';
import { newListsCommand } from '../../cli/shared-options.ts';
import type { Terminal } from '../../cli/terminal.ts';
import { selectionLines } from '../../lists/choose-cities.ts';
import { gazetteerPlaces } from '../../lists/facts/gazetteer.ts';
import { withListsOption } from '../../lists/list-directory.ts';
import { editLists } from '../../lists/list-lock.ts';
import { addNamedCity, addSelectedCities } from '../edit-lists.ts';
import { townsCommand } from './towns.ts';

/**
 * Makes the command `npm run lists -- cities`. Facts of added cities are from GeoNames
 * (https://www.geonames.org, CC BY 4.0), which the site must credit.
 */
export const citiesCommand = (terminal: Terminal) =>
  townsCommand(terminal, {
    list: 'cities',
    command: 'cities',
    noun: 'city',
    description: 'Adds, renames and removes cities.',
    renameExample: 'rename saint-petersburg-fl "St. Petersburg, FL"',
    removeExample: 'remove opp-al --to andalusia-al',
  }).addCommand(addCommand(terminal));

const addCommand = ({ print }: Terminal) =>
  newListsCommand(
    'add',
    'Appends a city with its facts, or all selected ones: whole cities that were not renamed or removed.',
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
    .action(async (city, { population, state: states, all, lists }, command) => {
      const isSelection = population !== undefined || states !== undefined || all;
      if (isSelection === (city !== undefined))
        command.error(
          'it must be said which city, or which — Name one, or select with --population, --state or --all.',
        );
      const places = gazetteerPlaces();
      const edit = () => addSelectedCities(lists, { population, states }, places);
      const lines =
        city === undefined
          ? selectionLines(await editLists(lists, edit))
          : [additionLine(await editLists(lists, () => addNamedCity(lists, city, places)))];
      for (const line of lines) print(withListsOption(lists, line));
    });

const additionLine = (city: City): string => `Added ${cityLabel(city)} (${city.slug}).`;
