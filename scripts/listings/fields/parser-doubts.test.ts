import OpeningHoursParser from 'opening_hours';
import { describe, expect, it } from 'vitest';
import { doubtOf } from './parser-doubts.ts';

const parserOf = (text: string) =>
  new OpeningHoursParser(text, { lat: 0, lon: 0, address: { country_code: 'us', state: 'fl' } });

describe('a text that the parser reads with a warning', () => {
  it.each([
    ['Mo-Fr 09:00-18:00 Sa 09:00-14:00', 'no separator between two rules or times'],
    ['Mo-Fr 09:00-18:00 PH off', 'days and times in an order that may mean two things'],
    ['PH open', 'a day without times'],
    ['09:00-12:00; 13:00-18:00', 'times without a day after other rules'],
  ])('is in doubt where it may mean two things: %s', (text, doubt) => {
    expect(doubtOf(parserOf(text))).toBe(doubt);
  });

  it.each([
    'Mo-Fr: 09:00–18:00;; Su off',
    '24/7; 2020 Dec 25 off',
    '24/7; Dec 25 off',
    'Mo-Fr 09:00-18:00 || off',
    'Fr 20:00-02:00; Sa 09:00-18:00',
    'Mo-Su 09:00-18:00, Su off',
  ])('is in no doubt where it has one meaning: %s', (text) => {
    expect(doubtOf(parserOf(text))).toBeUndefined();
  });
});
