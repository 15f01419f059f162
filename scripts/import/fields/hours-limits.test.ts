import { describe, expect, it } from 'vitest';
import { readSchedule } from './hours-syntax.ts';

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
    ['Mo-Fr 09:00-05:30', 'closes before it opens'],
    ['Mo-Fr 10:00-18:00; Sa-Su 00:00-00:00', 'a range of no length'],
    ['Mo-Su off', 'never open'],
    ['off', 'never open'],
  ])('are unknown rather than wrong: %s', (text, why) => {
    expect(readSchedule(text, 'FL')).toEqual({ refused: [`hours "${text}": ${why}`] });
  });

  it.each([
    'Mo-Fr 09:00-18:00; Nov Th[4] off',
    'Mo-Fr 09:00-18:00; Jan 1,Dec 25 off',
    'Mo-Fr 09:00-18:00; Dec 24,25 off; easter off',
    'Mo-Sa 08:00-22:00; Su 10:00-18:00; PH off',
    'Mo-Su 06:00-00:00',
    'Mo-Su 10:00-02:00',
  ])('are not those that name holidays or the night: %s', (text) => {
    const { schedule, refused } = readSchedule(text, 'FL');
    expect(schedule).toBeDefined();
    expect(refused).toEqual([]);
  });

  it('are not lists with a separator too many', () => {
    expect(readSchedule('Mo-Sa 09:00-21:00; ', 'FL').schedule?.weekly.sun).toEqual([]);
  });

  it('of Thanksgiving list it for every year', () => {
    const { schedule } = readSchedule('Mo-Fr 09:00-18:00; Nov Th[4] off', 'FL');
    expect(schedule?.holidays).toEqual({ thanksgiving: [] });
  });
});
