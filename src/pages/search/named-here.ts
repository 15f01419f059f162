import { passes } from '../../domain/pharmacy/filters.ts';
import type { Pharmacy } from '../../domain/pharmacy/pharmacy.ts';
import type { DirectoryQuery } from '../../domain/search/directory-query.ts';
import { fitsPharmacy, nearlyFitsPharmacy } from '../../domain/search/pharmacy-fit.ts';

/** What a city has of a name that was searched for. */
export interface NamedHere {
  readonly named: readonly Pharmacy[];
  /** Those whose name is like it, where none has it. */
  readonly alike: readonly Pharmacy[];
  /** Those that the list is about; undefined where that is every pharmacy of the city: no name was searched for, or none has it. */
  readonly only: readonly Pharmacy[] | undefined;
}

/** The pharmacies of a name, else those whose name is like it, else all. */
export function namedHere(pharmacies: readonly Pharmacy[], name: string): NamedHere {
  if (name === '') return { named: pharmacies, alike: [], only: undefined };
  const named = pharmacies.filter((pharmacy) => fitsPharmacy(pharmacy, name));
  const alike = named.length > 0 ? [] : pharmacies.filter((pharmacy) => nearlyFitsPharmacy(pharmacy, name));
  const found = [...named, ...alike];
  return { named, alike, only: found.length === 0 ? undefined : found };
}

/** Whether any of them is known to have what a query asks for, near or far, open or not. */
export const anyFits = (pharmacies: readonly Pharmacy[], { filters, brand }: DirectoryQuery): boolean =>
  pharmacies.some(
    (pharmacy) =>
      (brand === undefined || pharmacy.brand === brand) && filters.every(({ id }) => passes(pharmacy, id)),
  );
