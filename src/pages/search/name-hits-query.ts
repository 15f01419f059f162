import { queryOptions } from '@tanstack/react-query';
import type { StateCode } from '../../domain/places/us-state.ts';
import { isStateCode } from '../../domain/places/us-state.ts';
import type { ContactsDataset } from '../../domain/site/dataset.ts';
import { listedPharmacyPath } from '../../domain/site/paths.ts';
import { contactsQuery, namesQuery } from '../../features/data-access/queries-on-demand.ts';
import type { NameHit } from '../../features/directory-search/name-search.ts';

/** More than anyone reads; the nearest are picked from so many. */
const mostHits = 2000;

interface NamesWanted {
  readonly name: string;
  readonly state?: StateCode | undefined;
  /** Ten digits, or eleven with the country's 1: then the number alone counts. */
  readonly phone?: string | undefined;
}

/** The pharmacies, anywhere or in a state, whose names the words may mean, or that have the telephone number; the best fit first. */
export const nameHitsQuery = ({ name, state, phone }: NamesWanted) =>
  queryOptions({
    queryKey: ['name-hits', name, state ?? '', phone ?? ''],
    queryFn: async ({ client }): Promise<readonly NameHit[]> => {
      if (name === '' && phone === undefined) return [];
      const names = await client.ensureQueryData(namesQuery());
      if (phone === undefined) {
        const { nameSearch } = await import('../../features/directory-search/name-search.ts');
        const search = await nameSearch(names);
        return search(name, { count: mostHits, state, whole: true });
      }
      const number = phone.slice(-10);
      const states = names.areaCodes[number.slice(0, 3)] ?? [];
      const contacts = await Promise.all(states.map((code) => client.ensureQueryData(contactsQuery(code))));
      return contacts
        .flatMap(({ cities }) => cities)
        .flatMap(({ slug: city, rows }) =>
          rows.flatMap(([slug, , own]) => {
            if (!own.endsWith(number)) return [];
            const at = names.cities.findIndex(({ slug: other }) => other === city);
            const named = names.rows.find(([, other, of]) => other === slug && of === at)?.[0];
            const cityLabel = names.cities[at]?.label;
            if (named === undefined || cityLabel === undefined) return [];
            return [{ name: named, slug, city, cityLabel, path: listedPharmacyPath(city, slug) }];
          }),
        );
    },
  });

/** Streets, phones and positions of the pharmacies of some states. */
export const contactsOfQuery = (states: readonly StateCode[]) =>
  queryOptions({
    queryKey: ['contacts-of', ...states],
    queryFn: ({ client }): Promise<readonly ContactsDataset[]> =>
      Promise.all(states.map((state) => client.ensureQueryData(contactsQuery(state)))),
  });

/** The state of a city, in which its slug ends. */
export function stateOfCity(slug: string): StateCode | undefined {
  const code = slug.slice(-2).toUpperCase();
  return isStateCode(code) ? code : undefined;
}
