import { describe, expect, it } from 'vitest';
import { hoursByDay, readSchedule } from './read-hours.ts';

/** Reads texts of Monday, Tuesday and Saturday. */
const read = (mon: string, tue = '7am-8am', sat = 'closed') =>
  hoursByDay([
    { day: 'mon', text: mon },
    { day: 'tue', text: tue },
    { day: 'sat', text: sat },
  ]);

describe('the hours of a day with a text of its own', () => {
  it.each([
    ['9:00 AM - 5:00 PM', 'Mo 09:00-17:00'],
    ['9a-5p', 'Mo 09:00-17:00'],
    ['09:00-17:30', 'Mo 09:00-17:30'],
    ['9am-1pm, 2pm-6pm', 'Mo 09:00-13:00,14:00-18:00'],
    ['9am-6pm (closed for lunch 1-2)', 'Mo 09:00-13:00,14:00-18:00'],
    ['8 PM - 2 AM', 'Mo 20:00-02:00'],
    ['10 AM - 2 AM', 'Mo 10:00-26:00'],
    ['noon to midnight', 'Mo 12:00-24:00'],
    ['Monday: 9am-5pm', 'Mo 09:00-17:00'],
    ['24 hours', 'Mo 00:00-24:00'],
    ['Open 24/7', 'Mo 00:00-24:00'],
    ['Closed', 'Mo off'],
    ['cerrado', 'Mo off'],
  ])('is read as hours in words are: %s', (text, rule) => {
    expect(read(text)).toEqual({
      schedule: readSchedule(`${rule}, Tu 07:00-08:00`, 'FL').schedule,
      faults: [],
    });
  });

  it.each([
    '',
    '9-5',
    '9:00 - 5:00',
    '9:00 AM',
    '9 AM - 5',
    'closed 9am-5pm',
    '9am-5pm closed',
    'by appointment',
    'Tue 9am-5pm',
    'Mon-Fri 9am-5pm',
    'Mon 9am-5pm, Tue 9am-5pm',
    '10:00 - 04:00',
    '09:00 - 12:00, 05:30 - 09:00',
    '2024-2026',
    `9am-5pm${' '.repeat(80_000)}`,
  ])('is not understood where it says less, more or another day: “%s”', (text) => {
    const { schedule, faults } = read(text, '9am-6pm');
    expect([schedule, faults.map(({ day }) => day)]).toEqual([undefined, ['mon']]);
  });

  it('is of the 24-hour clock where another day of the week is', () => {
    expect(read('9:00-17:00', '9:00-18:00', '9:00-12:00').schedule?.weekly.sat).toEqual([
      { opens: 540, closes: 720 },
    ]);
    expect(read('9am-5pm', '9am-6pm', '9:00-12:00').faults).toMatchObject([{ day: 'sat' }]);
  });
});
