import { countOf } from '../../domain/text/count-of.ts';

/** `1,204 pharmacies`. */
export const pharmacyCount = (count: number): string => countOf(count, 'pharmacy', 'pharmacies');

/** `12 cities`. */
export const cityCount = (count: number): string => countOf(count, 'city', 'cities');

/** Leads to the cities of a state that a page has no room for. */
export const allCitiesOf = (state: string): string => `All cities of ${state}`;
