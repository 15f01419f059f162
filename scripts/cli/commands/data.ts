import { hostIds } from '../../hosts/files/host-limits.ts';
import { correctCommand } from '../../listings/commands/correct.ts';
import { fetchCommand } from '../../listings/commands/fetch.ts';
import { importCommand } from '../../listings/commands/import.ts';
import { refreshCommand } from '../../listings/commands/refresh.ts';
import { snapshotCommand } from '../../listings/commands/snapshot.ts';
import { explainCommand, removeCommand, statusCommand } from '../../listings/commands/status.ts';
import { defaultFolders } from '../default-folders.ts';
import { newCommand } from '../shared-options.ts';
import type { Terminal } from '../terminal.ts';

/** Makes the command `npm run data`, which imports, corrects and shows listings of pharmacies. */
export const command = (terminal: Terminal) =>
  newCommand('npm run data --', 'Fills and shows the store of real pharmacies.')
    .addCommand(fetchCommand(terminal))
    .addCommand(importCommand(terminal))
    .addCommand(refreshCommand(terminal, { ...defaultFolders, hosts: hostIds }))
    .addCommand(removeCommand(terminal))
    .addCommand(statusCommand(terminal))
    .addCommand(explainCommand(terminal))
    .addCommand(correctCommand(terminal))
    .addCommand(snapshotCommand(terminal));
