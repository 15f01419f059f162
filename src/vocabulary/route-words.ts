import type { Lexicon } from '../domain/search/phrase/lexicon.ts';

/** Words that stand before the two places of a way, in English and Spanish. */
export const routes: Lexicon['routes'] = [
  ['between', 'and'],
  ['entre', 'y'],
  ['from', 'to'],
  ['desde', 'hasta'],
  ['desde', 'a'],
];
