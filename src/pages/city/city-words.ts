import { pharmacyCount } from '../../components/listing/count-words.ts';

/** What the screen of a city says. */
export const cityWords = {
  title: (city: string): string => `Pharmacies in ${city}`,
  headTitle: (city: string, pharmacies: number): string =>
    `${city}: ${pharmacyCount(pharmacies)} with hours and phone numbers`,
  head: (pharmacies: number, city: string, state: string): string =>
    `${pharmacyCount(pharmacies)} in ${city}, ${state}, nearest to the center first.`,
  allDay: 'open around the clock',
  late: 'open until 10 pm or later every day',
  deliver: 'that deliver',
  compound: 'that compound medicines',
  total: (pharmacies: number, city: string, state: string): string =>
    `${pharmacyCount(pharmacies)} listed in ${city}, ${state}`,
  narrow: (city: string): string => `Narrow down ${city}`,
  nearby: 'Cities nearby',
  search: (city: string): string => `Search results for ${city}`,
  farther: (city: string): string => `Farther from the center of ${city}`,
} as const;
