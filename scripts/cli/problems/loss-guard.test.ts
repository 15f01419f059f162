import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { heavyLosses, lossText } from './loss-guard.ts';

const heavy = (before: number, lost: number): boolean =>
  heavyLosses([{ name: 'pages', before, lost }]).length > 0;

describe('the guard for losses', () => {
  it.each([
    { before: 100, lost: 20, refused: false },
    { before: 100, lost: 21, refused: true },
    { before: 0, lost: 0, refused: false },
    { before: 4, lost: 1, refused: true },
    { before: 5, lost: 1, refused: false },
  ])('finds $lost of $before too many: $refused', ({ before, lost, refused }) => {
    expect(heavy(before, lost)).toBe(refused);
  });

  it('refuses a loss of more than a fifth, whatever the numbers', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000), fc.nat(1_000_000), (before, lost) => {
        expect(heavy(before, lost)).toBe(lost * 5 > before);
      }),
    );
  });

  it('reports each of several losses', () => {
    const holdings = [
      { name: 'listings of Alabama', before: 1500, lost: 1400 },
      { name: 'listings of Florida', before: 5000, lost: 3 },
    ];
    expect(heavyLosses(holdings).map(lossText)).toEqual(['1,400 of 1,500 listings of Alabama']);
  });
});
