import { describe, expect, it } from 'vitest';
import { rangesWritten, writtenRules } from './written-days.ts';

/** The hours that a text gives a date, `22–30` for a night until 6 am. */
const hoursOn = (text: string, date: string): readonly string[] =>
  rangesWritten(writtenRules(text), Date.parse(date) / 86_400_000).map(
    ({ opens, closes }) => `${opens / 60}–${closes / 60}`,
  );
// November 2, 2026 is a Monday, November 26 is Thanksgiving.
const monday = '2026-11-02';
const thanksgiving = '2026-11-26';

describe('the hours that a text gives a day', () => {
  it.each([
    ['are those of the last rule of it', 'Mo-Fr 09:00-18:00; Mo 10:00-16:00', monday, ['10–16']],
    ['are added up after a comma', 'Mo-Fr 09:00-12:00, Mo 13:00-17:00', monday, ['9–12', '13–17']],
    ['are one range where they touch', 'Mo 09:00-12:00,12:00-17:00', monday, ['9–17']],
    ['are none where it is off', 'Mo-Su 09:00-18:00; Mo off', monday, []],
    ['are none where it is not named', 'Tu-Su 09:00-18:00', monday, []],
    ['leave out what is off', 'Mo-Fr 09:00-18:00; Mo-Fr 12:00-13:00 off', monday, ['9–12', '13–18']],
    ['stay where all other time is off', 'Mo-Fr 09:00-18:00 || off', monday, ['9–18']],
    ['are all of it around the clock', '24/7', monday, ['0–24']],
    ['go on to the morning after', 'Mo 22:00-06:00; Tu off', monday, ['22–30']],
    ['end at midnight where the next day’s begin', 'Mo 22:00-08:00, Tu 00:00-12:00', monday, ['22–24']],
    ['go on into small hours of their own', 'Mo 20:00-24:00, Tu 00:00-02:00', monday, ['20–26']],
    ['are those of public holidays', 'Mo-Su 09:00-18:00; PH 10:00-14:00', thanksgiving, ['10–14']],
    ['are those of the holiday that is named', 'Mo-Su 09:00-18:00; Nov Th[4] off', thanksgiving, []],
    ['are those of its year', 'Mo-Su 09:00-18:00; 2026 Nov Th[4] off', thanksgiving, []],
    ['are not those of another', 'Mo-Su 09:00-18:00; 2025 Nov Th[4] off', thanksgiving, ['9–18']],
    ['are not the public holidays’ on Christmas Eve', 'Mo-Su 09:00-18:00; PH off', '2026-12-24', ['9–18']],
  ])('%s: %s', (_, text, date, hours) => {
    expect(hoursOn(text, date)).toEqual(hours);
  });
});
