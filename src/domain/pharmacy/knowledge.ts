import { type Answer, answers, type FilterFacts, type FilterId, filters, passes } from './filters.ts';

/** How many pharmacies of a list answer a filter yes, no, and not at all. */
export type AnswerCounts = Readonly<Record<Answer, number>>;

/** Counts the three answers of a list to a filter. */
export function countAnswers(pharmacies: readonly FilterFacts[], id: FilterId): AnswerCounts {
  const counts = { yes: 0, no: 0, unknown: 0 };
  for (const pharmacy of pharmacies) counts[answers(pharmacy, id)] += 1;
  return counts;
}

/** How many of a list are known to be or to do what the filter asks. */
export const countPassing = (pharmacies: readonly FilterFacts[], id: FilterId): number =>
  pharmacies.filter((pharmacy) => passes(pharmacy, id)).length;

/** The filters of those given that no pharmacy of a list is known to pass. */
export const unconfirmedOf = <Id extends FilterId>(
  pharmacies: readonly FilterFacts[],
  ids: readonly Id[],
): readonly Id[] => ids.filter((id) => !pharmacies.some((pharmacy) => passes(pharmacy, id)));

/** Whether it is known when prescriptions can be had there. */
export const knowsHours = (pharmacy: FilterFacts): boolean =>
  answers(pharmacy, 'open-every-day') !== 'unknown';

const timedFilters: ReadonlySet<FilterId> = new Set(
  filters.filter(({ field }) => field === 'hours').map(({ id }) => id),
);

/** Whether the filter follows from opening hours. */
export const isTimed = (id: FilterId): boolean => timedFilters.has(id);

/** How far the facts that visitors look for first are known of a list. */
export interface Knowledge {
  /** How many pharmacies the list has. */
  readonly total: number;
  readonly phones: number;
  readonly hours: number;
  /** How many state at least one service. */
  readonly services: number;
}

/** Counts of how many of a list the phone, the hours and any service are known. */
export const knowledgeOf = (
  pharmacies: readonly (FilterFacts & { readonly phone?: string | undefined })[],
): Knowledge => ({
  total: pharmacies.length,
  phones: pharmacies.filter(({ phone }) => phone !== undefined).length,
  hours: pharmacies.filter(knowsHours).length,
  services: pharmacies.filter(({ services }) => services.length > 0).length,
});
