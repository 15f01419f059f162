import { expect, it } from 'vitest';
import { aCityDataset, anEntry, aPharmacy, milesAway } from '../../tests/domain-fixtures.ts';
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
  expect(indexedLanding(dataset)).toEqual([clinic]);
  for (const entry of dataset.landing) {
    expect(landingHead(entry, dataset).indexability.index).toBe(indexedLanding(dataset).includes(entry));
  }
});
