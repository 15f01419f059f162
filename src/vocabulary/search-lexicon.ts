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

/** The wordings of each filter, and of `open` and `near`. “Near me” belongs to `near`. */
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

/** Wordings such as `have the flu`, which do not ask for a vaccine. */
const illnesses = diseases.flatMap((disease) =>
  ['have', 'have the', 'got', 'got the', 'tengo'].map((having) => `${having} ${disease}`),
);

/** Wordings such as `flu medicine`, which do not ask for a vaccine. */
const ofDiseases = diseases.flatMap((disease) =>
  remedies.flatMap((remedy) => [
    `${disease} ${remedy}`,
    `${remedy} for ${disease}`,
    `${remedy} for the ${disease}`,
    `${remedy} para ${disease}`,
    `${remedy} para la ${disease}`,
  ]),
);

/** Words without an answer in any listing, by topic. The page has a sentence for each topic. */
const topics = {
  products: [...products, ...spanishProducts, ...ofDiseases],
  plans,
  prices,
  stock,
} as const;

/** A topic without an answer in any listing. */
export type UntoldTopic = keyof typeof topics;

/** The words of visitors' searches, in English and Spanish. */
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

/** Returns the topic of words without an answer in any listing: `insulin` → `products`. */
export const untoldTopic = (words: string): UntoldTopic | undefined => topicOfKey.get(key(words.split(' ')));
