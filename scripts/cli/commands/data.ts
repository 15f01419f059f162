import { Command } from '@commander-js/extra-typings';
import { chainsCommand } from '../../listings/commands/chains.ts';
import { fetchCommand } from '../../listings/commands/fetch.ts';
import { importCommand } from '../../listings/commands/import.ts';
import { snapshotCommand } from '../../listings/commands/snapshot.ts';
import { removeCommand, sourcesCommand } from '../../listings/commands/sources.ts';
import { explainCommand, statusCommand } from '../../listings/commands/status.ts';
import type { Terminal } from '../terminal.ts';

/** Makes one of the commands below; each has its file in scripts/data. */
const commands = [
  fetchCommand,
  importCommand,
  sourcesCommand,
  removeCommand,
  statusCommand,
  explainCommand,
  snapshotCommand,
  chainsCommand,
] as const;

/** `npm run data`: the listing store. Whatever fails leaves the store as it was. */
export function command(terminal: Terminal) {
  const data = new Command('npm run data --').description('Fills and shows the store of real pharmacies.');
  for (const make of commands) data.addCommand(make(terminal));
  return data;
}
