import { describe, expect, it } from 'vitest';
import { officeWeek } from '../../tests/support/pharmacy-fixture.ts';
import { weekdays } from '../domain/hours/hours.ts';
import { summarizeWeek } from './hours-summary.ts';

const plain = (text: string): string => text.replaceAll('\u00a0', ' ').replaceAll('\u2060', '');
const allDay = [{ opens: 0, closes: 1440 }];
const closed = { mon: [], tue: [], wed: [], thu: [], fri: [], sat: [], sun: [] };

describe('a week in one line', () => {
  it('puts following days with the same hours together', () => {
    expect(plain(summarizeWeek(officeWeek))).toBe('Mon–Fri 9 am–6 pm · Sat 9 am–1 pm · Sun closed');
  });

  it('keeps days apart that have the same hours but do not follow each other', () => {
    expect(plain(summarizeWeek({ ...officeWeek, wed: [] }))).toBe(
      'Mon–Tue 9 am–6 pm · Wed closed · Thu–Fri 9 am–6 pm · Sat 9 am–1 pm · Sun closed',
    );
  });

  it('says it once for every day', () => {
    expect(plain(summarizeWeek(closed))).toBe('Every day closed');
    expect(plain(summarizeWeek({ ...closed, mon: allDay }))).toBe('Mon open 24 hours · Tue–Sun closed');
  });

  it('says so if a pharmacy is always open', () => {
    const always = {
      mon: allDay,
      tue: allDay,
      wed: allDay,
      thu: allDay,
      fri: allDay,
      sat: allDay,
      sun: allDay,
    };
    expect(weekdays).toHaveLength(Object.keys(always).length);
    expect(summarizeWeek(always)).toBe('24 hours a day, every day');
  });

  it('shows a lunch break, with a line break allowed only after its comma', () => {
    const lunch = [
      { opens: 540, closes: 720 },
      { opens: 780, closes: 1080 },
    ];
    const text = summarizeWeek({ ...closed, mon: lunch });
    expect(plain(text)).toBe('Mon 9 am–noon, 1 pm–6 pm · Tue–Sun closed');
    expect(text.split(' ')).toHaveLength(3);
  });
});
