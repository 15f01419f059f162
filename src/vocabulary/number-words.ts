import type { Lexicon } from '../domain/search/phrase/lexicon.ts';
import { terms } from './terms.ts';

/** Words that make a number one that no listing tells, in English and Spanish; accents are left out. */
export const numbered: Lexicon['numbered'] = {
  money: terms('dollar|dollars|buck|bucks|usd|dolar|dolares|cent|cents|centavos'),
  marks: terms('exit|salida|interstate|marker'),
  before: terms('off|under|below|mile'),
};
