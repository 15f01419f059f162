import { type FilterFacts, type FilterId, filters, passes } from './filters.ts';

/** Counts the pharmacies that are known to pass a filter. */
export const countPassing = (pharmacies: readonly FilterFacts[], id: FilterId): number =>
  pharmacies.filter((pharmacy) => passes(pharmacy, id)).length;

/** True if the pharmacy's hours, not only its store's, are known and not marked `old`. */
export const knowsHours = ({ hours }: FilterFacts): boolean =>
  hours?.pharmacy !== undefined && hours.pharmacy.old !== true;

/** How many pharmacies a list has, and how many of them have known hours. */
export interface Knowledge {
  readonly total: number;
  readonly hours: number;
}

export const knowledgeOf = (pharmacies: readonly FilterFacts[]): Knowledge => ({
  total: pharmacies.length,
  hours: pharmacies.filter(knowsHours).length,
});

/** True if a filter depends on opening hours. */
export const isTimed = (id: FilterId): boolean =>
  filters.some((filter) => filter.id === id && filter.field === 'hours');
