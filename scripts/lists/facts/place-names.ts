import { memoize } from '../../../src/domain/text/memoize.ts';
import { factRows } from './fact-rows.ts';

let known: ReadonlyMap<string, string> | undefined;

/** Reads words of place names by what people write for them (most by USPS Publication 28), once. */
function wordsBySpelling(): ReadonlyMap<string, string> {
  known ??= new Map(
    factRows('place-words').flatMap(({ word = '', others = '' }) =>
      others.split(' ').map((other): [string, string] => [other, word]),
    ),
  );
  return known;
}

/** Names without accents or points, as nearly all are, which need not be freed of them. */
const plain = /^[A-Za-z -]*$/;

/** Spells a place's name for comparison: `PT. ST LUCIE` as `Port Saint Lucie`, `Mc Coy` as `McCoy`. */
export const comparablePlace = memoize((name: string): string =>
  (plain.test(name) ? name : name.normalize('NFKD').replace(/[\p{Mark}'’.]/gu, ''))
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter((word) => word !== '')
    .map((word) => wordsBySpelling().get(word) ?? word)
    .join(''),
);
