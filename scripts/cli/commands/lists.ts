import { newCommand } from '../shared-options.ts';
import type { Terminal } from '../terminal.ts';
import { addressesCommand } from './lists/addresses.ts';
import { citiesCommand } from './lists/cities.ts';
import { routesCommand } from './lists/routes.ts';
import { storesCommand } from './lists/towns.ts';

/** `npm run lists`: what editors keep in src/data, and what follows from it. */
export const command = (terminal: Terminal) =>
  newCommand(
    'npm run lists --',
    'Shows and edits the lists of cities, branded stores and published addresses.',
  )
    .addCommand(citiesCommand(terminal))
    .addCommand(storesCommand(terminal))
    .addCommand(addressesCommand(terminal))
    .addCommand(routesCommand(terminal));
