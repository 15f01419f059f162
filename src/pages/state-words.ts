import { countOf } from '../domain/landing-words.ts';

/** What the screen of a state says. */
export const stateWords = {
  title: (state: string): string => `Pharmacies in ${state}`,
  summary: (pharmacies: number, cities: number): string =>
    `${countOf(pharmacies, 'pharmacy', 'pharmacies')} listed in ${countOf(cities, 'city', 'cities')}. Choose yours to see hours, phone numbers and services.`,
  largest: 'Largest cities',
  all: 'All cities, A to Z',
  branded: (state: string): string => `City Drugs in ${state}`,
} as const;
