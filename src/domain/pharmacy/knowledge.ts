import { type FilterFacts, type FilterId, filters, passes } from './filters.ts';

/** Counts the pharmacies that are known to pass a filter. */
export const countPassing = (pharmacies: readonly FilterFacts[], id: FilterId): number =>
  pharmacies.filter((pharmacy) => passes(pharmacy, id)).length;

/** True if a pharmacy's hours, not only its store's, are known and not outdated. */
export const knowsHours = ({ hours }: FilterFacts): boolean =>
  hours?.pharmacy !== undefined && hours.pharmacy.old !== true;

/** Numbers of pharmacies in a list: all of them, and those with known hours. */
export interface Knowledge {
  readonly total: number;
  readonly hours: number;
}

export const knowledgeOf = (pharmacies: readonly FilterFacts[]): Knowledge => ({
  total: pharmacies.length,
  hours: pharmacies.filter(knowsHours).length,
});

/** True for filters on opening hours, such as `24-hour`. */
export const isTimed = (id: FilterId): boolean =>
  filters.some((filter) => filter.id === id && filter.field === 'hours');
