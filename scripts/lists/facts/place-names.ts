import { memoize } from '../../../src/domain/text/memoize.ts';
import { factRows } from './fact-rows.ts';
import { once } from './once.ts';

/** Words of place names by their other spellings (most by USPS Publication 28). */
const wordsBySpelling = once(
  () =>
    new Map(
      factRows('place-words').flatMap(({ word = '', others = '' }) =>
        others.split(' ').map((other): [string, string] => [other, word]),
      ),
    ),
);

/** Names without accents or points need no normalization; nearly all are such. */
const plain = /^[A-Za-z -]*$/;

/** Returns a place's name for comparison: `PT. ST LUCIE` → `portsaintlucie`, like Port Saint Lucie. */
export const comparablePlace = memoize((name: string): string =>
  (plain.test(name) ? name : name.normalize('NFKD').replace(/[\p{Mark}'’.]/gu, ''))
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter((word) => word !== '')
    .map((word) => wordsBySpelling().get(word) ?? word)
    .join(''),
);
