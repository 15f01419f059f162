import { addressesCommand } from '../../addresses/commands/addresses.ts';
import { citiesCommand } from '../../addresses/commands/cities.ts';
import { townsCommand } from '../../addresses/commands/towns.ts';
import { routesCommand } from '../routes-command.ts';
import { newCommand } from '../shared-options.ts';
import type { Terminal } from '../terminal.ts';

/** `npm run lists`: shows and edits the lists in src/data, and shows the routes that follow from them. */
export const command = (terminal: Terminal) =>
  newCommand(
    'npm run lists --',
    'Shows and edits the lists of cities, branded stores and published addresses.',
  )
    .addCommand(citiesCommand(terminal))
    .addCommand(
      townsCommand(terminal, {
        list: 'brandedStores',
        command: 'stores',
        thing: 'branded store',
        renameExample: 'rename city-drugs-boise-id "Boise City, ID"',
        removeExample: 'remove city-drugs-marks-ms',
      }),
    )
    .addCommand(addressesCommand(terminal))
    .addCommand(routesCommand(terminal));
