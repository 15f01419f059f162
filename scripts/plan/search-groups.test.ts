import { expect, it } from 'vitest';
import { aCity, aPharmacy } from '../../tests/support/domain-fixtures.ts';
import type { CityInput } from './city-input.ts';
import { madeFile } from './page-group.ts';
import { searchGroups } from './search-groups.ts';

const states = ['AL', 'CA', 'TX'] as const;

/** So many places, each with as many listings, in three states. */
const site = (places: number, listings: number): readonly CityInput[] =>
  Array.from({ length: places }, (_, n) => ({
    city: aCity({
      name: `Place ${n}`,
      state: states[n % states.length] ?? 'AL',
      location: { lat: 25 + (n % 20), lng: -120 + (n % 47) },
      population: 1000 + n,
    }),
    listed: true,
    pharmacies: Array.from({ length: listings }, (_, at) => aPharmacy({ key: `${n}-${at}` })),
    landmarks: [],
    neighborhoods: [],
  }));

const versionsOf = (cities: readonly CityInput[]) =>
  new Map(
    searchGroups({ cities, sample: true }).flatMap(({ id, data }) =>
      data === undefined ? [] : [[id, madeFile(data).version] as const],
    ),
  );

it('a small site has its names and its places in one file each', () => {
  expect([...versionsOf(site(9, 3)).keys()]).toEqual([
    'names',
    'gazetteer',
    'contacts/alabama',
    'contacts/california',
    'contacts/texas',
  ]);
});

it('a site of many listings has them by region, and a listing with another number changes one of them and its contacts', () => {
  const before = site(30, 250);
  const [edited, ...others] = before;
  if (edited === undefined) throw new Error('No places');
  const [first, ...rest] = edited.pharmacies;
  if (first === undefined) throw new Error('No listings');
  const after = (change: Partial<typeof first>) => [
    { ...edited, pharmacies: [{ ...first, ...change }, ...rest] },
    ...others,
  ];
  const was = versionsOf(before);
  const changed = (cities: readonly CityInput[]) =>
    [...versionsOf(cities)].filter(([id, version]) => was.get(id) !== version).map(([id]) => id);
  expect([...was.keys()].filter((id) => id.startsWith('names/')).length).toBeGreaterThan(2);
  expect(changed(after({ phone: '+12055550143' }))).toEqual(['names', 'contacts/alabama']);
  expect(changed(after({ name: 'Pharmacy 1-1' }))).toEqual(['names/alabama']);
  expect(changed(after({ name: 'Zephyr' }))).toEqual(['names/alabama', 'words/z']);
});

it('a site of many places has the smaller ones by letter', () => {
  const ids = [...versionsOf(site(2100, 0)).keys()];
  expect(ids).toContain('gazetteer/p');
  expect(ids).not.toContain('words/p');
});
