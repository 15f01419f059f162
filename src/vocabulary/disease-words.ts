import type { DiseaseWords } from '../domain/search/phrase/lexicon.ts';
import { terms } from './terms.ts';

/** What tells a test for a disease from a vaccine against it, in English and Spanish; accents are left out. */
export const diseases: DiseaseWords = {
  names: terms(
    'flu|flue|influenza|gripe|gripa|covid|covid 19|covid19|corona|coronavirus|la gripe|la gripa|la influenza|seasonal flu|seasonal influenza',
  ),
  tests: terms('test|tests|testing|tested|prueba|pruebas'),
  vaccines: terms('shot|shots|vax|jab|jabs|booster|boosters'),
  vaccineStems: terms('vaccin|immunis|immuniz|vacun'),
};
