import { expect, it } from 'vitest';
import { aCity, aPharmacy } from '../../tests/support/domain-fixtures.ts';
import type { CityInput } from './city-input.ts';
import { namesDataset } from './datasets/names-dataset.ts';
import { madeFile } from './page-group.ts';
import { searchGroups } from './search-groups.ts';

const states = ['AL', 'CA', 'TX'] as const;

/** Returns `places` places in three states, each with `listings` listings. */
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

const versionsOf = (cities: readonly CityInput[], most?: number) =>
  new Map(
    searchGroups({ cities, sample: true, keyOf: () => '0' }, most).flatMap(({ id, data }) =>
      data === undefined ? [] : [[id, madeFile(data).version] as const],
    ),
  );

it('a site has its places and words in one file, and its names in one', () => {
  expect([...versionsOf(site(9, 3)).keys()]).toEqual(['names', 'gazetteer']);
});

it('a site of many listings has its names by state, and a listing changes those of its own state', () => {
  const before = site(9, 3);
  const [edited, ...others] = before;
  if (edited === undefined) throw new Error('No places');
  const [first, ...rest] = edited.pharmacies;
  if (first === undefined) throw new Error('No listings');
  const after = (change: Partial<typeof first>) => [
    { ...edited, pharmacies: [{ ...first, ...change }, ...rest] },
    ...others,
  ];
  const was = versionsOf(before, 26);
  const changed = (cities: readonly CityInput[]) =>
    [...versionsOf(cities, 26)].filter(([id, version]) => was.get(id) !== version).map(([id]) => id);
  expect([...was.keys()]).toEqual(['names', 'gazetteer', 'names/alabama', 'names/california', 'names/texas']);
  expect(changed(after({ phone: '+12055550143' }))).toEqual(['names', 'names/alabama']);
  expect(changed(after({ name: 'Pharmacy 1-1' }))).toEqual(['names/alabama']);
  expect(changed(after({ name: 'Zephyr' }))).toEqual(['names', 'gazetteer', 'names/alabama']);
});

it('telephone numbers are indexed by area code or, if that is in many tiles, by six digits', () => {
  const phones = [...Array.from({ length: 13 }, (_, n) => `+1800555${1000 + n}`), '+12055550100'];
  const pharmacies = phones.map((phone, n) => ({ ...aPharmacy({ key: `${n}` }), phone }));
  const [place] = site(1, 0);
  if (place === undefined) throw new Error('No place');
  const { areaCodes, tiles } = namesDataset([{ ...place, pharmacies }], ({ phone = '' }) => phone, true);
  expect(Object.keys(areaCodes)).toEqual(['205', '800555']);
  expect(areaCodes['205']?.map((at) => tiles[at])).toEqual(['+12055550100']);
  expect(areaCodes['800555']).toHaveLength(13);
});
