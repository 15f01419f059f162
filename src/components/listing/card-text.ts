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

/** Stands between the parts of a card's line, which is cut before it: no dot ends what is left. */
export const separator = ' ·\u00a0';

/** What most visitors ask a pharmacy for, in the order in which a card tells it. */
const sought: readonly FilterId[] = [
  '24-hour',
  'drive-through',
  'delivery',
  'compounding',
  'spanish-speaking',
  'pet-medications',
  'specialty',
];

/** Said by the status, or true of nearly every pharmacy. */
const untold: readonly PharmacyType[] = ['emergency', 'community'];

const told: readonly FilterId[] = [
  ...new Set<FilterId>([
    ...sought,
    ...pharmacyTypes.filter((type) => !untold.includes(type)),
    ...services,
    'wheelchair-accessible',
    'community',
  ]),
];

const toldCount = 5;

interface Offers {
  readonly asked: string;
  readonly also: string;
}

/** What a pharmacy has of what the list was asked for, and what else it does, the most wanted first. */
export const offersOf = (pharmacy: Pharmacy, asked: readonly FilterId[] = []): Offers =>
  offersTo(pharmacy)(asked);

/** A city's pages ask for the same few things again and again. */
const offersTo = memoize((pharmacy: Pharmacy) => {
  const toldOfIt = told.filter((id) => passes(pharmacy, id));
  return (asked: readonly FilterId[]): Offers => {
    // Every pharmacy is near someone.
    const first = asked.filter((id) => id !== 'near-me' && passes(pharmacy, id));
    const also = toldOfIt.filter((id) => !first.includes(id));
    return {
      asked: first.map(offerLabel).join(separator),
      also: also
        .slice(0, Math.max(0, toldCount - first.length))
        .map(offerLabel)
        .join(separator),
    };
  };
});

/** A filter as what a pharmacy does, within which no line breaks: `Delivers`, `Flu shots`. */
const offerLabel = memoize((id: FilterId): string =>
  (id === 'delivery' ? filtersMessages.box[id] : filtersMessages.label[id])
    .replaceAll(' ', '\u00a0')
    .replaceAll('-', '-\u2060'),
);
