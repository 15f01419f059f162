import type { Service } from '../../domain/taxonomy.ts';
import { useNow } from '../ui/use-now.ts';
import { type CardItem, PharmacyCard } from './pharmacy-card.tsx';

interface PharmacyCardsProps {
  readonly items: readonly CardItem[];
  readonly highlight?: Service | undefined;
}

/** A list of cards, all on one clock. */
export function PharmacyCards({ items, highlight }: PharmacyCardsProps) {
  const now = useNow();
  return (
    <ol className="cards">
      {items.map((item) => (
        <PharmacyCard key={item.pharmacy.id} item={item} now={now} highlight={highlight} />
      ))}
    </ol>
  );
}
