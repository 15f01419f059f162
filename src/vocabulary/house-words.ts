import type { HouseWords } from '../domain/search/phrase/lexicon.ts';
import { terms } from './terms.ts';

/** The words for a pharmacy and its like, which make a name of what stands beside them, in English and Spanish; accents are left out. */
export const houses: HouseWords = {
  plain: terms('pharmacy|pharmacies|drugstore|drugstores|farmacia|farmacias'),
  endings: terms('pharmacy|drug|drugs|drugstore|rx|apothecary'),
  behind: terms('pharma|pharmaceuticals|chemist|chemists|hospital|clinic'),
  before: terms('farmacia|botica|drogueria'),
  shops: terms('store|shop|shoppe'),
  bare: terms('the|and|of|a|an|any'),
  articles: terms('la|el|los|las'),
  prepositions: terms('en|in|de|a|para|por|con'),
};
