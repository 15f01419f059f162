import type { Lexicon } from '../domain/search/phrase/lexicon.ts';
import { brands } from './brand-words.ts';
import { countyNames } from './county-words.ts';
import { diseases } from './disease-words.ts';
import { houses } from './house-words.ts';
import { intentWords } from './intent-words.ts';
import { landmarks } from './landmark-words.ts';
import { numbered } from './number-words.ts';
import { cityParts, placeNames, shortForms, stateNames, wordedTowns } from './place-words.ts';
import {
  chainJoiners,
  closers,
  fillers,
  nameEndings,
  nameLike,
  nearWithoutPlace,
  negationJoiners,
  negationLinks,
  negations,
  speech,
  supporting,
  surnames,
  unusable,
} from './plain-words.ts';
import { regions } from './region-words.ts';
import { routes } from './route-words.ts';
import { serviceWords } from './service-words.ts';
import {
  spanishChainJoiners,
  spanishClosers,
  spanishFillers,
  spanishIntentWords,
  spanishNearWithoutPlace,
  spanishNegationJoiners,
  spanishNegationLinks,
  spanishNegations,
  spanishSpeech,
  spanishSupporting,
  spanishUnusable,
} from './spanish-words.ts';
import { territories } from './territory-words.ts';
import { times } from './time-words.ts';
import { ways } from './way-words.ts';

const wordsOf = (...lists: readonly (readonly string[])[]): readonly string[] =>
  lists.flat().flatMap((key) => key.split(' '));

const english = new Set(
  wordsOf(
    fillers,
    supporting,
    nearWithoutPlace,
    unusable,
    ...[...intentWords, ...serviceWords].map(([, keys]) => keys),
  ),
);
const spanish = wordsOf(
  spanishFillers,
  spanishSupporting,
  spanishNearWithoutPlace,
  spanishUnusable,
  ...spanishIntentWords.map(([, keys]) => keys),
).filter((word) => !english.has(word));

/** How visitors word what they look for, in English and Spanish. */
export const searchWords: Lexicon = {
  intents: [...intentWords, ...serviceWords, ...spanishIntentWords],
  speech: [...speech, ...spanishSpeech],
  nameLike,
  fillers: [...fillers, ...spanishFillers],
  supporting: [...supporting, ...spanishSupporting],
  nearWithoutPlace: [...nearWithoutPlace, ...spanishNearWithoutPlace],
  unusable: [...unusable, ...spanishUnusable],
  negations: [...negations, ...spanishNegations],
  negationLinks: [...negationLinks, ...spanishNegationLinks],
  negationJoiners: [...negationJoiners, ...spanishNegationJoiners],
  chainJoiners: [...chainJoiners, ...spanishChainJoiners],
  closers: [...closers, ...spanishClosers],
  nameEndings,
  brands,
  placeNames,
  regions,
  countyNames,
  stateNames,
  cityParts,
  spanish: [...new Set(spanish)],
  shortForms,
  houses,
  landmarks,
  diseases,
  times,
  ways,
  numbered,
  routes,
  territories,
  surnames,
  wordedTowns,
};
