import { correctCommand } from '../../listings/commands/correct.ts';
import { fetchCommand, importCommand, removeCommand } from '../../listings/commands/fill-store.ts';
import { explainCommand, snapshotCommand, statusCommand } from '../../listings/commands/show-store.ts';
import { newCommand } from '../shared-options.ts';
import type { Terminal } from '../terminal.ts';

/** Makes the command `npm run data`, which fills and shows the listing store (real pharmacies). */
export const command = (terminal: Terminal) =>
  newCommand('npm run data --', 'Fills and shows the store of real pharmacies.')
    .addCommand(fetchCommand(terminal))
    .addCommand(importCommand(terminal))
    .addCommand(removeCommand(terminal))
    .addCommand(statusCommand(terminal))
    .addCommand(explainCommand(terminal))
    .addCommand(correctCommand(terminal))
    .addCommand(snapshotCommand(terminal));
