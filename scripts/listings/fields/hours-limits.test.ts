import { describe, expect, it } from 'vitest';
import { readSchedule } from './read-hours.ts';

describe('hours that no weekly table holds', () => {
  it.each([
    ['Mo[1] 09:00-12:00', 'only in some weeks of a month'],
    ['Mo-Fr 09:00-18:00; Sa[2,4] 09:00-12:00', 'only in some weeks of a month'],
    ['Mo-Fr 09:00-18:00; Sa[-1] off', 'only in some weeks of a month'],
    ['2025 Mo-Fr 09:00-18:00', 'only in some years'],
    ['2025-2027 Mo-Fr 09:00-18:00', 'only in some years'],
    ['week 1-10 Mo-Fr 09:00-18:00', 'only in some weeks of the year'],
    ['week 2-52/2 Mo 09:00-18:00', 'only in some weeks of the year'],
    ['Jun-Aug Mo-Fr 09:00-16:00', 'changes with the season'],
    ['Mo-Fr 09:00-18:00; Aug 01-15 off', 'changes with the season'],
    ['Mo-Fr 09:00-18:00; Dec 25-Jan 01 off', 'changes with the season'],
    ['Mo-Fr 09:00-18:00; Dec 31 09:00-12:00', 'changes with the season'],
    ['Mo-Fr 09:00-18:00; easter +1 day off', 'on dates that no weekly table holds'],
    ['Mo-Fr 09:00-18:00; PH -1 day 09:00-12:00', 'on dates that no weekly table holds'],
    ['Mo-Fr 09:00-18:00; SH off', 'changes with school holidays'],
    ['sunrise-sunset', 'changes with the season'],
    ['Mo-Fr (sunrise+01:00)-18:00', 'changes with the season'],
    ['Mo-Fr 09:00-18:00 open "by appointment"', 'open on some condition or by appointment'],
    ['Mo-Fr 09:00-18:00 || "call us"', 'open on some condition or by appointment'],
    ['Mo-Fr 09:00+', 'no closing time'],
    ['Mo-Su ', 'a day without times'],
    ['Mo-Fr 08:00-21:00; Sa 09:00-18:00; Su ', 'a day without times'],
    ['Mo-Fr 9-17', 'not understood'],
    ['Open 8am-8pm, Christmas closed', 'not understood'],
    ['Mon-Fri 9-17, Dec 25 off', 'not understood'],
    ['open', 'a day without times'],
    ['PH open', 'a day without times'],
    ['Mo-Fr open', 'a day without times'],
    ['open; PH off', 'never open'],
    ['Mo-Fr 09:00-18:00; off', 'never open'],
    ['Mo-Fr 09:00-18:00; PH open', 'a day without times'],
    ['Mo-Fr 09:00-18:00, Sa open', 'a day without times'],
    ['Mo-Fr 09:00-18:00; Dec 25', 'a day without times'],
    ['Mo-Fr 09:00-18:00 Dec 25 off', 'no separator between two rules or times'],
    ['Mo-Su 09:00-18:00 2026 Dec 25 off', 'no separator between two rules or times'],
    ['Mo-Fr 09:00-18:00; PH off Sa 09:00-12:00', 'no separator between two rules or times'],
    ['Mo-Fr Sa 09:00-18:00', 'no separator between two rules or times'],
    ['Mo-Fr PH 09:00-18:00', 'no separator between two rules or times'],
    ['24/7 Mo-Fr 09:00-18:00', 'no separator between two rules or times'],
    // By the syntax a holiday on one of these days, to a reader both.
    ['Mo-Fr 09:00-18:00; PH Mo-Fr 10:00-14:00', 'no separator between two rules or times'],
    ['Mo-Fr 09:00-18:00 || off', 'may be read in two ways'],
    ['Su off, Mo-Su 09:00-18:00', 'may be read in two ways'],
    ['off Mo-Fr 09:00-18:00', 'no separator between two rules or times'],
    ['Mo-Fr 09:00-18:00; 24/7', 'times without a day after other rules'],
    ['Mo-Su 09:00-18:00, Sa 10:00-14:00', 'times of one day that overlap'],
    ['Mo 09:00-17:00,08:00-12:00', 'times of one day that overlap'],
    ['Fr-Mo 09:00-17:00, PH,Su 08:00-12:00', 'times of one day that overlap'],
    ['Mo-Fr 09:00-18:00; Dec 24-26 off', 'changes with the season'],
    ['Mo-Fr 09:00-18:00; Nov Th[4],Fr off', 'only in some weeks of a month'],
    ['Mo-Fr 09:00-18:00; 2026-2028 Dec 25 off', 'only in some years'],
    ['Mo-Fr 09:00-18:00; Dec 25 2026 off', 'only in some years'],
    ['Mo-Fr 09:00-18:00; 2026 PH off', 'only in some years'],
    ['Mo-Fr 09:00-18:00; 2026 Jan 1,Dec 25 off', 'a year for some dates of a list only'],
    ['Mo-Fr 09:00-18:00; Dec 24, 2026 Dec 25 off', 'a year for some dates of a list only'],
    ['Mo-Fr 08:00-04:30', 'closes before it opens'],
    ['Mo-Fr 12:00-05:00', 'closes before it opens'],
    ['Mo-Fr 09:00-05:30', 'closes before it opens'],
    ['Mo-Fr 9:00-12:00,1:00-5:00', 'may be of the 12-hour clock'],
    ['Mo-Fr 09:00-12:00,01:00-05:00', 'may be of the 12-hour clock'],
    ['Mo-Fr 09:00-18:00; Sa 9:00-1:00', 'may be of the 12-hour clock'],
    ['Mo-Fr 09:00-18:00; Su 12:00-4:00', 'may be of the 12-hour clock'],
    ['Mo-Fr 9:00-17:00; Sa 5:00-9:00', 'may be of the 12-hour clock'],
    ['Mo-Fr 09:00-18:00; Su 12:00-04:00', 'closes before it opens'],
    ['Mo-Su 10:00-02:00', 'closes before it opens'],
    ['Mo-Su 08:00-04:00', 'closes before it opens'],
    ['Mo-Su 06:00-03:00', 'closes before it opens'],
    ['Mo-Fr 08:00-12:00,13:00-05:00', 'closes before it opens'],
    ['Mo-Fr 13:00-05:00', 'closes before it opens'],
    ['Mo-Fr 15:30-04:30', 'closes before it opens'],
    ['Mo-Fr 01:00-05:00', 'may be of the 12-hour clock'],
    ['Mo-Fr 08:00-24:00; Sa 01:00-05:00', 'may be of the 12-hour clock'],
    ['Mo-Fr 00:30-05:30', 'may be of the 12-hour clock'],
    ['Mo 09:00-12:00, Mo 01:00-05:00', 'may be of the 12-hour clock'],
    ['Mo-Su 09:00-21:00|Su off', 'may be read in two ways'],
    ['Mo-Su 09:00-21:00 | off', 'may be read in two ways'],
    ['Mo-Su 09:00-21:00|||Su off', 'may be read in two ways'],
    ['Mo-Fr 09:00-12:00\nMo-Fr 11:00-17:00', 'times of one day that overlap'],
    ['Mo-Fr 09:00-12:00\nSa 10:00-12:00\nFr 11:00-17:00', 'times of one day that overlap'],
    ['Mo-Fr 09:00-12:00, Sa 10:00-12:00; Su off, Fr 11:00-17:00', 'times of one day that overlap'],
    ['Su off\nMo-Su 09:00-18:00', 'may be read in two ways'],
    ['Mo-Fr 10:00-18:00; Sa-Su 00:00-00:00', 'a range of no length'],
    ['Mo-Fr 09:00-18:00; Mo-Fr 12:00-13:00 off', 'times that are closed'],
    ['Mo-Su off', 'never open'],
    ['off', 'never open'],
  ])('are unknown rather than wrong: %s', (text, why) => {
    expect(readSchedule(text, 'FL')).toEqual({ fault: why });
  });

  it.each([
    'Mo-Fr 09:00-18:00; Nov Th[4] off',
    'Mo-Fr 09:00-18:00; Jan 1,Dec 25 off',
    'Mo-Fr 09:00-18:00; Dec 24,25 off; easter off',
    'Mo-Sa 08:00-22:00; Su 10:00-18:00; PH off',
    'Mo-Su 06:00-00:00',
    'Mo-Su 06:00-02:00',
    'Mo-Su 20:00-06:00',
    'Mo-Fr: 09:00-18:00, Sa 09:00-12:00',
    'Mo-Sa 09:00–12:00, 13:00–18:00; Su closed',
    'Mo-Th,Su 09:00-18:00, Fr,Sa 09:00-20:00',
    '24/7; PH off',
    '24/7 open; easter off',
    'Open 24/7',
    'Open: Mo-Fr 09:00-18:00',
    'Mo-Su 24/7',
  ])('are not those that name holidays or the night: %s', (text) => {
    expect(readSchedule(text, 'FL').schedule).toBeDefined();
  });

  it.each(['\n', '\r\n', '\r', ';\r\n', ',\n', '\n\n', '<br>', '<BR />', ' <br/>\n'])(
    'are not lists with a rule a line: %j between them',
    (between) => {
      const lines = ['Mo-Fr 08:00-20:00', 'Sa 09:00-18:00', 'Su 10:00-16:00'];
      const { schedule } = readSchedule(lines.join(between), 'FL');
      expect(schedule).toEqual(readSchedule(lines.join('; '), 'FL').schedule);
      expect(schedule?.weekly).toMatchObject({
        fri: [{ opens: 480, closes: 1200 }],
        sat: [{ opens: 540, closes: 1080 }],
        sun: [{ opens: 600, closes: 960 }],
      });
    },
  );

  it.each([
    ['Mo-Fr 09:00-12:00\nMo-Fr 13:00-17:00', 'Mo-Fr 09:00-12:00,13:00-17:00'],
    ['Mo-Fr 09:00-12:00\nSa 10:00-12:00\nMo-Fr 13:00-17:00', 'Mo-Fr 09:00-12:00,13:00-17:00; Sa 10:00-12:00'],
    ['Mo-Su 09:00-18:00\nSu off', 'Mo-Sa 09:00-18:00'],
    ['Mo-Fr 09:00-12:00\n13:00-18:00', 'Mo-Fr 09:00-12:00,13:00-18:00'],
    ['Mo-Su 09:00-18:00\nPH off', 'Mo-Su 09:00-18:00; PH off'],
  ])('are not lines that add to the times of a day: %j', (text, syntax) => {
    expect(readSchedule(text, 'FL')).toEqual(readSchedule(syntax, 'FL'));
  });

  it.each([
    ['09:00-18:00 Mo-Fr', 'Mo-Fr 09:00-18:00'],
    ['Mo 09:00-18:00 Tu 09:00-20:00', 'Mo 09:00-18:00; Tu 09:00-20:00'],
    ['Mo-Fr 09:00-12:00 13:00-18:00', 'Mo-Fr 09:00-12:00,13:00-18:00'],
    ['Mo-Fr 09:00-12:00; 13:00-18:00', 'Mo-Fr 09:00-12:00,13:00-18:00'],
    ['Mo-Fr 09:00-12:00 || Mo-Fr 14:00-16:00', 'Mo-Fr 09:00-12:00,14:00-16:00'],
    ['Mo-Fr 09:00-18:00 PH off', 'Mo-Fr 09:00-18:00; PH off'],
    ['Mo-Fr 09:00-18:00 Sa 09:00-14:00', 'Mo-Fr 09:00-18:00; Sa 09:00-14:00'],
    ['Mo-Fr 09:00-18:00; open', 'Mo-Fr 09:00-18:00'],
  ])('are not those that a person reads without the syntax: %s', (text, syntax) => {
    expect(readSchedule(text, 'FL')).toEqual(readSchedule(syntax, 'FL'));
  });

  it('may end with a separator too many', () => {
    expect(readSchedule('Mo-Fr 09:00-18:00, ;; Sa 09:00-12:00;', 'FL').fault).toBeUndefined();
    expect(readSchedule('Mo-Sa 09:00-21:00; ', 'FL').schedule?.weekly.sun).toEqual([]);
  });

  it('of Thanksgiving list it for every year', () => {
    const { schedule } = readSchedule('Mo-Fr 09:00-18:00; Nov Th[4] off', 'FL');
    expect(schedule?.holidays).toEqual({ thanksgiving: [] });
  });
});
