import { expect, it } from 'vitest';
import { usStates } from '../../src/domain/places/us-state.ts';
import { aCity } from '../../tests/support/domain-fixtures.ts';
import { brandOfName } from '../listings/fields/brand-table.ts';
import { closedChainOf } from '../listings/truth/closed-chains.ts';
import { sampleListings } from './sample-listings.ts';
import { sampleChains, sampleNames } from './sample-names.ts';

const names = usStates.flatMap(({ code }) =>
  sampleListings(aCity({ state: code, population: 9_000_000 }), false).map(({ name }) => name),
);

it('a chain’s first store has its name alone, the next its street’s besides', () => {
  const nameOf = sampleNames('seed');
  const store = { brand: 'Rx Mart', street: 'Maple', road: 'Maple Ave' };
  expect([nameOf(store), nameOf(store), nameOf(store)]).toEqual([
    'Rx Mart',
    'Rx Mart Maple',
    'Rx Mart Maple Ave',
  ]);
});

it('an independent pharmacy is named after its street or a family', () => {
  expect(names).toContain('Maple Pharmacy');
  expect(names).toContain('Laurel Drug');
  expect(names.some((name) => /^(?:Bramwell|Penrose) /.test(name))).toBe(true);
});

it('no name has a number, or the word that its tag says', () => {
  expect(names.filter((name) => /\d|sample/i.test(name))).toEqual([]);
});

it('no name is a real chain’s, open or closed', () => {
  const known = [...names, ...sampleChains].filter(
    (name) => brandOfName(name) !== undefined || closedChainOf({ kind: 'register', name }) !== undefined,
  );
  expect(known).toEqual([]);
});
