import type { FilterId } from '../../domain/pharmacy/filters.ts';
import { ListParts } from './list-parts.tsx';
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
    <ListParts
      entries={items}
      list={(part, before) => {
        const first = firstNumber === undefined ? undefined : firstNumber + before;
        return (
          <ol className="cards" start={first === 1 ? undefined : first}>
            {part.map((item, index) => (
              <PharmacyCard
                key={item.pharmacy.id}
                item={item}
                number={first === undefined ? undefined : first + index}
                at={at}
                asked={asked}
                city={city}
              />
            ))}
          </ol>
        );
      }}
    />
  );
}
