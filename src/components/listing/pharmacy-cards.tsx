import type { FilterId } from '../../domain/pharmacy/filters.ts';
import { type CardItem, PharmacyCard } from './pharmacy-card.tsx';
import { PublicLast } from './public-last.tsx';
import { useStatus } from './use-status.ts';

interface PharmacyCardsProps {
  readonly items: readonly CardItem[];
  /** What the list was asked for: told first of each that has it. */
  readonly asked?: readonly FilterId[] | undefined;
  /** The name of the city whose list it is; without it, each says its own. */
  readonly city?: string | undefined;
  /** The number of the first card, where the list goes on from another page: the pins of the map carry the same numbers. */
  readonly firstNumber?: number;
}

/** A list of cards, all on one clock. */
export function PharmacyCards({ items, asked, city, firstNumber = 1 }: PharmacyCardsProps) {
  const at = useStatus();
  return (
    <PublicLast
      items={items}
      list={(part, before) => (
        <ol className="cards" start={firstNumber + before > 1 ? firstNumber + before : undefined}>
          {part.map((item) => (
            <PharmacyCard key={item.pharmacy.id} item={item} at={at} asked={asked} city={city} />
          ))}
        </ol>
      )}
    />
  );
}
