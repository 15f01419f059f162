import type { Service } from '../../domain/taxonomy.ts';
import { type CardItem, PharmacyCard } from './pharmacy-card.tsx';
import { useListingClock } from './use-listing-clock.ts';

interface PharmacyCardsProps {
  readonly items: readonly CardItem[];
  readonly highlight?: Service | undefined;
}

/** A list of cards, all on one clock. */
export function PharmacyCards({ items, highlight }: PharmacyCardsProps) {
  const now = useListingClock();
  return (
    <ol className="cards">
      {items.map((item) => (
        <PharmacyCard key={item.pharmacy.id} item={item} now={now} highlight={highlight} />
      ))}
    </ol>
  );
}
