import { easter } from 'date-easter';
import { describe, expect, it } from 'vitest';
import {
  type HolidayId,
  holidayDate,
  holidayIds,
  holidayOn,
  isKeptByPharmacies,
  listedHolidays,
  nextHolidayDate,
} from './holidays.ts';

describe('the holidays', () => {
  it.each<[HolidayId, string, string, string]>([
    ['new-years-day', '2026-01-01', '2027-01-01', '2032-01-01'],
    ['martin-luther-king-day', '2026-01-19', '2027-01-18', '2032-01-19'],
    ['presidents-day', '2026-02-16', '2027-02-15', '2032-02-16'],
    ['easter', '2026-04-05', '2027-03-28', '2032-03-28'],
    ['memorial-day', '2026-05-25', '2027-05-31', '2032-05-31'],
    ['juneteenth', '2026-06-19', '2027-06-19', '2032-06-19'],
    ['independence-day', '2026-07-04', '2027-07-04', '2032-07-04'],
    ['labor-day', '2026-09-07', '2027-09-06', '2032-09-06'],
    ['columbus-day', '2026-10-12', '2027-10-11', '2032-10-11'],
    ['veterans-day', '2026-11-11', '2027-11-11', '2032-11-11'],
    ['thanksgiving', '2026-11-26', '2027-11-25', '2032-11-25'],
    ['christmas-eve', '2026-12-24', '2027-12-24', '2032-12-24'],
    ['christmas-day', '2026-12-25', '2027-12-25', '2032-12-25'],
  ])('fall on their dates: %s', (id, in2026, in2027, in2032) => {
    expect([2026, 2027, 2032].map((year) => holidayDate(id, year))).toEqual([in2026, in2027, in2032]);
    expect(holidayOn(in2026)).toBe(id);
  });

  it('know every Easter from 2020 to 2099 as the library does, and no other', () => {
    for (let year = 2020; year < 2100; year += 1) {
      expect(holidayDate('easter', year)).toBe(easter(year).toString());
    }
    expect(holidayDate('easter', 2019)).toBeUndefined();
    expect(holidayDate('easter', 2100)).toBeUndefined();
  });

  it('are kept by pharmacies on eight days, Columbus Day not among them', () => {
    expect(holidayIds.filter(isKeptByPharmacies)).toEqual([
      'new-years-day',
      'easter',
      'memorial-day',
      'independence-day',
      'labor-day',
      'thanksgiving',
      'christmas-eve',
      'christmas-day',
    ]);
  });

  it('come next this year or in the one after', () => {
    expect(nextHolidayDate('thanksgiving', '2026-11-26')).toBe('2026-11-26');
    expect(nextHolidayDate('thanksgiving', '2026-11-27')).toBe('2027-11-25');
    expect(holidayOn('2026-03-02')).toBeUndefined();
  });

  it('that are listed are named in the order of the year', () => {
    expect(listedHolidays({ 'christmas-day': [], easter: [] })).toEqual(['easter', 'christmas-day']);
  });
});
