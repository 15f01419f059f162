import { type Stats, statSync } from 'node:fs';
import { InvalidArgumentError } from '@commander-js/extra-typings';
import { z } from 'zod';
import { findState, type StateCode } from '../../src/domain/places/us-state.ts';

/** Readers of what follows an option. Each returns a usable value, or throws what must be written instead. */

const refuse = (remedy: string): never => {
  throw new InvalidArgumentError(remedy);
};

/** Reads a whole number in digits, within bounds that are both allowed. */
export const wholeNumber =
  (least: number, most: number) =>
  (text: string): number => {
    const number = Number(text);
    return /^\d+$/.test(text) && number >= least && number <= most
      ? number
      : refuse(`Write a whole number from ${least} to ${most}.`);
  };

/** Reads a TCP port; 0 takes any free one. */
export const port = wholeNumber(0, 65_535);

/** Reads a day of the calendar. */
export const date = (text: string): string =>
  z.iso.date().safeParse(text).success ? text : refuse('Write a day such as 2026-11-22.');

/** Reads a path that need not exist. What looks like an option is one whose own value was forgotten. */
export function path(text: string): string {
  if (text.trim() === '') refuse('Write a path that is not empty.');
  return text.startsWith('-') ? refuse(`Write a path; one that begins with a hyphen as ./${text}.`) : text;
}

/** Reads a slug or name. What looks like an option is one whose own value was forgotten. */
export const name = (text: string): string =>
  text.trim() === '' || text.startsWith('-') ? refuse('Write a name that is not empty.') : text;

/** Reads a state by its postal code or name. */
export const state = (text: string): StateCode =>
  findState(text)?.code ?? refuse('Write the two-letter postal code of a US state or DC.');

const existing =
  (what: string, isSo: (stats: Stats) => boolean) =>
  (text: string): string => {
    const stats = statSync(path(text), { throwIfNoEntry: false });
    if (stats === undefined) return refuse(`Name a ${what} that exists.`);
    return isSo(stats) ? text : refuse(`It is no ${what}; name one.`);
  };

/** Reads the path of a folder that is there. */
export const existingFolder = existing('folder', (stats) => stats.isDirectory());

/** Reads the path of a file that is there. */
export const existingFile = existing('file', (stats) => stats.isFile());

/** Reads an address of the web. */
export const webAddress = (text: string): string =>
  URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)
    ? text
    : refuse('Write an address that begins with http:// or https://.');

/** Reads a name or address of this machine to listen on. */
export const hostAddress = (text: string): string =>
  /^[\w.:%-]+$/.test(text) && !text.startsWith('-')
    ? text
    : refuse('Write an address such as 127.0.0.1 or 0.0.0.0.');
