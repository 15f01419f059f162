import { describe, expect, it } from 'vitest';
import { officeWeek, pharmacyFixture } from '../../../tests/support/pharmacy-fixture.ts';
import { correctionRows, hoursFound, hoursText, isCorrection, listedValues } from './correction-rows.ts';

const schedule = { weekly: officeWeek };
const pharmacy = pharmacyFixture(1, { hours: { pharmacy: schedule } });

describe('rows that correct a pharmacy', () => {
  it('follow the header of corrections.csv, and are recognized', () => {
    const rows = correctionRows(pharmacy, [['name', 'Smith, Jones & Co']]);
    expect(rows).toBe(`id,field,value,who,date,until\n${pharmacy.id},name,"Smith, Jones & Co",a visitor,,`);
    expect(isCorrection(rows)).toBe(true);
    expect(isCorrection(correctionRows(pharmacy, listedValues(pharmacy)))).toBe(true);
    expect(isCorrection(correctionRows(pharmacy, []))).toBe(false);
    expect(isCorrection('Buy this')).toBe(false);
    expect(isCorrection(`${rows}\nBuy this, now`)).toBe(false);
  });

  it('empty hours that a visitor found wrong, and are none if the page said nothing', () => {
    expect(hoursFound(pharmacy, 'closed', 'open')).toEqual(['hours', '']);
    expect(hoursFound(pharmacy, 'open', 'closed')).toEqual(['hours', '']);
    expect(hoursFound(pharmacy, 'open', 'open')).toEqual(['hours', hoursText(schedule)]);
    expect(hoursFound(pharmacy, 'open', undefined)).toBeUndefined();
  });

  it('write a week in the syntax of opening_hours, but none with exceptions', () => {
    const day = [{ opens: 540, closes: 1080 }];
    const night = [{ opens: 1200, closes: 1560 }];
    const weekly = { mon: day, tue: day, wed: night, thu: [], fri: [], sat: [], sun: day };
    expect(hoursText({ weekly })).toBe(
      'Mo 09:00-18:00; Tu 09:00-18:00; We 20:00-26:00; Th off; Fr off; Sa off; Su 09:00-18:00',
    );
    expect(hoursText({ weekly, holidays: { 'christmas-day': [] } })).toBeUndefined();
  });
});
