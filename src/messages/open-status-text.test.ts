import { describe, expect, it } from 'vitest';
import { everyDay, hoursOf, range, table } from '../../tests/support/domain-fixtures.ts';
import { plainSpaces } from '../../tests/support/plain-spaces.ts';
import type { OpeningHours } from '../domain/hours/hours.ts';
import { openStatus } from '../domain/hours/open-status.ts';
import { formatOpenStatus } from './open-status-text.ts';

const chicago = 'America/Chicago';

const at = (iso: string): number => Date.parse(iso);
const phrase = (listed: OpeningHours | undefined, zone: string, iso: string): string =>
  plainSpaces(formatOpenStatus(openStatus(listed, zone, at(iso)), zone, at(iso)));

// 2026-03-02 is a Monday. Chicago is UTC−5 from 2026-03-08 02:00 to 2026-11-01 02:00, else UTC−6.
const nineToSix = hoursOf({ ...everyDay(range(9, 18)), sun: [] });

describe('formatOpenStatus', () => {
  it.each([
    ['2026-03-02T10:00-06:00', 'Open until 6 pm'],
    ['2026-03-02T17:40-06:00', 'Closes in 20 minutes'],
    ['2026-03-02T17:59-06:00', 'Closes in 1 minute'],
    ['2026-03-02T06:00-06:00', 'Closed · opens 9 am'],
    ['2026-03-02T19:00-06:00', 'Closed · opens tomorrow 9 am'],
    ['2026-03-07T19:00-06:00', 'Closed · opens Monday 9 am'],
  ])('at %s says "%s"', (iso, text) => {
    expect(phrase(nineToSix, chicago, iso)).toBe(text);
  });

  it('names the date of an opening a week away or more', () => {
    const listed = hoursOf(table({ mon: [range(8, 17)] }));
    expect(phrase(listed, chicago, '2026-03-02T18:00-06:00')).toBe('Closed · opens Mar 9, 8 am');
  });

  it('says what is not known, and what never opens or closes', () => {
    expect(phrase(undefined, chicago, '2026-03-02T18:00Z')).toBe('Hours not listed — call');
    expect(phrase(hoursOf(table({})), chicago, '2026-03-02T18:00Z')).toBe('Closed');
    expect(phrase(hoursOf(everyDay(range(0, 24))), chicago, '2026-03-02T18:00Z')).toBe('Open 24 hours');
  });

  it('names the day of a closing more than a day away', () => {
    const closedSunday = hoursOf({ ...everyDay(range(0, 24)), sun: [] });
    expect(phrase(closedSunday, chicago, '2026-03-02T10:00-06:00')).toBe('Open through Saturday');
    expect(phrase(closedSunday, chicago, '2026-03-07T00:00-06:00')).toBe('Open until midnight');
    const longSaturday = hoursOf({ ...everyDay(range(0, 24)), sun: [], sat: [range(0, 21)] });
    expect(phrase(longSaturday, chicago, '2026-03-06T10:00-06:00')).toBe('Open until tomorrow 9 pm');
  });

  it('says midnight once for a day of 25 hours', () => {
    const sundayOnly = hoursOf(table({ sun: [range(0, 24)] }));
    expect(phrase(sundayOnly, chicago, '2026-11-01T00:00-05:00')).toBe('Open until midnight');
  });

  it('calls a closing past midnight by its own time', () => {
    expect(phrase(hoursOf(everyDay(range(8, 26))), chicago, '2026-03-02T20:00-06:00')).toBe(
      'Open until 2 am',
    );
  });
});
