import { type Answer, type FilterFacts, type FilterId, filters, passes } from './filters.ts';

/** How many pharmacies of a list answer a filter yes, no, and not at all. */
export type AnswerCounts = Readonly<Record<Answer, number>>;

/** The filters of those given that no pharmacy of a list is known to pass. */
export const unconfirmedOf = <Id extends FilterId>(
  pharmacies: readonly FilterFacts[],
  ids: readonly Id[],
): readonly Id[] => ids.filter((id) => !pharmacies.some((pharmacy) => passes(pharmacy, id)));

const timedFilters: ReadonlySet<FilterId> = new Set(
  filters.filter(({ field }) => field === 'hours').map(({ id }) => id),
);

/** Whether the filter follows from opening hours. */
export const isTimed = (id: FilterId): boolean => timedFilters.has(id);
