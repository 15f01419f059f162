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
  unanswerable,
} from './plain-words.ts';
import {
  spanishFillers,
  spanishNearest,
  spanishProducts,
  spanishSupport,
  spanishUnanswerable,
  spanishWishes,
} from './spanish-words.ts';
import { terms } from './terms.ts';
import { wishes } from './wish-words.ts';

const wordingsByIntent = [
  ...filters.map(({ id }) => id).filter((id) => id !== 'near-me'),
  ...(['open', 'near'] as const),
].map(
  (id) =>
    [
      id,
      [wishes[id], spanishWishes[id]].flatMap((words) => (words === undefined ? [] : terms(words))),
    ] as const,
);

const phrasesOfIllness = diseases.flatMap((disease) =>
  ['have', 'have the', 'got', 'got the', 'tengo'].map((having) => `${having} ${disease}`),
);

const remediesForDiseases = diseases.flatMap((disease) =>
  remedies.flatMap((remedy) => [
    `${disease} ${remedy}`,
    `${remedy} for ${disease}`,
    `${remedy} for the ${disease}`,
    `${remedy} para ${disease}`,
    `${remedy} para la ${disease}`,
  ]),
);

const topics = {
  products: [...products, ...spanishProducts, ...remediesForDiseases],
  plans,
  prices,
  stock,
} as const;

export type UntoldTopic = keyof typeof topics;

/** Words that a search understands, in English and Spanish. */
export const searchWords: Lexicon = {
  intents: wordingsByIntent,
  brands: chains,
  nearest: [...nearest, ...spanishNearest],
  unanswerable: [
    ...Object.values(topics).flat(),
    ...unanswerable,
    ...spanishUnanswerable,
    ...phrasesOfIllness,
  ],
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

/** Returns the topic of words that the directory has no answer to: `insulin` → `products`, else undefined. */
export const unansweredTopic = (words: string): UntoldTopic | undefined =>
  topicOfKey.get(key(words.split(' ')));
