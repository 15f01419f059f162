import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { editDistance } from './edit-distance.ts';

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'd'), maxLength: 8 });

describe('the distance between two words', () => {
  it.each([
    ['birmingam', 'birmingham', 1],
    ['brimingham', 'birmingham', 1],
    ['walgrens', 'walgreens', 1],
    ['charlstn', 'charleston', 2],
    ['mobile', 'mobile', 0],
    ['', 'abc', 3],
  ])('from “%s” to “%s” is %i letters', (from, to, letters) => {
    expect(editDistance(from, to, 9)).toBe(letters);
  });

  it('is the same both ways, and zero only between equals', () => {
    fc.assert(
      fc.property(word, word, (a, b) => {
        expect(editDistance(a, b, 9)).toBe(editDistance(b, a, 9));
        expect(editDistance(a, b, 9) === 0).toBe(a === b);
      }),
    );
  });

  it('is returned as more than `most` wherever it exceeds that', () => {
    fc.assert(
      fc.property(word, word, fc.nat(4), (a, b, most) => {
        const whole = editDistance(a, b, 9);
        const bounded = editDistance(a, b, most);
        if (whole <= most) expect(bounded).toBe(whole);
        else expect(bounded).toBeGreaterThan(most);
      }),
    );
  });
});
