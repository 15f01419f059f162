import { describe, expect, it } from 'vitest';
import { knownText } from './repair-text.ts';

describe('a cell', () => {
  it.each([
    ...[
      '',
      ' ',
      '-',
      '–',
      '?',
      '??',
      'n/a',
      'N/A',
      '#N/A',
      '#N/A!',
      'NULL',
      'null',
      '(null)',
      '<null>',
      '[blank]',
    ],
    ...[
      'None',
      'NaN',
      'undefined',
      '\\N',
      'unknown',
      'Unknown',
      'TBD',
      'T.B.A.',
      'Not available',
      'not provided',
    ],
  ])('of “%s” says nothing', (text) => {
    expect(knownText(text)).toBeUndefined();
  });

  it.each(['Nan’s Pharmacy', 'Null Drugs', 'Unknown Rx', 'None Better Drugs', 'Blank', '24', 'N/A Drugs'])(
    'of “%s” says something',
    (text) => {
      expect(knownText(` ${text} `)).toBe(text);
    },
  );
});
