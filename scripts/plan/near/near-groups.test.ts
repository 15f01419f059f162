import fc from 'fast-check';
import { expect, it } from 'vitest';
import { aCityInput, aPharmacy, milesAway } from '../../../tests/support/domain-fixtures.ts';
import { nearParts } from './near-groups.ts';

const losAngeles = { lat: 34.05, lng: -118.24 };
const parts = (name: string) =>
  nearParts({
    cities: [
      aCityInput({ pharmacies: [aPharmacy({ key: 'east', name, location: milesAway(1) })] }),
      aCityInput({
        pharmacies: [aPharmacy({ key: 'west', location: { ...losAngeles, precision: 'rooftop' } })],
      }),
    ],
    sample: false,
    uncovered: [],
  });
const groups = (name: string) => parts(name).flatMap((part) => part.groups());

it('a change of a listing changes the tiles within its reach, and no other', () => {
  const [before, after] = [groups('Oak Pharmacy'), groups('Elm Pharmacy')];
  const made = (all: typeof before) =>
    new Map(all.map(({ id, data }) => [id, JSON.stringify([data?.inputs?.(), data?.make()])]));
  const [old, renewed] = [made(before), made(after)];
  const changed = [...renewed].filter(([id, text]) => old.get(id) !== text);
  expect(changed.length).toBeGreaterThan(0);
  expect(changed.every(([, text]) => text.includes('Elm Pharmacy'))).toBe(true);
  expect(changed.length).toBeLessThan(renewed.size);
});

it('a part tells of the places within its reach, and its tiles alone begin with its name', () => {
  const [before, after] = [parts('Oak Pharmacy'), parts('Elm Pharmacy')];
  const told = (all: typeof before) =>
    new Map(all.map(({ prefix, inputs }) => [prefix, JSON.stringify(inputs())]));
  const old = told(before);
  const changed = [...told(after)].filter(([prefix, text]) => old.get(prefix) !== text);
  expect(changed.every(([, text]) => text.includes('Elm Pharmacy'))).toBe(true);
  expect(changed.length).toBeGreaterThan(0);
  expect(changed.length).toBeLessThan(after.length);
  for (const { id } of groups('Oak Pharmacy'))
    expect(before.filter(({ prefix }) => id.startsWith(prefix))).toHaveLength(1);
});

it('a part that tells the same has the same tiles, whatever changed elsewhere', () => {
  const anyPoint = fc.record({
    lat: fc.double({ min: 25, max: 49, noNaN: true }),
    lng: fc.double({ min: -124, max: -67, noNaN: true }),
  });
  const made = (points: readonly { readonly lat: number; readonly lng: number }[]) =>
    new Map(
      nearParts({
        cities: points.map((point, index) =>
          aCityInput({
            pharmacies: [aPharmacy({ key: `p${index}`, location: { ...point, precision: 'rooftop' } })],
          }),
        ),
        sample: false,
        uncovered: [],
      }).map(({ prefix, inputs, groups: tiles }) => [
        `${prefix} ${JSON.stringify(inputs())}`,
        JSON.stringify(tiles().map(({ id, data }) => [id, data?.make()])),
      ]),
    );
  fc.assert(
    fc.property(fc.array(anyPoint, { minLength: 2, maxLength: 40 }), anyPoint, (points, moved) => {
      const [before, after] = [made(points), made([...points.slice(0, -1), moved])];
      for (const [told, tiles] of after) expect(before.get(told) ?? tiles).toBe(tiles);
    }),
    { numRuns: 50 },
  );
});

it('tiles are named by their cells, in a manifest of their own', () => {
  for (const { id, pages, data } of groups('Oak Pharmacy')) {
    expect(pages).toEqual([]);
    expect(data?.path).toBe(`/data/${id}`);
    expect(data?.manifest).toBe('/manifests/near.json');
    expect(data?.make()).toMatchObject({ kind: 'near', cell: id.replace('near/', '') });
  }
});

it('no tile has a listing that may not serve the public', () => {
  const pharmacies = [
    aPharmacy({ key: 'oak', location: milesAway(1) }),
    aPharmacy({ key: 'clinic', location: milesAway(2), mayNotServe: true }),
  ];
  const made = nearParts({ cities: [aCityInput({ pharmacies })], sample: false, uncovered: [] });
  const text = JSON.stringify(made.flatMap((part) => part.groups().map(({ data }) => data?.make())));
  expect(text).toContain('test:oak');
  expect(text).not.toContain('test:clinic');
});
