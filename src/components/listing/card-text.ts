import {
  type FilterId,
  type PharmacyType,
  passes,
  pharmacyTypes,
  services,
} from '../../domain/pharmacy/filters.ts';
import type { Pharmacy } from '../../domain/pharmacy/pharmacy.ts';
import { memoize } from '../../domain/text/memoize.ts';
import * as filtersMessages from '../../messages/generated/filters.ts';

/** Separates the parts of a card's line. The line breaks before the dot, so none ends a line. */
export const separator = ' ·\u00a0';

/** What most visitors ask a pharmacy for, in the order shown on cards. */
const sought: readonly FilterId[] = [
  '24-hour',
  'drive-through',
  'delivery',
  'compounding',
  'spanish-speaking',
  'pet-medications',
  'specialty',
];

/** Types that cards leave out: the status shows it, or nearly every pharmacy has it. */
const leftOut: readonly PharmacyType[] = ['emergency', 'community'];

const shownOffers: readonly FilterId[] = [
  ...new Set<FilterId>([
    ...sought,
    ...pharmacyTypes.filter((type) => !leftOut.includes(type)),
    ...services,
    'wheelchair-accessible',
    'community',
  ]),
];

const mostOffers = 5;

interface Offers {
  readonly asked: string;
  readonly also: string;
}

/** Returns what a pharmacy offers: first what the list was asked for, then the rest, most wanted first. */
export const offersOf = (pharmacy: Pharmacy, asked: readonly FilterId[] = []): Offers =>
  offersTo(pharmacy)(asked);

const offersTo = memoize((pharmacy: Pharmacy) => {
  const offered = shownOffers.filter((id) => passes(pharmacy, id));
  return (asked: readonly FilterId[]): Offers => {
    // Every pharmacy is near someone.
    const first = asked.filter((id) => id !== 'near-me' && passes(pharmacy, id));
    const also = offered.filter((id) => !first.includes(id));
    return {
      asked: first.map(offerLabel).join(separator),
      also: also
        .slice(0, Math.max(0, mostOffers - first.length))
        .map(offerLabel)
        .join(separator),
    };
  };
});

/** Returns a filter as an offer without line breaks: `Delivers`, `Flu shots`. */
const offerLabel = memoize((id: FilterId): string =>
  (id === 'delivery' ? filtersMessages.box[id] : filtersMessages.label[id])
    .replaceAll(' ', '\u00a0')
    .replaceAll('-', '-\u2060'),
);
