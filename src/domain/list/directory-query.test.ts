import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  anyDirectoryQuery,
  aPharmacy,
  birmingham,
  everyDay,
  hoursOf,
  milesAway,
  range,
  statusesAt,
} from '../../../tests/support/domain-fixtures.ts';
import type { Pharmacy } from '../pharmacy/pharmacy.ts';
import {
  type DirectoryQuery,
  emptyDirectoryQuery,
  formatDirectoryQuery,
  matchDirectoryQuery,
  parseDirectoryQuery,
  resultsPerPage,
  runDirectoryQuery,
} from './directory-query.ts';
import { rankByDistance } from './ranking.ts';

const parse = (search: string): DirectoryQuery => parseDirectoryQuery(new URLSearchParams(search));

describe('a query string', () => {
  it('gives back the query that it was made from', () => {
    fc.assert(
      fc.property(anyDirectoryQuery, (query) => {
        expect(parse(formatDirectoryQuery(query))).toEqual(query);
        expect(parse(`?${formatDirectoryQuery(query)}`)).toEqual(query);
      }),
    );
  });

  it('is the same for equal queries', () => {
    fc.assert(
      fc.property(fc.webQueryParameters(), (search) => {
        const once = formatDirectoryQuery(parse(search));
        expect(formatDirectoryQuery(parse(once))).toBe(once);
      }),
    );
  });

  it('leaves out what is at its default, so that the empty query is empty', () => {
    expect(formatDirectoryQuery(emptyDirectoryQuery)).toBe('');
    expect(parse('')).toEqual(emptyDirectoryQuery);
  });

  it('limits a list to 1, 2, 5, 10 or 25 miles', () => {
    const within = Array.from({ length: 60 }, (_, miles) => parse(`within=${miles}`).within);
    expect(within.filter((miles) => miles !== undefined)).toEqual([1, 2, 5, 10, 25]);
  });

  it('is readable', () => {
    const query: DirectoryQuery = {
      q: 'Mobile, AL + more',
      filters: ['24-hour', 'flu-shots', 'open-late', 'delivery'],
      open: true,
      within: 5,
      from: 'me',
      sort: 'name',
      page: 3,
    };
    expect(formatDirectoryQuery(query)).toBe(
      'q=Mobile%2C+AL+%2B+more&has=24-hour,delivery,open-late,flu-shots&open=1&within=5&from=me&sort=name&page=3',
    );
  });

  it.each([
    ['an unknown type', 'type=best'],
    ['an unknown service', 'service=drone'],
    ['unknown filters', 'has=cheap,,best'],
    ['another word for open', 'open=yes'],
    ['a distance that is not offered', 'within=3'],
    ['an origin that is no name', 'from=%3Cb%3E'],
    ['a page before the first', 'page=0'],
    ['a page that is no whole number', 'page=1.5'],
    ['a page that is no number', 'page=two'],
    ['an unknown order', 'sort=price'],
    ['a parameter of somebody else', 'utm_source=mail'],
    ['no value', 'type'],
    ['no name', '=24-hour'],
  ])('counts %s as absent', (_, search) => {
    expect(parse(search)).toEqual(emptyDirectoryQuery);
  });

  it('trims words, and accepts a broken escape', () => {
    expect(parse('q=+mobile+%20').q).toBe('mobile');
    expect(parse('q=100%+off').q).toBe('100% off');
  });

  it('reads every ticked box, joined or one by one, from any of its parameters', () => {
    const ids = ['delivery', 'open-late', 'flu-shots', 'wheelchair-accessible'];
    for (const search of [
      'has=delivery,open-late,flu-shots&has=wheelchair-accessible',
      'type=delivery&service=flu-shots&has=wheelchair-accessible,open-late',
      'service=delivery,flu-shots&type=open-late&type=wheelchair-accessible',
    ])
      expect(parse(search).filters.toSorted()).toEqual(ids.toSorted());
  });

  it('is written for any words, even with a lone surrogate', () => {
    expect(() => formatDirectoryQuery({ ...emptyDirectoryQuery, q: 'a\ud83d' })).not.toThrow();
  });
});

const near = (key: string, miles: number, facts: Partial<Pharmacy> = {}) =>
  aPharmacy({ key, location: milesAway(miles), ...facts });
const keys = (results: readonly { readonly pharmacy: Pharmacy }[]) =>
  results.map(({ pharmacy }) => pharmacy.id.replace('test:', ''));

describe('a ranking by distance', () => {
  it('is nearest first with the distances, equal ones by id', () => {
    const ranked = rankByDistance([near('c', 2), near('b', 1), near('a', 2)], birmingham);
    expect(keys(ranked)).toEqual(['b', 'a', 'c']);
    expect(ranked[0]?.distanceMiles).toBeCloseTo(1, 6);
  });

  it('does not depend on the order it is given', () => {
    const pharmacies = ['a', 'b', 'c', 'd', 'e'].map((key, index) => near(key, index % 3));
    fc.assert(
      fc.property(fc.shuffledSubarray(pharmacies, { minLength: 5 }), (shuffled) => {
        expect(rankByDistance(shuffled, birmingham)).toEqual(rankByDistance(pharmacies, birmingham));
      }),
    );
  });
});

/** 2026-11-18 is a Wednesday; 18:00 UTC is noon in Birmingham. */
const noon = Date.UTC(2026, 10, 18, 18);
const query = (facts: Partial<DirectoryQuery>): DirectoryQuery => ({ ...emptyDirectoryQuery, ...facts });

describe('the pharmacies that satisfy a query', () => {
  const pharmacies = [
    near('closed', 0.5, { hours: hoursOf(everyDay(range(13, 18))) }),
    near('unknown', 1, { services: ['flu-shots'] }),
    near('open', 3, { hours: hoursOf(everyDay(range(8, 22))), services: ['drive-through', 'flu-shots'] }),
    near('clinic', 8, { types: ['clinic'], hours: hoursOf(everyDay(range(0, 24))), name: 'A Clinic' }),
  ];
  const match = (facts: Partial<DirectoryQuery>, now: number | null = noon) =>
    keys(
      matchDirectoryQuery(pharmacies, query(facts), {
        origin: birmingham,
        statusOf: now === null ? null : statusesAt(now),
      }),
    );

  it('are all of them for the empty query, nearest first', () => {
    expect(match({})).toEqual(['closed', 'unknown', 'open', 'clinic']);
    expect(match({ q: 'anything' })).toHaveLength(4);
  });

  it('pass every filter asked for', () => {
    expect(match({ filters: ['clinic'] })).toEqual(['clinic']);
    expect(match({ filters: ['flu-shots'] })).toEqual(['unknown', 'open']);
    expect(match({ filters: ['flu-shots', 'drive-through'] })).toEqual(['open']);
    expect(match({ filters: ['drive-through', '24-hour'] })).toEqual([]);
  });

  it('lie within the distance asked for', () => {
    expect(match({ within: 2 })).toEqual(['closed', 'unknown']);
    expect(match({ within: 10 })).toHaveLength(4);
  });

  it('are sorted by name if that is asked for', () => {
    expect(match({ sort: 'name' })).toEqual(['clinic', 'closed', 'open', 'unknown']);
  });

  it('are, with “open”, those open now, then those of unknown hours, without closed ones', () => {
    expect(match({ open: true })).toEqual(['open', 'clinic', 'unknown']);
  });

  it('are not filtered by “open” before the time is known', () => {
    expect(match({ open: true }, null)).toHaveLength(4);
  });
});

describe('a page of results', () => {
  const many = Array.from({ length: 41 }, (_, index) => near(String(index).padStart(2, '0'), index / 10));
  const page = (number: number) =>
    runDirectoryQuery(many, query({ page: number }), { origin: birmingham, statusOf: null });

  it('holds twenty listings, and the last one the rest', () => {
    expect(resultsPerPage).toBe(20);
    expect(page(1)).toMatchObject({ total: 41, page: 1, pageCount: 3 });
    expect(keys(page(2).results)).toEqual(many.slice(20, 40).map(({ id }) => id.replace('test:', '')));
    expect(keys(page(3).results)).toEqual(['40']);
  });

  it('is the last page if a later one is asked for', () => {
    expect(page(99)).toEqual(page(3));
  });

  it('shows no open pharmacy beyond the distance, and counts as unknown none that is shown', () => {
    const situation = { origin: birmingham, statusOf: statusesAt(Date.UTC(2026, 10, 18, 18)) };
    const week = (opens: number) => hoursOf(everyDay(range(opens, 22)));
    const closed = aPharmacy({ key: 'closed', location: milesAway(0.5), hours: week(20) });
    const open = aPharmacy({ key: 'open', location: milesAway(3), hours: week(8) });
    const near = runDirectoryQuery([closed, open], query({ open: true, within: 1 }), situation);
    expect(near.results.map(({ pharmacy, group }) => [pharmacy.name, group])).toEqual([
      ['Pharmacy closed', 'closed'],
    ]);
    const asked = query({ filters: ['drive-through'] });
    const calls = runDirectoryQuery([closed, open], asked, situation);
    expect([calls.total, calls.results.length, calls.unknown]).toEqual([0, 2, 0]);
  });

  it('is the first and empty if nothing matches', () => {
    const none = runDirectoryQuery([], query({ page: 4 }), { origin: birmingham, statusOf: null });
    expect(none).toEqual({ total: 0, page: 1, pageCount: 1, matching: [], results: [], unknown: 0 });
  });

  it('puts every match on one page exactly', () => {
    expect([1, 2, 3].flatMap((number) => keys(page(number).results))).toEqual(
      many.map(({ id }) => id.replace('test:', '')),
    );
  });
});
