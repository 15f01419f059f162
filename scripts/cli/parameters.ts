import { type Stats, statSync } from 'node:fs';
import { InvalidArgumentError } from '@commander-js/extra-typings';
import { z } from 'zod';
import { findState } from '../../src/domain/places/us-state.ts';

/** Returns a parser of an option's value. It throws `remedy` where `parse` returns undefined. */
export const parsed =
  <Value>(parse: (text: string) => Value | undefined, remedy: string) =>
  (text: string): Value => {
    const value = parse(text);
    if (value === undefined) throw new InvalidArgumentError(remedy);
    return value;
  };

const checked = (isRight: (text: string) => boolean, remedy: string) =>
  parsed((text) => (isRight(text) ? text : undefined), remedy);

/** Returns a parser of whole numbers from `least` to `most`, both allowed. */
export const wholeNumber = (least: number, most: number) =>
  parsed((text) => {
    const number = Number(text);
    return /^\d+$/.test(text) && number >= least && number <= most ? number : undefined;
  }, `Write a whole number from ${least} to ${most}.`);

/** Parses a TCP port; 0 means any free port. */
export const port = wholeNumber(0, 65_535);

/** Accepts a day: `2026-11-22`. */
export const date = checked(
  (text) => z.iso.date().safeParse(text).success,
  'Write a day such as 2026-11-22.',
);

// Text like `--out` is an option; a value was forgotten before it.
const isValue = (text: string): boolean => text.trim() !== '' && !text.startsWith('-');

/** Accepts a path that need not exist. */
export const path = checked(isValue, 'Write a path; one that begins with a hyphen as ./-name.');

/** Accepts a name or slug that does not begin with a hyphen. */
export const name = checked(isValue, 'Write a name that is not empty.');

/** Parses a state's postal code or name: `Alabama` → `AL`. */
export const state = parsed(
  (text) => findState(text)?.code,
  'Write the two-letter postal code of a US state or DC.',
);

const existingPath = (noun: string, isKind: (stats: Stats) => boolean) =>
  checked((text) => {
    const stats = statSync(text, { throwIfNoEntry: false });
    return stats !== undefined && isKind(stats);
  }, `Name a ${noun} that exists.`);

export const existingFolder = existingPath('folder', (stats) => stats.isDirectory());

export const existingFile = existingPath('file', (stats) => stats.isFile());

/** Accepts an http or https URL. */
export const webAddress = checked(
  (text) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol),
  'Write an address that begins with http:// or https://.',
);

/** Accepts a host name or IP address to listen on. */
export const hostAddress = checked(
  (text) => isValue(text) && /^[\w.:%-]+$/.test(text),
  'Write an address such as 127.0.0.1 or 0.0.0.0.',
);
