import { site } from '../config/site.ts';
import { countOf } from '../domain/landing-words.ts';

/** A title with the site's name. */
export const titled = (title: string): string => `${title} | ${site.name}`;

/** `1,204 pharmacies`. */
export const pharmacies = (count: number): string => countOf(count, 'pharmacy', 'pharmacies');

/** What ends most descriptions. */
export const callFirst =
  'Phone numbers, addresses, opening hours and services, with where each fact comes from.';
