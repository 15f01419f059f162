import { cityCount, pharmacyCount } from '../../components/listing/count-words.ts';

/** What the screen of a state says. */
export const stateWords = {
  title: (state: string): string => `Pharmacies in ${state}`,
  headTitle: (state: string): string => `Pharmacies in ${state} by city`,
  head: (pharmacies: number, cities: number, state: string): string =>
    `${pharmacyCount(pharmacies)} in ${cityCount(cities)} of ${state}.`,
  headStores: (state: string, stores: readonly string[]): string => `${state}: ${stores.join(', ')}.`,
  headWeList: 'Pharmacies we list there.',
  summary: (pharmacies: number, cities: number): string =>
    `${pharmacyCount(pharmacies)} listed in ${cityCount(cities)}. Choose yours to see hours, phone numbers and services.`,
  largest: 'Largest cities',
  all: 'All cities, A to Z',
  long: 'More of long lists',
  page: (city: string, page: number): string => `${city}, page ${page}`,
  branded: (state: string): string => `City Drugs in ${state}`,
} as const;
