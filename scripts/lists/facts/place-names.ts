import { memoize } from '../../../src/domain/text/memoize.ts';
import { factRows } from './fact-rows.ts';
import { once } from './once.ts';

// `ft` → `fort`. Mostly from USPS Publication 28.
const wordsBySpelling = once(
  () =>
    new Map(
      factRows('place-words').flatMap(({ word = '', others = '' }) =>
        others.split(' ').map((other): [string, string] => [other, word]),
      ),
    ),
);

const plainName = /^[A-Za-z -]*$/;

/** Returns a place's name for comparison: `PT. ST LUCIE` and `Port Saint Lucie` → `portsaintlucie`. */
export const comparablePlace = memoize((name: string): string =>
  (plainName.test(name) ? name : name.normalize('NFKD').replace(/[\p{Mark}'’.]/gu, ''))
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter((word) => word !== '')
    .map((word) => wordsBySpelling().get(word) ?? word)
    .join(''),
);
