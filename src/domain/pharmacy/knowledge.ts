import { type FilterFacts, type FilterId, passes } from './filters.ts';

/** How many of a list are known to be or to do what the filter asks. */
export const countPassing = (pharmacies: readonly FilterFacts[], id: FilterId): number =>
  pharmacies.filter((pharmacy) => passes(pharmacy, id)).length;

/** Whether it is known when prescriptions can be had there; a store's hours do not say it, nor do hours too old to be relied on. */
export const knowsHours = ({ hours }: FilterFacts): boolean =>
  hours?.pharmacy !== undefined && hours.pharmacy.old !== true;

/** How far the hours of a list are known. */
export interface Knowledge {
  /** How many pharmacies the list has. */
  readonly total: number;
  /** Of how many of them the hours are known. */
  readonly hours: number;
}

/** Counts the pharmacies of a list, and those whose hours are known. */
export const knowledgeOf = (pharmacies: readonly FilterFacts[]): Knowledge => ({
  total: pharmacies.length,
  hours: pharmacies.filter(knowsHours).length,
});
