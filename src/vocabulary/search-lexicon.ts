import { filters } from '../domain/pharmacy/filters.ts';
import type { Lexicon } from '../domain/search/phrase/lexicon.ts';
import { wordForms } from '../domain/search/phrase/words.ts';
import { chains } from './chain-words.ts';
import { cityParts, placeNames, regions, shortForms } from './place-words.ts';
import {
  diseases,
  fillers,
  nearest,
  plans,
  prices,
  products,
  remedies,
  stock,
  support,
  untold,
} from './plain-words.ts';
import {
  spanishFillers,
  spanishNearest,
  spanishProducts,
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

/** Who has a disease wants no vaccine against it. */
const illnesses = diseases.flatMap((disease) =>
  ['have', 'have the', 'got', 'got the', 'tengo'].map((having) => `${having} ${disease}`),
);

/** Who looks for a remedy wants no vaccine either. */
const ofDiseases = diseases.flatMap((disease) =>
  remedies.flatMap((remedy) => [
    `${disease} ${remedy}`,
    `${remedy} for ${disease}`,
    `${remedy} for the ${disease}`,
    `${remedy} para ${disease}`,
    `${remedy} para la ${disease}`,
  ]),
);

/** What no listing tells, by what the page can say of it. */
const topics = {
  products: [...products, ...spanishProducts, ...ofDiseases],
  plans,
  prices,
  stock,
} as const;

/** What words that no listing answers are about. */
export type UntoldTopic = keyof typeof topics;

/** How visitors word what they look for, in English and Spanish. */
export const searchWords: Lexicon = {
  intents: worded,
  brands: chains,
  nearest: [...nearest, ...spanishNearest],
  untold: [...Object.values(topics).flat(), ...untold, ...spanishUntold, ...illnesses],
  support: [...support, ...spanishSupport],
  fillers: [...fillers, ...spanishFillers],
  placeNames,
  cityParts,
  regions,
  shortForms,
};

const { key } = wordForms(searchWords);
const topicOfKey = new Map(
  (['products', 'plans', 'prices', 'stock'] as const).flatMap((topic) =>
    topics[topic].map((words) => [key(words.split(' ')), topic] as const),
  ),
);

/** What words are about that no listing answers: `insulin` is one of the products. Undefined for any other. */
export const untoldTopic = (words: string): UntoldTopic | undefined => topicOfKey.get(key(words.split(' ')));
