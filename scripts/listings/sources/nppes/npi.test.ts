import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isNpi, withCheckDigit } from './npi.ts';

it('knows the NPI of the rule’s own example, and no other last digit', () => {
  const valid = [...'0123456789'].filter((digit) => isNpi(`123456789${digit}`));
  expect(valid).toEqual(['3']);
});

it('refuses all but ten digits that begin with 1 or 2', () => {
  for (const text of ['', '123456789', '12345678933', '3234567893', '123456789x'])
    expect(isNpi(text)).toBe(false);
});

it('takes every number with its check digit, and none with one digit changed', () => {
  const nine = fc.integer({ min: 100_000_000, max: 299_999_999 }).map(String);
  fc.assert(
    fc.property(nine, fc.nat(9), fc.integer({ min: 1, max: 9 }), (digits, at, by) => {
      const npi = withCheckDigit(digits);
      expect(isNpi(npi)).toBe(true);
      const changed = [...npi]
        .map((digit, index) => (index === at ? (Number(digit) + by) % 10 : digit))
        .join('');
      expect(isNpi(changed)).toBe(false);
    }),
  );
});
