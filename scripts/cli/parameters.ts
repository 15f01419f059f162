import { type Stats, statSync } from 'node:fs';
import { InvalidArgumentError } from '@commander-js/extra-typings';
import { z } from 'zod';
import { findState } from '../../src/domain/places/us-state.ts';

/** Returns a parser of an option's value. If `parse` returns undefined, it throws an error with `remedy`. */
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

/** Returns a day unchanged, such as `2026-11-22`. Throws for other text. */
export const date = checked(
  (text) => z.iso.date().safeParse(text).success,
  'Write a day such as 2026-11-22.',
);

// Text like `--out` is an option; a value was forgotten before it.
const isValue = (text: string): boolean => text.trim() !== '' && !text.startsWith('-');

/** Returns a path unchanged, which need not exist. Throws for an empty text or a leading hyphen. */
export const path = checked(isValue, 'Write a path; one that begins with a hyphen as ./-name.');

/** Returns a name or slug unchanged. Throws for an empty text or a leading hyphen. */
export const name = checked(isValue, 'Write a name that is not empty.');

/** Returns a state's postal code from the code or name: `Alabama` → `AL`. Throws for other text. */
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

/** Returns an http or https URL unchanged. Throws for other text. */
export const webAddress = checked(
  (text) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol),
  'Write an address that begins with http:// or https://.',
);

/** Returns a host name or IP address unchanged. Throws for other text. */
export const hostAddress = checked(
  (text) => isValue(text) && /^[\w.:%-]+$/.test(text),
  'Write an address such as 127.0.0.1 or 0.0.0.0.',
);
