import { addressesCommand } from '../../addresses/commands/addresses.ts';
import { citiesCommand } from '../../addresses/commands/cities.ts';
import { townsCommand } from '../../addresses/commands/towns.ts';
import { routesCommand } from '../routes-command.ts';
import { newCommand } from '../shared-options.ts';
import type { Terminal } from '../terminal.ts';

/** Makes the command `npm run lists`, which edits the lists of cities, stores and addresses. */
export const command = (terminal: Terminal) =>
  newCommand(
    'npm run lists --',
    'Adds, renames and removes cities and stores. Shows former addresses and all routes.',
  )
    .addCommand(citiesCommand(terminal))
    .addCommand(
      townsCommand(terminal, {
        list: 'brandedStores',
        command: 'stores',
        noun: 'branded store',
        description: 'Renames and removes branded stores.',
        renameExample: 'rename city-drugs-boise-id "Boise City, ID"',
        removeExample: 'remove city-drugs-marks-ms',
      }),
    )
    .addCommand(addressesCommand(terminal))
    .addCommand(routesCommand(terminal));
