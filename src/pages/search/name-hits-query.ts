import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { LatLng } from '../../domain/places/geo.ts';
import { isStateCode, type StateCode, usState } from '../../domain/places/us-state.ts';
import { compareRanks, rankOfName } from '../../domain/search/name-regions.ts';
import type { ContactsDataset } from '../../domain/site/datasets-on-demand.ts';
import { listedPharmacyPath } from '../../domain/site/paths.ts';
import { LoadFailure } from '../../features/data-access/fetch-dataset.ts';
import { contactsQuery, nameSources, namesQuery } from '../../features/data-access/queries.ts';
import type { NamesFound } from '../../features/directory-search/find-names.ts';
import type { NameHit } from '../../features/directory-search/name-search.ts';

/** More than anyone reads; the nearest are picked from so many where all names are in one file. */
const mostHits = 2000;
/** So many are looked for where the names are cut into regions: those that are shown, or that the nearest are picked from. */
const mostOfRegions = { best: 20, near: 60 } as const;

interface NamesWanted {
  readonly name: string;
  readonly state?: StateCode | undefined;
  /** Whether names must begin with the words as they stand. */
  readonly called?: boolean | undefined;
  /** Ten digits, eleven with the country's 1, or seven without an area code: then the number alone counts. */
  readonly phone?: string | undefined;
  /** Where distances count from. */
  readonly point?: LatLng | undefined;
}

/** Digits of a number with its area code. */
const wholeNumber = 10;

const nothing: NamesFound = { hits: [], complete: true, failed: false };

/**
 * The pharmacies, anywhere or in a state, whose names the words may mean, or that have the telephone number; the nearest first, else the best fit.
 * Rejects where nothing was found and something could not be had.
 */
export const nameHitsQuery = ({ name, state, called, phone, point }: NamesWanted) =>
  queryOptions({
    queryKey: [
      'name-hits',
      name,
      state ?? '',
      phone ?? '',
      String(called === true),
      String(point?.lat ?? ''),
      String(point?.lng ?? ''),
    ],
    queryFn: async ({ client }): Promise<NamesFound> => {
      if (phone !== undefined)
        return { ...nothing, hits: await numberHits(client, phone.slice(-wholeNumber)) };
      if (name === '') return nothing;
      const { regions } = await client.ensureQueryData(namesQuery());
      const { findNames } = await import('../../features/directory-search/find-names.ts');
      const found = await findNames(nameSources(client), name, {
        count: regions === undefined ? mostHits : mostOfRegions[point === undefined ? 'best' : 'near'],
        state,
        called,
        whole: true,
        near: point,
        nearestOnly: point !== undefined,
      });
      if (found.failed && found.hits.length === 0)
        throw new LoadFailure('Some names could not be had, and the others have none of these words', true);
      return found;
    },
  });

/**
 * The pharmacies that are called under ten digits, the larger city first. Under seven, which have no area code, they are looked for in every region where those are
 * the states; there may be thousands of others.
 */
async function numberHits(client: QueryClient, number: string): Promise<readonly NameHit[]> {
  const all = await client.ensureQueryData(namesQuery());
  const anywhere = all.regions === undefined ? [...new Set(Object.values(all.areaCodes).flat())] : [];
  const keys = number.length < wholeNumber ? anywhere : (all.areaCodes[number.slice(0, 3)] ?? []);
  const found = await Promise.all(
    keys.map(async (key) => {
      const { cities } = await client.ensureQueryData(contactsQuery(key));
      const called = cities.flatMap(({ slug: city, rows }) =>
        rows.filter(([, , own]) => own.endsWith(number)).map(([slug]) => ({ city, slug })),
      );
      if (called.length === 0) return [];
      const names = all.regions === undefined ? all : await client.ensureQueryData(namesQuery(key));
      return called.flatMap(({ city, slug }): readonly NameHit[] => {
        const at = names.cities.findIndex(({ slug: other }) => other === city);
        const named = names.rows.find(([, other, of]) => other === slug && of === at)?.[0];
        const place = names.cities[at];
        if (named === undefined || place === undefined) return [];
        const path = listedPharmacyPath(city, slug);
        return [
          {
            name: named,
            slug,
            city,
            cityLabel: place.label,
            path,
            location: place,
            region: key,
            rank: rankOfName({ fit: 0, ...place }, {}),
          },
        ];
      });
    }),
  );
  return found.flat().sort((a, b) => compareRanks(a.rank, b.rank));
}

/** Streets, phones and positions of the pharmacies of some regions. */
export const contactsOfQuery = (regions: readonly string[]) =>
  queryOptions({
    queryKey: ['contacts-of', ...regions],
    queryFn: ({ client }): Promise<readonly ContactsDataset[]> =>
      Promise.all(regions.map((region) => client.ensureQueryData(contactsQuery(region)))),
  });

/** The region that a pharmacy's contacts stand in: where the names are not cut, the state that its city's slug ends in. */
export function regionOf({ region, city }: Pick<NameHit, 'region' | 'city'>): string | undefined {
  const code = city.slice(-2).toUpperCase();
  return region ?? (isStateCode(code) ? usState(code).slug : undefined);
}
