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

/** Text between the parts of a line: `24-hour · Delivery`. */
export const separator = ' ·\u00a0';

const mostWanted: readonly FilterId[] = [
  '24-hour',
  'drive-through',
  'delivery',
  'compounding',
  'spanish-speaking',
  'pet-medications',
  'specialty',
];

// The status shows `emergency`; `community`, which nearly every pharmacy is, comes last.
const typesNotFirst: readonly PharmacyType[] = ['emergency', 'community'];

const shownOffers: readonly FilterId[] = [
  ...new Set<FilterId>([
    ...mostWanted,
    ...pharmacyTypes.filter((type) => !typesNotFirst.includes(type)),
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

/** Returns labels of filters that a pharmacy passes, as two texts: those in `asked`, some others (`also`). */
export const offersOf = (pharmacy: Pharmacy, asked: readonly FilterId[] = []): Offers =>
  offersFor(pharmacy)(asked);

const offersFor = memoize((pharmacy: Pharmacy) => {
  const offered = shownOffers.filter((id) => passes(pharmacy, id));
  return (asked: readonly FilterId[]): Offers => {
    // Every pharmacy is near someone.
    const first = asked.filter((id) => id !== 'near-me' && passes(pharmacy, id));
    const also = offered.filter((id) => !first.includes(id));
    return {
      asked: first.map(unbreakableLabel).join(separator),
      also: also
        .slice(0, Math.max(0, mostOffers - first.length))
        .map(unbreakableLabel)
        .join(separator),
    };
  };
});

const unbreakableLabel = memoize((id: FilterId): string =>
  (id === 'delivery' ? filtersMessages.box[id] : filtersMessages.label[id])
    .replaceAll(' ', '\u00a0')
    .replaceAll('-', '-\u2060'),
);
