import { expect, it } from 'vitest';
import { aPharmacy, milesAway } from '../../../tests/support/domain-fixtures.ts';
import { nearGroups } from './near-groups.ts';

const losAngeles = { lat: 34.05, lng: -118.24 };
const groups = (name: string) =>
  nearGroups({
    pharmacies: [
      aPharmacy({ key: 'east', name, location: milesAway(1) }),
      aPharmacy({ key: 'west', location: { ...losAngeles, precision: 'rooftop' } }),
    ],
    sample: false,
    uncovered: [],
  });

it('a change of a listing changes the tiles within its reach, and no other', () => {
  const [before, after] = [groups('Oak Pharmacy'), groups('Elm Pharmacy')];
  const made = (all: typeof before) =>
    new Map(all.map(({ id, data }) => [id, JSON.stringify([data.inputs(), data.make()])]));
  const [old, renewed] = [made(before), made(after)];
  const changed = [...renewed].filter(([id, text]) => old.get(id) !== text);
  expect(changed.length).toBeGreaterThan(0);
  expect(changed.every(([, text]) => text.includes('Elm Pharmacy'))).toBe(true);
  expect(changed.length).toBeLessThan(renewed.size);
});

it('tiles are named by their cells, in a manifest of their own', () => {
  for (const { id, pages, data } of groups('Oak Pharmacy')) {
    expect(pages).toEqual([]);
    expect(data.path).toBe(`/data/${id}`);
    expect(data.manifest).toBe('/manifests/near.json');
    expect(data.make()).toMatchObject({ kind: 'near', cell: id.replace('near/', '') });
  }
});
