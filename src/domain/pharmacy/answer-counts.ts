import { type Answer, answers, type FilterFacts, type FilterId, filters } from './filters.ts';

/** How many pharmacies of a list answer a filter yes, no, and not at all. */
export type AnswerCounts = Readonly<Record<Answer, number>>;

/** The filters of those given that no pharmacy of a list is known to pass. */
export const unconfirmedOf = <Id extends FilterId>(
  pharmacies: readonly FilterFacts[],
  ids: readonly Id[],
  // One filter by itself, though `passes` remembers all: of a large site most pharmacies are asked for nothing else.
): readonly Id[] => ids.filter((id) => !pharmacies.some((pharmacy) => answers(pharmacy, id) === 'yes'));

const timedFilters: ReadonlySet<FilterId> = new Set(
  filters.filter(({ field }) => field === 'hours').map(({ id }) => id),
);

/** Whether the filter follows from opening hours. */
export const isTimed = (id: FilterId): boolean => timedFilters.has(id);
