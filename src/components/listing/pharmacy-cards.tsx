import type { FilterId } from '../../domain/pharmacy/filters.ts';
import { type CardItem, PharmacyCard } from './pharmacy-card.tsx';
import { useStatus } from './use-status.ts';

interface PharmacyCardsProps {
  readonly items: readonly CardItem[];
  readonly highlight?: FilterId | undefined;
  /** The number of the first card, where the list goes on from another page. */
  readonly firstNumber?: number;
}

/** A list of cards, all on one clock. */
export function PharmacyCards({ items, highlight, firstNumber = 1 }: PharmacyCardsProps) {
  const at = useStatus();
  return (
    // Static HTML always starts at 1 and carries no inline style, which the content policy would refuse.
    <ol
      className="cards"
      start={firstNumber > 1 ? firstNumber : undefined}
      style={firstNumber > 1 ? { counterReset: `listing ${firstNumber - 1}` } : undefined}
    >
      {items.map((item) => (
        <PharmacyCard key={item.pharmacy.id} item={item} at={at} highlight={highlight} />
      ))}
    </ol>
  );
}
