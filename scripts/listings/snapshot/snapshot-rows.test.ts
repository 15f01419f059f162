import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { guardFormula, unguardFormula } from './snapshot-rows.ts';

const signs = fc.constantFrom("'", '=', '+', '@', '-', '\t', '\r', 'A', '1', ' ');

describe('a cell of the snapshot', () => {
  it('is read as written, whatever it begins with', () => {
    const text = fc.oneof(fc.string(), fc.string({ unit: signs, maxLength: 6 }));
    fc.assert(
      fc.property(text, (written) => {
        expect(unguardFormula(guardFormula(written))).toBe(written);
      }),
    );
  });

  it.each(['=1+1', '+1', '-1', '@ Home', '\t=1', '\r=1', "'=1", "''@"])(
    'is never what a spreadsheet runs: %j',
    (text) => {
      expect(guardFormula(text)).toBe(`'${text}`);
    },
  );

  it.each(['', "'n Apothecary", 'CVS', "O'Neill's"])('is as it was elsewhere: %j', (text) => {
    expect(guardFormula(text)).toBe(text);
  });
});
