import { pharmacyCount } from '../../components/listing/count-words.ts';

/** What a landing page says around its listings; its heading and summary are computed (domain/landing-view.ts). */
export const landingListingWords = {
  count: (count: number): string => `${pharmacyCount(count)} listed`,
  none: (instead: string): string =>
    `No listing here is known to fit. ${instead} A pharmacy whose details we do not know still may: call and ask.`,
  below: 'The nearest that do are below.',
  nearestFirst: (origin: string): string => `Nearest first. Distances are straight lines from ${origin}. `,
  next: (shown: number, total: number): string => `The next ${shown} of ${total} farther away`,
  others: (count: number): string => `The other ${count}, farther away`,
  searchAll: 'Search and filter all pharmacies of the city',
  elsewhere: 'Nearest elsewhere',
  elsewhereToo: (origin: string): string => `These fit too. Distances are straight lines from ${origin}.`,
} as const;
