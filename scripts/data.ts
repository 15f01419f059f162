import { Command } from '@commander-js/extra-typings';
import type { Terminal } from './command-line/terminal.ts';
import { chainsCommand } from './data/chains.ts';
import { fetchCommand } from './data/fetch.ts';
import { importCommand } from './data/import.ts';
import { snapshotCommand } from './data/snapshot.ts';
import { removeCommand, sourcesCommand } from './data/sources.ts';
import { explainCommand, statusCommand } from './data/status.ts';

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
