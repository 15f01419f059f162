import { expect, it } from 'vitest';
import { aCityDataset, anEntry, aPharmacy, milesAway } from '../../../tests/support/domain-fixtures.ts';
import { indexedLanding, landingHead } from './landing-head.ts';

const clinic = anEntry('clinic', { type: 'clinic' });
const hospital = anEntry('hospital', { type: 'hospital' });
const pharmacies = Array.from({ length: 20 }, (_, index) =>
  aPharmacy({
    key: String(index),
    location: milesAway(index),
    types: [...(index < 5 ? ['clinic' as const] : []), ...(index > 15 ? ['hospital' as const] : [])],
  }),
);

it('siblings link exactly the landing pages that ask to be indexed', () => {
  const dataset = aCityDataset({ landing: [hospital, clinic, anEntry('words')], pharmacies });
  expect(indexedLanding(dataset)).toEqual([hospital, clinic]);
  for (const entry of dataset.landing) {
    expect(landingHead(entry, dataset).indexability.index).toBe(indexedLanding(dataset).includes(entry));
  }
});

it.each([
  [9, true],
  [10, false],
])('a page that lists %i of a city’s ten pharmacies asks to be indexed: %s', (count, indexed) => {
  const ten = Array.from({ length: 10 }, (_, index) =>
    aPharmacy({ key: String(index), location: milesAway(index), types: index < count ? ['clinic'] : [] }),
  );
  const dataset = aCityDataset({ landing: [clinic], pharmacies: ten });
  expect(landingHead(clinic, dataset).indexability.index).toBe(indexed);
});
