import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { usStates } from '../../src/domain/places/us-state.ts';
import { aCity } from '../../tests/support/domain-fixtures.ts';
import { brandOfName } from '../listings/fields/brand-table.ts';
import { closedChainOf } from '../listings/truth/open-to-visitors.ts';
import { sampleChains, sampleNames, seededRandom } from './sample-facts.ts';
import { sampleListings } from './sample-listings.ts';

const take = (seed: string, count: number): readonly number[] => {
  const random = seededRandom(seed);
  return Array.from({ length: count }, () => random());
};

describe('a seeded stream', () => {
  it('is the same for the same seed, in [0, 1)', () => {
    fc.assert(
      fc.property(fc.string(), (seed) => {
        const values = take(seed, 20);
        expect(take(seed, 20)).toEqual(values);
        expect(values.every((value) => value >= 0 && value < 1)).toBe(true);
      }),
    );
  });

  it('keeps the values it had when the samples were first published', () => {
    expect(take('sample:birmingham-al', 3)).toEqual([
      0.9213774795643985, 0.4756430222187191, 0.7983298236504197,
    ]);
  });

  it('differs between seeds that differ by a letter', () => {
    expect(take('a', 5)).not.toEqual(take('b', 5));
  });

  it('spreads evenly over ten bins', () => {
    const bins = Array.from({ length: 10 }, () => 0);
    for (const value of take('bins', 10_000)) {
      const bin = Math.floor(value * 10);
      bins[bin] = (bins[bin] ?? 0) + 1;
    }
    for (const count of bins) expect(Math.abs(count - 1000)).toBeLessThan(150);
  });
});

const names = usStates.flatMap(({ code }) =>
  sampleListings(aCity({ state: code, population: 9_000_000 }), false).map(({ name }) => name),
);

it('a chain’s first store has its name alone, the next also the street’s', () => {
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

it('no name has a number or the word “sample”', () => {
  expect(names.filter((name) => /\d|sample/i.test(name))).toEqual([]);
});

it('no name is a real chain’s, open or closed', () => {
  const known = [...names, ...sampleChains].filter(
    (name) => brandOfName(name) !== undefined || closedChainOf({ kind: 'register', name }) !== undefined,
  );
  expect(known).toEqual([]);
});
