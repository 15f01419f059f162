import { describe, expect, it } from 'vitest';
import { e164 } from './phone-number.ts';

describe('a phone', () => {
  it.each([
    '713-224-1034 / 713-224-1035',
    '713-224-1034 or (713) 224-1035',
    '(713) 224-1034; +1 713 224 1035',
    '713.224.1034, 713.224.1035',
    '713-224-1034 & 713-224-1035',
    '7132241034.0',
    '17132241034.00',
    '+(713) 224-1034',
  ])('is the first number of the cell, and no amount: %s', (text) => {
    expect(e164(text)).toBe('+17132241034');
  });

  it.each(['713-224-103', '713-224-1034/35/36', 'or 713', '0'])('is not guessed: %s', (text) => {
    expect(e164(text)).toBeUndefined();
  });
});
