import type { Lexicon } from '../domain/search/phrase/lexicon.ts';
import { brands } from './brand-words.ts';
import { intentWords } from './intent-words.ts';
import { placeNames, shortForms, stateNames } from './place-words.ts';
import { fillers, nameEndings, nearWithoutPlace, supporting, surnames, unusable } from './plain-words.ts';
import { serviceWords } from './service-words.ts';
import {
  spanishFillers,
  spanishIntentWords,
  spanishNearWithoutPlace,
  spanishSupporting,
  spanishUnusable,
} from './spanish-words.ts';

/** How visitors word what they look for, in English and Spanish. */
export const searchWords: Lexicon = {
  intents: [...intentWords, ...serviceWords, ...spanishIntentWords],
  fillers: [...fillers, ...spanishFillers],
  supporting: [...supporting, ...spanishSupporting],
  nearWithoutPlace: [...nearWithoutPlace, ...spanishNearWithoutPlace],
  unusable: [...unusable, ...spanishUnusable],
  nameEndings,
  brands,
  placeNames,
  stateNames,
  shortForms,
  surnames,
};
