import { countOf } from '../text/count-of.ts';

/** What stands in a city's picture. */
export const pictureWords = {
  heading: 'Pharmacies in',
  listed: (count: number): string => countOf(count, 'pharmacy listed', 'pharmacies listed'),
  samples: (count: number): string => `${countOf(count, 'sample listing', 'sample listings')}, fictional`,
  told: (place: string, listed: string): string => `Pharmacies in ${place}: ${listed}`,
} as const;
