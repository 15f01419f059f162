import { describe, expect, it } from 'vitest';
import type { OpeningHours } from '../../../../src/domain/hours/hours.ts';
import { clocks } from '../../../../src/domain/hours/hours.ts';
import { openStatus } from '../../../../src/domain/hours/open-status.ts';
import { readTaggedPlace } from './place-tags.ts';

const day = 'Mo-Su 08:00-22:00';
const short = 'Mo-Fr 09:00-19:00';
const address = {
  'addr:street_address': '12 Oak St',
  'addr:city': 'Miami',
  'addr:state': 'FL',
  'addr:postcode': '33125',
};

/** The record of a place with these tags, confirmed on 2026-02-03. */
function recordOf(tags: Readonly<Record<string, string>>, hoursDate: string | undefined = '2026-02-03') {
  const outcome = readTaggedPlace(
    {
      key: 'osm/node/1',
      source: 'osm',
      kind: 'community',
      origin: 'test',
      hoursDate,
      tags: { ...address, ...tags },
    },
    { states: new Set(['FL']), townName: (name) => name },
  );
  if (outcome.kind === 'dropped') throw new Error(`No record: ${JSON.stringify(outcome)}`);
  return outcome;
}

/** Returns the known clocks, with Monday’s closing in hours. */
const told = (hours: OpeningHours | undefined) =>
  clocks.flatMap((clock) => {
    const closes = hours?.[clock]?.weekly.mon[0]?.closes;
    return closes === undefined ? [] : [`${clock} ${closes / 60}`];
  });

describe('hours of a place', () => {
  it.each<[string, Readonly<Record<string, string>>, readonly string[]]>([
    ['a pharmacy are its own', { amenity: 'pharmacy', opening_hours: short }, ['pharmacy 19']],
    ['healthcare=pharmacy are its own', { healthcare: 'pharmacy', opening_hours: short }, ['pharmacy 19']],
    [
      'a pharmacy beside its counter’s are the store’s',
      { amenity: 'pharmacy', opening_hours: day, 'opening_hours:pharmacy': short },
      ['pharmacy 19', 'store 22'],
    ],
    [
      'a small pharmacy tagged as a chemist too are its own',
      { amenity: 'pharmacy', shop: 'chemist', opening_hours: short },
      ['pharmacy 19'],
    ],
    [
      'a supermarket tagged as a pharmacy too are the store’s',
      { amenity: 'pharmacy', shop: 'supermarket', brand: 'Publix', opening_hours: day },
      ['store 22'],
    ],
    [
      'a supermarket’s pharmacy with a place of its own are its own',
      { amenity: 'pharmacy', brand: 'Publix', name: 'Publix Pharmacy', opening_hours: short },
      ['pharmacy 19'],
    ],
    [
      'a chain’s drugstore are the store’s',
      { amenity: 'pharmacy', brand: 'Walgreens', opening_hours: day },
      ['store 22'],
    ],
    [
      'a chain’s drugstore that is known by its name alone are the store’s',
      { amenity: 'pharmacy', name: 'CVS/pharmacy', opening_hours: day },
      ['store 22'],
    ],
    [
      'a chain’s counter inside another shop are its own',
      { amenity: 'pharmacy', brand: 'CVS Pharmacy', located_in: 'Target', opening_hours: short },
      ['pharmacy 19'],
    ],
    [
      'a shop with a pharmacy are the store’s',
      { shop: 'supermarket', pharmacy: 'yes', opening_hours: day },
      ['store 22'],
    ],
    [
      'a shop with hours of its pharmacy are both known',
      { shop: 'supermarket', opening_hours: day, 'opening_hours:pharmacy': short },
      ['pharmacy 19', 'store 22'],
    ],
    [
      'a drive-through stand apart',
      { amenity: 'pharmacy', opening_hours: short, 'opening_hours:drive_through': day },
      ['pharmacy 19', 'driveThrough 22'],
    ],
  ])('%s', (_, tags, clocksTold) => {
    expect(told(recordOf(tags).hours)).toEqual(clocksTold);
  });

  it('with a fault in one clock leave the others as they are', () => {
    const { hours, refused } = recordOf({
      amenity: 'pharmacy',
      opening_hours: day,
      'opening_hours:pharmacy': 'Mo-Fr 09:00-09:00',
    });
    expect(told(hours)).toEqual(['store 22']);
    expect(refused).toEqual(['hours "Mo-Fr 09:00-09:00": a range of no length']);
  });

  it('are as of the day on which they were checked, else that of the place; the day of a whole file says nothing', () => {
    const asOf = (tags: Readonly<Record<string, string>>, date: string | undefined = '2026-02-03') =>
      recordOf({ amenity: 'pharmacy', opening_hours: short, ...tags }, date).hours?.pharmacy?.asOf;
    expect(asOf({ 'check_date:opening_hours': '2026-05-06', check_date: '2026-01-01' })).toBe('2026-05-06');
    expect(asOf({ check_date: '2026-04-04' })).toBe('2026-04-04');
    expect(asOf({})).toBe('2026-02-03');
    expect(asOf({ check_date: 'soon', 'survey:date': '2026-01-31' })).toBe('2026-01-31');
    expect(asOf({ check_date: 'soon' })).toBe('2026-02-03');
    expect(
      readTaggedPlace(
        {
          key: 'osm/node/1',
          source: 'osm',
          kind: 'community',
          origin: 'test',
          date: '2026-02-03',
          tags: { ...address, amenity: 'pharmacy', opening_hours: short },
        },
        { states: new Set(['FL']), townName: (name) => name },
      ),
    ).not.toHaveProperty('hours.pharmacy.asOf');
  });

  it('that were checked in a month or a year are as of its first day, not of the place’s later edit', () => {
    const hoursOf = (tags: Readonly<Record<string, string>>) =>
      recordOf({ amenity: 'pharmacy', opening_hours: '24/7', ...tags }, '2026-10-20');
    expect(hoursOf({ check_date: '2026-09' }).hours?.pharmacy?.asOf).toBe('2026-09-01');
    expect(hoursOf({ 'check_date:opening_hours': '2024' }).hours?.pharmacy?.asOf).toBe('2024-01-01');
    expect(hoursOf({ check_date: '2024' }).date).toBe('2024-01-01');
    const { hours } = hoursOf({ check_date: '2024' });
    expect(openStatus(hours, 'America/New_York', Date.parse('2026-10-22T16:00Z')).state).toBe('old');
  });

  it('of a drive-through tell that there is one', () => {
    expect(recordOf({ amenity: 'pharmacy', 'opening_hours:drive_through': day }).services).toEqual([
      'drive-through',
    ]);
  });
});

describe('a place that is closed for a time', () => {
  const open = { amenity: 'pharmacy', name: 'Tempo Pharmacy', opening_hours: short };

  it.each<Readonly<Record<string, string>>>([
    { operational_status: 'temporarily_closed' },
    { business_status: 'CLOSED_TEMPORARILY' },
    { name: 'Tempo Pharmacy (temporarily closed)' },
    { opening_hours: 'off "temporarily closed"' },
    { opening_hours: 'off', operational_status: 'temporarily_closed' },
  ])('has no hours that anybody knows, and is not closed for good: %j', (tags) => {
    const { name, hours, closed, paused, refused } = recordOf({ ...open, ...tags });
    expect([name, hours, closed]).toEqual(['Tempo Pharmacy', undefined, undefined]);
    expect(refused).toEqual([`hours: it is closed for a time (${paused})`]);
  });
});
