import { type FilterFacts, type FilterId, filters, passes } from './filters.ts';

/** How many of a list are known to be or to do what the filter asks. */
export const countPassing = (pharmacies: readonly FilterFacts[], id: FilterId): number =>
  pharmacies.filter((pharmacy) => passes(pharmacy, id)).length;

/** Whether it is known when prescriptions can be had there, by hours that are not too old. */
export const knowsHours = ({ hours }: FilterFacts): boolean =>
  hours?.pharmacy !== undefined && hours.pharmacy.old !== true;

/** How many pharmacies a list has, and of how many the hours are known. */
export interface Knowledge {
  readonly total: number;
  readonly hours: number;
}

export const knowledgeOf = (pharmacies: readonly FilterFacts[]): Knowledge => ({
  total: pharmacies.length,
  hours: pharmacies.filter(knowsHours).length,
});

export const isTimed = (id: FilterId): boolean =>
  filters.some((filter) => filter.id === id && filter.field === 'hours');
