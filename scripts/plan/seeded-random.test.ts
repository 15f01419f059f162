import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seededRandom } from './seeded-random.ts';

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
