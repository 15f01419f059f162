import { site } from '../../config/site.ts';

/** A title with the site's name. */
export const titled = (title: string): string => `${title} | ${site.name}`;

/** What ends most descriptions. */
export const callFirst =
  'Phone numbers, addresses, opening hours and services, with where each fact comes from.';
