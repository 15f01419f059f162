import { join } from 'node:path';
import { Command, Option } from '@commander-js/extra-typings';
import { storeFolder } from '../listings/listing-store.ts';
import { listDirectory } from '../lists/list-directory.ts';
import { existingFolder, hostAddress, path, port } from './parameters.ts';
import { checkedValue } from './problems/refusal.ts';
import { readEnv, type SiteEnv } from './settings/env.ts';

/** Path of the script that starts the project's commands: `node launch.mjs build`. */
export const launchFile = join(import.meta.dirname, '..', 'launch.mjs');

/** Makes a command with a name, a description and example calls for `--help`. */
export const newCommand = (name: string, description: string, ...calls: readonly string[]) =>
  new Command(name).description(description).addHelpText('after', calls.length > 0 ? examples(...calls) : '');

/** Makes the option `--lists`: the folder of the CSV lists. */
export const listsOption = () =>
  new Option('--lists <folder>', 'folder of the editors’ lists')
    .argParser(existingFolder)
    .default(listDirectory);

/** Makes a command like `newCommand`, and adds the option `--lists` to it. */
export const newListsCommand = (...words: Parameters<typeof newCommand>) =>
  newCommand(...words).addOption(listsOption());

export const storeOption = () =>
  new Option('--store <folder>', 'folder of the imported listings').argParser(path).default(storeFolder);

/** Makes the option `--dist`: the folder of the built site. */
export const distOption = () =>
  new Option('--dist <folder>', 'folder of the built site').argParser(existingFolder).default('dist');

/** Makes the option `--port`; its default is the environment variable PORT, or 4173. */
export const portOption = () =>
  new Option('--port <number>', 'port to listen on; 0 takes any free one')
    .argParser(port)
    .env('PORT')
    .default(4173);

/** Makes the option `--host`: the address on which a server listens. */
export const hostOption = () =>
  new Option('--host <address>', 'address to listen on; 0.0.0.0 lets other machines in')
    .argParser(hostAddress)
    .default('127.0.0.1');

/** Formats example calls for the end of `--help`. */
export const examples = (...calls: readonly string[]): string =>
  ['', calls.length === 1 ? 'Example:' : 'Examples:', ...calls.map((call) => `  ${call}`)].join('\n');

/** Returns today's date in UTC: `2026-11-29`. */
export const today = (): string => new Date().toISOString().slice(0, 10);

/** Reads settings from environment variables; `changes` override them. Throws a Refusal with the problems. */
export const siteEnv = (changes: Readonly<Record<string, string>> = {}): SiteEnv =>
  checkedValue(readEnv({ ...process.env, ...changes }));
