import { describe, expect, it } from 'vitest';
import { holidayIds } from '../../../src/domain/hours/holidays.ts';
import { openStatus } from '../../../src/domain/hours/open-status.ts';
import { usStates } from '../../../src/domain/places/us-state.ts';
import { readSchedule } from './read-hours.ts';

/** Reads a text as hours of the pharmacy that do not age. */
function read(text: string) {
  const { schedule, fault } = readSchedule(text, 'FL');
  return {
    schedule,
    fault,
    hours: schedule && { pharmacy: { ...schedule, neverOutdated: true as const } },
  };
}

describe('hours on holidays', () => {
  it.each([
    ['Mo-Fr 09:00-18:00; PH off; Dec 24 09:00-12:00', 'christmas-day', []],
    ['Mo-Fr 09:00-18:00; PH off; Dec 24 09:00-12:00', 'christmas-eve', [{ opens: 540, closes: 720 }]],
    ['Mo-Fr 09:00-18:00; PH off; Dec 24 09:00-12:00', 'columbus-day', []],
    ['24/7; easter off', 'easter', []],
    ['Mo-Su 09:00-18:00; Dec 24 09:00-12:00; PH off', 'christmas-eve', [{ opens: 540, closes: 720 }]],
    ['24/7; PH 00:00-24:00', 'thanksgiving', [{ opens: 0, closes: 1440 }]],
    ['Mo-Su,PH 08:00-20:00', 'labor-day', [{ opens: 480, closes: 1200 }]],
    ['Mo-Su 08:00-20:00; Dec 25 08:00-20:00', 'christmas-day', [{ opens: 480, closes: 1200 }]],
    ['Mo-Su 08:00-20:00; Dec 24,25 08:00-20:00', 'christmas-eve', [{ opens: 480, closes: 1200 }]],
    ['Mo-Su 08:00-20:00; Dec 24,25 08:00-20:00', 'christmas-day', [{ opens: 480, closes: 1200 }]],
    ['Mo-Su 08:00-20:00; Dec 24-25 08:00-20:00', 'christmas-day', [{ opens: 480, closes: 1200 }]],
    ['Mo-Su 08:00-20:00; Dec 24-Dec 25 08:00-20:00', 'christmas-eve', [{ opens: 480, closes: 1200 }]],
    ['Mo-Su 08:00-20:00; Dec 25, 24 off', 'christmas-eve', []],
    ['Mo-Su 08:00-20:00; jan 1,jul 4 08:00-20:00', 'independence-day', [{ opens: 480, closes: 1200 }]],
    ['Mo-Su 08:00-20:00; Jan Mo[3] 08:00-20:00', 'martin-luther-king-day', [{ opens: 480, closes: 1200 }]],
    ['Mo-Su 08:00-20:00; Feb Mo[3] 08:00-20:00', 'presidents-day', [{ opens: 480, closes: 1200 }]],
    ['Mo-Su 08:00-20:00; May Mo[-1] 08:00-20:00', 'memorial-day', [{ opens: 480, closes: 1200 }]],
    ['Mo-Su 08:00-20:00; Sep Mo[1] 08:00-20:00', 'labor-day', [{ opens: 480, closes: 1200 }]],
    ['Mo-Su 08:00-20:00; Oct Mo[2] 08:00-20:00', 'columbus-day', [{ opens: 480, closes: 1200 }]],
    ['Mo-Su 08:00-20:00; Nov Th[4] 08:00-20:00', 'thanksgiving', [{ opens: 480, closes: 1200 }]],
    ['Mo-Su 08:00-20:00; easter 08:00-20:00', 'easter', [{ opens: 480, closes: 1200 }]],
    ['24/7; PH 00:00-23:59', 'thanksgiving', [{ opens: 0, closes: 1440 }]],
  ] as const)('of “%s” list the holiday %s for every year', (text, id, ranges) => {
    expect(read(text).schedule?.holidays?.[id]).toEqual(ranges);
  });

  it('list no holiday that the text does not name', () => {
    expect(read('24/7').schedule).not.toHaveProperty('holidays');
    expect(read('Mo-Su 08:00-20:00').schedule).not.toHaveProperty('holidays');
    expect(Object.keys(read('Mo-Su 08:00-20:00; Dec 25 off').schedule?.holidays ?? {})).toEqual([
      'christmas-day',
    ]);
    expect(read('Mo-Fr 09:00-18:00; PH off').schedule?.holidays).not.toHaveProperty('easter');
  });

  it('of public holidays list each on its own date, and neither Easter nor Christmas Eve, on which offices close in some years', () => {
    for (const state of usStates) {
      const { schedule } = readSchedule('Mo-Su 09:00-18:00; PH off', state.code);
      const federal = holidayIds.filter((id) => id !== 'easter' && id !== 'christmas-eve');
      expect(schedule?.holidays).toEqual(Object.fromEntries(federal.map((id) => [id, []])));
      expect(schedule).not.toHaveProperty('exceptions');
    }
  });

  it.each([
    'PH off; Mo-Fr 09:00-18:00',
    'PH off; Mo-Su 09:00-18:00',
    'PH off\nMo-Su 09:00-18:00',
    'PH off, Mo-Su 09:00-18:00',
    'Dec 25 off; Mo-Su 09:00-18:00',
    '2026 Dec 25 off; Mo-Su 09:00-18:00',
    'PH off; Mo-Fr 09:00-18:00; Dec 25 off',
    'PH off; Mo-Fr 09:00-18:00; Sa 10:00-14:00',
    'Mo-Fr 09:00-18:00; PH off; Mo-Su 10:00-14:00',
    'Mo-Fr 09:00-18:00; PH off; Sa-Su 10:00-14:00',
    'Mo-Fr 09:00-18:00; PH off; Sa 10:00-14:00',
    'Mo-Fr 09:00-18:00; PH closed, Sa 10:00-14:00',
    'Mo-Fr 09:00-18:00; Nov Th[4] off; Sa 10:00-14:00',
    'Su,PH off; Mo-Sa 09:00-18:00',
  ])('are closed if the text says so, though open days of the week come after: %s', (text) => {
    const { holidays = {}, exceptions = [] } = read(text).schedule ?? {};
    const special = [...Object.values(holidays), ...exceptions.map(({ ranges }) => ranges)];
    expect(special.length).toBeGreaterThan(0);
    expect(special.flat()).toEqual([]);
  });

  it.each([
    ['Mo-Fr 09:00-18:00; Dec 25 off; Su,PH 10:00-16:00', 'christmas-day'],
    ['Mo-Fr 09:00-18:00; Jul 04 off; Sa,PH 10:00-14:00', 'independence-day'],
    ['Mo-Fr 09:00-18:00; Dec 25 off; PH 10:00-16:00', 'christmas-day'],
    ['Mo-Fr 09:00-18:00; PH 10:00-16:00; Dec 25 11:00-12:00; Dec 24-25 off', 'christmas-day'],
  ] as const)('that are closed by their date are not opened with all others: %s', (text, id) => {
    const { holidays } = read(text).schedule ?? {};
    expect(holidays?.[id]).toEqual([]);
    expect(holidays?.['labor-day']).toMatchObject([{ opens: 600 }]);
  });

  it('may last past midnight', () => {
    const { schedule } = read('Mo-Sa 09:00-21:00; Dec 24 09:00-01:00');
    expect(schedule?.holidays).toEqual({ 'christmas-eve': [{ opens: 540, closes: 1500 }] });
  });

  it.each(['PH off; Mo-Su 09:00-18:00; PH off', 'PH off; Mo-Su,PH 09:00-18:00'])(
    'that are named again after the days of the week are known: %s',
    (text) => {
      expect(Object.keys(read(text).schedule?.holidays ?? {})).toContain('columbus-day');
    },
  );

  it.each([
    'Mo-Fr 09:00-18:00, PH 10:00-12:00; Sa 10:00-14:00',
    'Mo-Su 09:00-19:00, PH 10:00-14:00',
    'Mo-Su 09:00-19:00\nPH 10:00-14:00',
    'Mo-Su 09:00-19:00, Dec 25 10:00-14:00',
  ])('do not say what holds on a holiday that days of the week come after or add to: %s', (text) => {
    const { schedule, fault } = read(text);
    expect(fault).toBeUndefined();
    expect(schedule).not.toHaveProperty('holidays');
    expect(schedule).not.toHaveProperty('exceptions');
  });

  it.each([
    ['Mo-Fr,PH 09:00-17:00; Sa 10:00-14:00', 'thanksgiving', 540],
    ['Mo-Fr,PH 09:00-17:00; Sa 10:00-14:00; Su off', 'labor-day', 540],
    ['Mo-Sa,PH 09:00-17:00; Su off', 'new-years-day', 540],
    ['Mo-Fr 08:00-20:00; Sa,PH 10:00-14:00; Su 11:00-15:00', 'memorial-day', 600],
    ['Mo-Fr,PH 09:00-17:00, Sa 10:00-14:00', 'thanksgiving', 540],
    ['Mo-Su,PH 09:00-17:00; Sa 10:00-14:00; Su off', 'thanksgiving', 540],
  ] as const)(
    'that are named among days of the week are known on all days but those of the rules after: %s',
    (text, id, opens) => {
      const { schedule, fault } = read(text);
      expect(fault).toBeUndefined();
      expect(schedule?.holidays?.[id]).toMatchObject([{ opens }]);
    },
  );

  it('that are named among days of the week are not known where they fall on a day of a later rule', () => {
    const { hours, schedule } = read('Mo-Fr 08:00-20:00; Mo-Fr,PH 09:00-17:00; Sa 10:00-14:00');
    const state = (iso: string) => openStatus(hours, 'America/New_York', Date.parse(iso)).state;
    // Christmas of 2026 is a Friday, of 2027 a Saturday; Labor Day is a Monday.
    expect(state('2026-12-25T12:00-05:00')).toBe('holiday');
    expect(state('2027-12-25T12:00-05:00')).toBe('holiday');
    expect(state('2026-09-07T12:00-04:00')).toBe('open');
    expect(schedule?.holidays).not.toHaveProperty('christmas-day');
  });

  it('that are closed between rules of the week are known where the later ones open no day', () => {
    const { schedule } = read('Mo-Fr 09:00-18:00; PH off; Su off');
    expect(schedule?.holidays).toMatchObject({ 'memorial-day': [] });
  });

  it('that are named between rules of the week are known in the years in which they fall on days of no rule after', () => {
    const state = (text: string, iso: string) =>
      openStatus(read(text).hours, 'America/New_York', Date.parse(iso)).state;
    // Christmas of 2026 is a Friday, of 2027 a Saturday.
    const open = 'Mo-Fr 09:00-18:00; 2027 Dec 25 09:00-12:00; Fr 10:00-14:00';
    expect(state(open, '2027-12-25T11:00-05:00')).toBe('open');
    expect(state(open, '2026-12-25T11:00-05:00')).toBe('holiday');
  });

  it('that are named as closed among days of the week are closed, though a later rule names one of these days again', () => {
    const { hours } = read('Mo-Fr 09:00-18:00; Sa,PH off; Sa off');
    // Martin Luther King Day, on which pharmacies keep the hours of the weekday where nothing else is listed.
    const noon = Date.parse('2027-01-18T12:00-05:00');
    expect(openStatus(hours, 'America/New_York', noon).state).toBe('closed');
  });

  it('that are named once more at the end are those of the last rule', () => {
    const { schedule } = read('Mo-Fr,PH 09:00-17:00; Sa 10:00-14:00; Dec 25 off');
    expect(schedule?.holidays).toMatchObject({ 'christmas-day': [], thanksgiving: [{ opens: 540 }] });
    const { schedule: closed } = read('Mo-Fr,PH 09:00-17:00; Sa 10:00-14:00; PH off');
    expect(closed?.holidays).toMatchObject({ 'christmas-day': [], thanksgiving: [] });
    expect(closed).not.toHaveProperty('exceptions');
  });

  it.each([
    'Mo-Su 09:00-18:00; 2020 Dec 25 off',
    'Mo-Su 08:00-22:00; 2019 Dec 25 off',
    'Mo-Su 08:00-22:00; 2019 easter off',
    '24/7; 2025 Dec 25 off',
    '24/7; 2025 Dec 24,25 off',
    'Mo-Su 09:00-18:00; 2024 Dec 24 08:00-18:00; 2024 Dec 25 off',
    'Mo-Su 09:00-18:00; 2025 Nov Th[4] off; 2025 easter off',
  ])('of a year that is over say nothing of the holidays of other years: %s', (text) => {
    const { schedule, hours } = read(text);
    expect(schedule).not.toHaveProperty('holidays');
    const christmas = Date.parse('2026-12-25T18:00:00Z');
    expect(openStatus(hours, 'America/Chicago', christmas)).toEqual({
      state: 'holiday',
      holiday: 'christmas-day',
    });
  });

  it.each([
    ['Mo-Su 08:00-20:00; 2026 Dec 25 08:00-20:00', [['2026-12-25', 480]]],
    [
      'Mo-Su 08:00-20:00; 2026 Dec 24,25 09:00-12:00',
      [
        ['2026-12-24', 540],
        ['2026-12-25', 540],
      ],
    ],
    [
      'Mo-Su 08:00-20:00; 2026 Dec 24-25 09:00-12:00',
      [
        ['2026-12-24', 540],
        ['2026-12-25', 540],
      ],
    ],
    ['Mo-Su 08:00-20:00; 2027 Nov Th[4] 09:00-12:00', [['2027-11-25', 540]]],
    [
      'Mo-Su 08:00-20:00; 2026 Jan 1,2027 Jan 1 09:00-12:00',
      [
        ['2026-01-01', 540],
        ['2027-01-01', 540],
      ],
    ],
  ] as const)(
    'of “%s” are those of that year alone, whether or not they are the usual ones',
    (text, dates) => {
      const { schedule, fault } = read(text);
      expect(fault).toBeUndefined();
      expect(schedule?.weekly.mon).toEqual([{ opens: 480, closes: 1200 }]);
      expect(schedule).not.toHaveProperty('holidays');
      expect(schedule?.exceptions?.map(({ date, ranges }) => [date, ranges[0]?.opens])).toEqual(dates);
    },
  );

  it('of one year stand beside those of every year', () => {
    const { schedule } = read('Mo-Su 08:00-20:00; Dec 25 off; 2026 Dec 25 09:00-12:00');
    expect(schedule?.holidays).toEqual({ 'christmas-day': [] });
    expect(schedule?.exceptions).toMatchObject([
      { date: '2026-12-25', ranges: [{ opens: 540, closes: 720 }] },
    ]);
  });

  it('keep a holiday of one year by its date', () => {
    expect(read('Mo-Su 08:00-20:00; 2026 Dec 25 off').schedule).toMatchObject({
      exceptions: [{ date: '2026-12-25', holiday: 'christmas-day', ranges: [] }],
    });
  });
});
