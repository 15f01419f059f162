import type { Lexicon } from '../domain/search/phrase/lexicon.ts';

/** Parts of the United States that no list has. */
export const territories: Lexicon['territories'] = [
  'puerto rico',
  'guam',
  'us virgin islands',
  'virgin islands',
  'usvi',
  'american samoa',
  'northern mariana islands',
  'saipan',
];
