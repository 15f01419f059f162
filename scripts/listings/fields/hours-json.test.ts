import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readSchedule } from './read-hours.ts';

const weekly = (text: string) => readSchedule(text, 'TX').schedule?.weekly;

/** Mornings and afternoons of some days, by schema.org. */
const specifications = (days: readonly string[]) =>
  days.flatMap((dayOfWeek) =>
    [
      ['09:00', '12:00'],
      ['13:00', '17:00'],
    ].map(([opens, closes]) => ({ '@type': 'OpeningHoursSpecification', dayOfWeek, opens, closes })),
  );

describe('hours in JSON', () => {
  it.each([
    ['["Mo-Fr 09:00-18:00","Sa 09:00-13:00"]', 'Mo-Fr 09:00-18:00; Sa 09:00-13:00'],
    ['["Mo-Fr 09:00-12:00","Mo-Fr 13:00-17:00"]', 'Mo-Fr 09:00-12:00,13:00-17:00'],
    ['["Mon-Fri 9am-12pm","Mon-Fri 1pm-5pm"]', 'Mo-Fr 09:00-12:00,13:00-17:00'],
    [JSON.stringify(specifications(['Monday', 'Tuesday', 'Wednesday'])), 'Mo-We 09:00-12:00,13:00-17:00'],
    [
      '{"monday":"9am-5pm","tuesday":["9am-12pm","1pm-5pm"],"sunday":"closed"}',
      'Mo 09:00-17:00; Tu 09:00-12:00,13:00-17:00',
    ],
    ['{"Mon":{"open":"09:00","close":"17:00"}}', 'Mo 09:00-17:00'],
    ['{"monday":"09:00:00-17:00:00"}', 'Mo 09:00-17:00'],
    [
      '[{"@type":"OpeningHoursSpecification","dayOfWeek":["https://schema.org/Monday","Tuesday"],"opens":"09:00:00","closes":"17:00:00"}]',
      'Mo-Tu 09:00-17:00',
    ],
    ['{"dayOfWeek":"Sunday","opens":"10:00","closes":"16:00"}', 'Su 10:00-16:00'],
  ])('are read as those in words: %s', (json, syntax) => {
    expect(weekly(json)).toBeDefined();
    expect(weekly(json)).toEqual(weekly(syntax));
  });

  it.each([
    ['a day of which nothing is known', '{"monday":null,"tuesday":"9am-5pm"}'],
    ['a season', '[{"dayOfWeek":"Monday","opens":"09:00","closes":"17:00","validFrom":"2026-06-01"}]'],
    [
      'the same time twice, which may be closed or all day',
      '[{"dayOfWeek":"Monday","opens":"00:00","closes":"00:00"}]',
    ],
    ['half a day untold', '{"monday":"9-5"}'],
    ['no days', '{"hours":"9am-5pm"}'],
    ['nothing', '{}'],
    ['an empty list', '[]'],
    ['ranges of one day that overlap', '["Mo-Fr 09:00-12:00","Mo-Fr 11:00-17:00"]'],
    ['more than any week needs', JSON.stringify({ monday: `9am-5pm${' '.repeat(4000)}` })],
    ['more than any week needs once it is unfolded', JSON.stringify(Array(40).fill('Mo-Fr 09:00-18:00'))],
    ['a broken end', '{"monday":"9am-5pm"'],
  ])('with %s are refused', (_, json) => {
    const { schedule, refused } = readSchedule(json, 'TX');
    expect(schedule).toBeUndefined();
    expect(refused).toHaveLength(1);
  });

  it('of any kind are read or refused', () => {
    fc.assert(
      fc.property(fc.json(), (json) => {
        const { schedule, refused } = readSchedule(json, 'TX');
        expect(schedule === undefined).toBe(refused.length > 0);
      }),
    );
  });
});
