import { join } from 'node:path';
import { Command, Option } from '@commander-js/extra-typings';
import { storeFolder } from '../listings/listing-store.ts';
import { listDirectory } from '../lists/list-directory.ts';
import { existingFolder, hostAddress, path, port } from './parameters.ts';
import { checkedValue } from './problems/refusal.ts';
import { readEnv, type SiteEnv } from './settings/env.ts';

/** Starts another command: `node` with this file and the command's name and arguments. */
export const launchFile = join(import.meta.dirname, '..', 'launch.mjs');

/** Makes a command by its name, what `--help` says of it, and calls that can be copied. */
export const newCommand = (name: string, description: string, ...calls: readonly string[]) =>
  new Command(name).description(description).addHelpText('after', calls.length > 0 ? examples(...calls) : '');

/** `--lists`, which nearly every command takes. */
export const listsOption = () =>
  new Option('--lists <folder>', 'folder of the editors’ lists')
    .argParser(existingFolder)
    .default(listDirectory);

/** Makes a command that takes `--lists`. */
export const newListsCommand = (...words: Parameters<typeof newCommand>) =>
  newCommand(...words).addOption(listsOption());

export const storeOption = () =>
  new Option('--store <folder>', 'folder of the imported listings').argParser(path).default(storeFolder);

/** `--dist`: the site that a command looks at. */
export const distOption = () =>
  new Option('--dist <folder>', 'folder of the built site').argParser(existingFolder).default('dist');

/** `--port`, or else PORT of the environment. */
export const portOption = () =>
  new Option('--port <number>', 'port to listen on; 0 takes any free one')
    .argParser(port)
    .env('PORT')
    .default(4173);

/** `--host`: who can reach the server. */
export const hostOption = () =>
  new Option('--host <address>', 'address to listen on; 0.0.0.0 lets other machines in')
    .argParser(hostAddress)
    .default('127.0.0.1');

/** Writes calls that can be copied, as `--help` says them last. */
export const examples = (...calls: readonly string[]): string =>
  ['', calls.length === 1 ? 'Example:' : 'Examples:', ...calls.map((call) => `  ${call}`)].join('\n');

/** Today in Greenwich, `YYYY-MM-DD`. */
export const today = (): string => new Date().toISOString().slice(0, 10);

/** Reads the settings of the environment. Throws a Refusal with every wrong one. */
export const siteEnv = (changes: Readonly<Record<string, string>> = {}): SiteEnv =>
  checkedValue(readEnv({ ...process.env, ...changes }));
