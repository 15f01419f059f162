import { PharmacyCards } from '../../components/listing/pharmacy-cards.tsx';
import type { Result } from '../../domain/list/ranking.ts';
import type { FilterId } from '../../domain/pharmacy/filters.ts';
import { groupOf, openGroups, type StatusOf } from '../../domain/search/open-groups.ts';
import * as resultsMessages from '../../messages/generated/results.ts';

interface GroupedCardsProps {
  readonly results: readonly Result[];
  /** Tells in which groups they stand; null where the list is not asked for what is open, or the time is not known. */
  readonly statusOf: StatusOf | null;
  readonly firstNumber: number;
  /** What the list was asked for. */
  readonly asked?: readonly FilterId[] | undefined;
  /** The name of the city whose list it is. */
  readonly city?: string | undefined;
}

/** The cards of a list; of one asked for what is open, those open first, then under a heading each those that may be. */
export function GroupedCards({ results, statusOf, firstNumber, asked, city }: GroupedCardsProps) {
  if (statusOf === null) {
    return <PharmacyCards items={results} firstNumber={firstNumber} asked={asked} city={city} />;
  }
  const groups = openGroups.flatMap((group) => {
    const isOfGroup = ({ pharmacy }: Result): boolean => groupOf(pharmacy, statusOf) === group;
    const start = results.findIndex(isOfGroup);
    return start < 0 ? [] : [{ group, start, items: results.filter(isOfGroup) }];
  });
  return (
    <div>
      {groups.map(({ group, items, start }, index) => (
        <section key={group} aria-labelledby={`group-${group}`}>
          <h3 id={`group-${group}`} className={index === 0 && group === 'open' ? 'sr' : 'group-line'}>
            {resultsMessages.group[group]}
          </h3>
          <PharmacyCards items={items} firstNumber={firstNumber + start} asked={asked} city={city} />
        </section>
      ))}
    </div>
  );
}
