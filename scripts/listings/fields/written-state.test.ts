import { describe, expect, it } from 'vitest';
import { usStates } from '../../../src/domain/places/us-state.ts';
import { parseState, readAddress } from './read-address.ts';

describe('a state as people write it', () => {
  it('is recognised by code and name, in any case', () => {
    for (const { code, name } of usStates)
      for (const text of [
        code,
        code.toLowerCase(),
        name,
        name.toUpperCase(),
        `US-${code}`,
        `${name} (${code})`,
      ])
        expect(parseState(text), text).toBe(code);
  });

  it.each([
    ['N.C.', 'NC'],
    ['D.C.', 'DC'],
    ['Tex.', 'TX'],
    ['Calif.', 'CA'],
    ['FLA.', 'FL'],
    ['Ala.', 'AL'],
    ['Miss.', 'MS'],
    ['N. Carolina', 'NC'],
    ['N. Mex.', 'NM'],
    ['W. Va.', 'WV'],
    ['Wash.', 'WA'],
  ])('is known by its code with dots, or an older short name: %s', (text, code) => {
    expect(parseState(text)).toBe(code);
  });

  it.each([
    '',
    'PR',
    'Puerto Rico',
    'Guam',
    'AE',
    'AP',
    'Ontario',
    'Texas (OK)',
    'Washington DC',
    'India',
    'Mis.',
    'New.',
    'F.',
    'constructor',
    '(',
  ])('is none of the fifty in “%s”', (text) => {
    expect(parseState(text)).toBeUndefined();
  });
});

describe('a ZIP code as people write it', () => {
  const zipOf = (zip: string, state = 'TX') => {
    const read = readAddress({ line1: '100 Main St', city: 'Houston', state, zip }, (name) => name);
    return read.ok ? [read.address.zip, ...read.repairs] : read.why;
  };

  it.each([
    '77002',
    '77002-1234',
    '770021234',
    '77002 1234',
    '77002–1234',
    '77002 - 1234',
    '77002-',
    'TX 77002',
    'tx, 77002',
  ])('has its five digits: %s', (zip) => {
    expect(zipOf(zip)).toEqual(['77002']);
  });

  it.each(['77002-12', '77002,77003', '77oo2', 'OK 77002', '7700', ''])('is none in “%s”', (zip) => {
    expect(zipOf(zip)).toBe('no ZIP code in the address');
  });
});
