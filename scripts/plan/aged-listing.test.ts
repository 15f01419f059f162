import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Schedule } from '../../src/domain/hours/hours.ts';
import { answers, filters } from '../../src/domain/pharmacy/filters.ts';
import { aPharmacy, everyDay, range } from '../../tests/support/domain-fixtures.ts';
import { withAge, withAgedHours } from './shown-listings.ts';

const today = '2026-11-22';
const touched = (date: string | undefined, fields: readonly string[] = ['name', 'address']) =>
  aPharmacy({ sources: [{ id: 'nppes', date, fields }] });

describe('a listing on the day of a build', () => {
  it.each([
    ['2016-11-21', true],
    ['2016-11-22', undefined],
    ['2007-07-08', true],
    ['2026-01-01', undefined],
    [undefined, undefined],
  ])('that was last touched on %s is marked as possibly out of date: %s', (date, outdated) => {
    expect(withAge(touched(date), today).outdated).toBe(outdated);
  });

  it('is not touched by who placed its address', () => {
    const placed = { id: 'census', date: '2026-11-01', fields: ['location'] };
    const pharmacy = aPharmacy({ sources: [...touched('2009-01-01').sources, placed] });
    expect(withAge(pharmacy, today).outdated).toBe(true);
  });

  it('is touched by any source that states a fact of it', () => {
    const seen = { id: 'osm', date: '2024-05-01', fields: ['phone'] };
    const pharmacy = aPharmacy({ sources: [...touched('2009-01-01').sources, seen] });
    expect(withAge(pharmacy, today)).toEqual(pharmacy);
  });
});

const weekly = everyDay(range(8, 22));
const ofPharmacy = (schedule: Partial<Schedule>) =>
  aPharmacy({ hours: { pharmacy: { weekly, ...schedule } } });
const agedAt = (schedule: Partial<Schedule>, today: string): Schedule | undefined =>
  withAgedHours(ofPharmacy(schedule), today).hours?.pharmacy;

describe('hours on the day of a build', () => {
  it.each([
    ['2025-05-22', '2026-11-22', undefined],
    ['2025-05-21', '2026-11-22', true],
    ['2021-12-08', '2026-11-22', true],
    [undefined, '2026-11-22', true],
  ])('as of %s are marked as old on %s: %s', (asOf, today, old) => {
    expect(agedAt({ asOf }, today)?.old).toBe(old);
  });

  it('of samples do not age', () => {
    expect(agedAt({ neverOutdated: true }, '2099-01-01')?.old).toBeUndefined();
  });

  it('lose the dates that are over', () => {
    const exceptions = ['2026-11-20', '2026-11-21', '2026-12-25'].map((date) => ({ date, ranges: [] }));
    const dates = agedAt({ asOf: '2026-11-01', exceptions }, '2026-11-22')?.exceptions?.map(
      ({ date }) => date,
    );
    expect(dates).toEqual(['2026-11-21', '2026-12-25']);
  });

  it('stay the same object if nothing has aged, so that no page is rendered again', () => {
    const fresh = ofPharmacy({ asOf: '2026-11-01' });
    expect(withAgedHours(fresh, '2026-11-22')).toEqual(fresh);
    const unknown = aPharmacy();
    expect(withAgedHours(unknown, '2026-11-22')).toBe(unknown);
  });

  it('that have aged answer every filter over hours with unknown, whatever they are', () => {
    const timed = filters.filter(({ id }) => answers(ofPharmacy({}), id) !== answers(aPharmacy(), id));
    expect(timed.length).toBeGreaterThan(5);
    const day = fc
      .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 1, max: 24 }))
      .map(([opens, length]) => [range(opens, opens + length)]);
    const week = fc.record({ mon: day, tue: day, wed: day, thu: day, fri: day, sat: day, sun: day });
    fc.assert(
      fc.property(week, (table) => {
        const old = withAgedHours(ofPharmacy({ weekly: table, asOf: '2021-12-08' }), '2026-11-22');
        for (const { id } of timed) expect(answers(old, id)).toBe('unknown');
      }),
    );
  });
});
