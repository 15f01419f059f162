import { capitalize, countOf } from '../text/count-of.ts';
import { groupedNumber } from '../text/grouped-number.ts';

const pharmacies = (count: number): string => countOf(count, 'pharmacy', 'pharmacies');
const theOne = (city: string): string => `The one pharmacy listed in ${city}`;
const all = (total: number, city: string): string =>
  `the ${groupedNumber(total)} pharmacies listed in ${city}`;

/** What a landing page says of its list. */
export const summaryWords = {
  emptyCity: (city: string): string => `This directory lists no pharmacy in ${city} yet.`,
  wholeCity: (count: number, city: string): string =>
    `This directory lists ${pharmacies(count)} in ${city}, nearest to the center of the city first.`,
  fromLandmark: (count: number, city: string, landmark: string): string =>
    `${capitalize(pharmacies(count))} in ${city}, in order of distance from ${landmark}.`,
  nearest: (origin: string, name: string, distance: string): string =>
    `Of these, the nearest to ${origin} is ${name}, ${distance} away.`,
  elsewhere: (place: string, name: string, city: string, distance: string): string =>
    `Outside ${place}, the nearest is ${name} in ${city}, ${distance} away.`,
} as const;

/** How many of a city's listings lie in an area. */
export const areaShareWords = {
  theOne: (city: string, area: string): string => `${theOne(city)} is in ${area}.`,
  notTheOne: (city: string, area: string): string => `${theOne(city)} is not in ${area}.`,
  none: (total: number, city: string, area: string): string => `None of ${all(total, city)} lies in ${area}.`,
  some: (shown: number, total: number, city: string, area: string): string =>
    `${shown} of ${all(total, city)} ${shown === 1 ? 'lies' : 'lie'} in ${area}.`,
} as const;

/** How many of a city's listings match what a keyword asks for. */
export const phraseShareWords = {
  theOne: (city: string, phrase: string): string => `${theOne(city)} matches “${phrase}”.`,
  notTheOne: (city: string, phrase: string): string => `${theOne(city)} is not known to match “${phrase}”.`,
  none: (total: number, city: string, phrase: string): string =>
    `None of ${all(total, city)} is known to match “${phrase}”.`,
  some: (shown: number, total: number, city: string, phrase: string): string =>
    `${shown} of ${all(total, city)} ${shown === 1 ? 'matches' : 'match'} “${phrase}”.`,
} as const;
