import { expect, it } from 'vitest';
import { describesStore, placesOnly } from './source-reach.ts';

it.each([
  [['location'], true, true],
  [['location', 'website', 'storeHours'], false, true],
  [['storeHours'], false, true],
  [['location', 'phone'], false, false],
  [['hours', 'storeHours'], false, false],
])('a source of %j places only: %s, describes only the store: %s', (fields, places, store) => {
  expect([placesOnly({ fields }), describesStore({ fields })]).toEqual([places, store]);
});
