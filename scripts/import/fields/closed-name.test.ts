import { describe, expect, it } from 'vitest';
import { saysClosed } from './closed-name.ts';

describe('a name', () => {
  it.each([
    "Frank's Rx (CLOSED)",
    "Frank's Rx (closed) #12",
    'Rite Aid - CLOSED 2023',
    'Rite Aid - Closed permanently',
    'RITE AID - CLO',
    'Permanently Closed - Joe Rx',
    'CLOSED: Joe Rx',
    'Closed - Joe Rx',
    '(Closed) Joe Rx',
    '**CLOSED** Joe Rx',
  ])('says that its place has closed: %s', (name) => {
    expect(saysClosed(name)).toBe(true);
  });

  it.each([
    'Smith Drug - Closed Sundays',
    'Closed Door Pharmacy',
    'Closed-Door Rx',
    'Closed - Door Rx',
    'Enclosed Care Rx',
    'Close to Home Rx',
    'Clo’s Pharmacy',
    'Closest Rx',
  ])('says no such thing: %s', (name) => {
    expect(saysClosed(name)).toBe(false);
  });

  it('that is not known says no such thing', () => {
    expect(saysClosed(undefined)).toBe(false);
  });
});
