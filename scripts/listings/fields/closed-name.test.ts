import { describe, expect, it } from 'vitest';
import { saysClosed, saysComing, saysPaused, withoutPause } from './closed-name.ts';

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
    'Joe Rx - Closed 01/05/2024',
    'Joe Rx (CLOSED 12/31/23)',
    'Joe Rx (closed as of 2-28-2024)',
    'Joe Rx [CLOSED]',
    'Joe Rx **CLOSED**',
    'Joe Rx (now closed)',
    'JOE RX - STORE CLOSED',
    'Joe Rx - Out of business',
    'Joe Rx (out of business 2022)',
    'Joe Rx no longer in business',
    'Out of business: Joe Rx',
    'Joe Rx - Relocated',
    'Joe Rx (Moved to 12 Elm St)',
    'Joe Rx – has moved',
  ])('says that its place has closed: %s', (name) => {
    expect(saysClosed(name)).toBe(true);
  });

  it.each([
    'Smith Drug - Closed Sundays',
    'Smith Drug (closed 1-2 for lunch)',
    'Smith Drug (Closed Sat/Sun)',
    'Oak Pharmacy (Closed Shop)',
    'Oak Rx (closed pharmacy)',
    'Business Park Pharmacy',
    'Close - Knit Pharmacy',
    'Closed Door Pharmacy',
    'Closed-Door Rx',
    'Closed - Door Rx',
    'Enclosed Care Rx',
    'Close to Home Rx',
    'Clo’s Pharmacy',
    'Closest Rx',
    'Moved By Care Pharmacy',
    'Unmoved Rx',
  ])('says no such thing: %s', (name) => {
    expect(saysClosed(name)).toBe(false);
  });

  it('that is unknown says no such thing', () => {
    expect([saysClosed(undefined), saysComing(undefined)]).toEqual([false, false]);
  });

  it.each([
    ['Coming Soon: Elm Pharmacy', true],
    ['Elm Pharmacy (opening soon)', true],
    ['Elm Pharmacy - COMING SOON!', true],
    ['Get Well Soon Pharmacy', false],
    ['Coming Soonest Rx', false],
  ])('tells whether its place is yet to open: %s', (name, isComing) => {
    expect(saysComing(name)).toBe(isComing);
  });
});

describe('a name that says that its place is closed for a time', () => {
  it.each([
    ['Tempo Pharmacy (temporarily closed)', 'Tempo Pharmacy'],
    ['Tempo Pharmacy - Temporarily Closed', 'Tempo Pharmacy'],
    ['TEMPO RX (CLOSED TEMPORARILY) #12', 'TEMPO RX #12'],
    ['Temporarily closed: Tempo Rx', 'Tempo Rx'],
    ['**TEMPORARY CLOSURE** Tempo Rx', 'Tempo Rx'],
    ['Tempo Rx, closed until further notice', 'Tempo Rx'],
  ])('has not closed for good, and is shown without the words: %s', (name, shown) => {
    expect([saysClosed(name), saysPaused(name), withoutPause(name)]).toEqual([false, true, shown]);
  });

  it.each(['Temporary Care Pharmacy', 'Closed Door Rx', 'Tempo Pharmacy', "Frank's Rx (CLOSED)"])(
    'is another thing: %s',
    (name) => {
      expect([saysPaused(name), withoutPause(name)]).toEqual([false, name]);
    },
  );
});
