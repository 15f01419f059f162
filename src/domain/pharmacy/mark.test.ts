import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { initialsMark, initialsOf, markTones } from './mark.ts';

describe('the initials of a pharmacy', () => {
  it.each([
    ['Maple Pharmacy', 'MA'],
    ['Laurel Drug', 'LA'],
    ['Rx Mart', 'RM'],
    ['Rx Mart #12', 'RM'],
    ['CVS Pharmacy', 'CV'],
    ['C.V.S. Pharmacy #4471', 'CV'],
    ['Publix Super Market Pharmacy', 'PS'],
    ['Oak & Sons', 'OS'],
    ['Oak and Sons', 'OS'],
    ['The Medicine Shoppe', 'MS'],
    ['Joe’s Pharmacy', 'JO'],
    ["O'Neill Drug Co.", 'ON'],
    ['St. Mary’s Hospital', 'SM'],
    ['Farmacia La Ñ', 'Ñ'],
    ['Élan Apothecary', 'ÉL'],
    ['7 Day Drug', 'DA'],
    ['24 Pharmacy', '24'],
    ['1st Choice Pharmacy', '1C'],
    ['The Pharmacy', 'TP'],
    ['Pharmacy', 'PH'],
    ['药房 Pharmacy', '药房'],
    ['Oak#12', 'OA'],
    ['O#12', 'O'],
    ['—', ''],
    ['', ''],
  ])('%s are %s', (name, initials) => {
    expect(initialsOf(name)).toBe(initials);
  });

  it('are at most two letters or digits, whatever the name', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (name) => {
        expect(initialsOf(name)).toMatch(/^[\p{Letter}\p{Number}]{0,2}$/u);
      }),
    );
  });
});

describe('the mark of a pharmacy', () => {
  it('is its chain’s where it has one', () => {
    expect(initialsMark({ name: 'Rx Mart #12', brand: 'Rx Mart' })).toEqual(
      initialsMark({ name: 'Rx Mart', brand: null }),
    );
  });

  it('does not depend on capitals and signs', () => {
    expect(initialsMark({ name: 'RX MART' })).toEqual(initialsMark({ name: 'Rx-Mart' }));
  });

  it('has one of eight colors, and all eight are used', () => {
    const names = Array.from({ length: 200 }, (_, index) => `Pharmacy ${index}`);
    expect(new Set(names.map((name) => initialsMark({ name }).tone))).toEqual(
      new Set(Array.from({ length: markTones }, (_, tone) => tone)),
    );
  });
});
