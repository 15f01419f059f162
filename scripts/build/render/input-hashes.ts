import { hash } from 'node:crypto';
import { memoize } from '../../../src/domain/text/memoize.ts';

/** Hashes of what determines a group. */
export interface InputHashes {
  readonly all: string;
  /** Of what of it decides whom it shows, where it tells that: taken when it is asked for, since where all is the same that is too. */
  readonly choice: () => string | undefined;
}

/** A hash of texts in their order, 20 hex digits. */
export const hashOf = (...parts: readonly (string | undefined)[]): string =>
  hash('sha256', parts.join('\0'), 'hex').slice(0, 20);

/** Hashes what determines a group, which has the same pages then too: everything common, and each input's own hash, taken once. */
export function inputsHasher(common: string): (inputs: readonly object[]) => InputHashes {
  const inputHash = memoize((input: object) => hashOf(JSON.stringify(input)));
  const together = (inputs: readonly object[]): string => hashOf(common, ...inputs.map(inputHash));
  return (inputs) => ({ all: together(inputs), choice: () => undefined });
}
