import type { FilterId } from '../../domain/pharmacy/filters.ts';
import { type CardItem, PharmacyCard } from './pharmacy-card.tsx';
import { useStatus } from './use-status.ts';

interface PharmacyCardsProps {
  readonly items: readonly CardItem[];
  /** What the list was asked for: told first of each that has it. */
  readonly asked?: readonly FilterId[] | undefined;
  /** The name of the city whose list it is; without it, each says its own. */
  readonly city?: string | undefined;
  /** Number of the first card, where a map stands beside the list: its pins carry the same numbers. */
  readonly firstNumber?: number | undefined;
}

/** A list of cards, all on one clock. */
export function PharmacyCards({ items, asked, city, firstNumber }: PharmacyCardsProps) {
  const at = useStatus();
  return (
    <ol className="cards" start={firstNumber === 1 ? undefined : firstNumber}>
      {items.map((item, index) => (
        <PharmacyCard
          key={item.pharmacy.id}
          item={item}
          number={firstNumber === undefined ? undefined : firstNumber + index}
          at={at}
          asked={asked}
          city={city}
        />
      ))}
    </ol>
  );
}
