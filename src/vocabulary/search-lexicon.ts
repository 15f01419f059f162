import { filters } from '../domain/pharmacy/filters.ts';
import type { Lexicon } from '../domain/search/phrase/lexicon.ts';
import { chains } from './chain-words.ts';
import { cityParts, placeNames, regions, shortForms } from './place-words.ts';
import { diseases, fillers, nearest, remedies, support, untold } from './plain-words.ts';
import {
  spanishFillers,
  spanishNearest,
  spanishSupport,
  spanishUntold,
  spanishWishes,
} from './spanish-words.ts';
import { terms } from './terms.ts';
import { wishes } from './wish-words.ts';

/** An intent has words by its filter's id; “near me” is asked for as `near`. */
const worded = [
  ...filters.map(({ id }) => id).filter((id) => id !== 'near-me'),
  ...(['open', 'near'] as const),
].map(
  (id) =>
    [
      id,
      [wishes[id], spanishWishes[id]].flatMap((words) => (words === undefined ? [] : terms(words))),
    ] as const,
);

/** Who has a disease, or looks for a remedy, wants no vaccine against it. */
const ofDiseases = diseases.flatMap((disease) => [
  ...['have', 'have the', 'got', 'got the', 'tengo'].map((having) => `${having} ${disease}`),
  ...remedies.flatMap((remedy) => [
    `${disease} ${remedy}`,
    `${remedy} for ${disease}`,
    `${remedy} for the ${disease}`,
    `${remedy} para ${disease}`,
    `${remedy} para la ${disease}`,
  ]),
]);

/** How visitors word what they look for, in English and Spanish. */
export const searchWords: Lexicon = {
  intents: worded,
  brands: chains,
  nearest: [...nearest, ...spanishNearest],
  untold: [...untold, ...spanishUntold, ...ofDiseases],
  support: [...support, ...spanishSupport],
  fillers: [...fillers, ...spanishFillers],
  placeNames,
  cityParts,
  regions,
  shortForms,
};
