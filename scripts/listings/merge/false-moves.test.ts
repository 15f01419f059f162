import { describe, expect, it } from 'vitest';
import { recordFixture } from '../../../tests/support/record-fixture.ts';
import type { SourceRecord } from '../import/source-record.ts';
import { clusterRecords } from './pharmacy-merge.ts';

const phone = '+13055121790';
const row = (key: string, street: string, changes: Partial<SourceRecord> = {}): SourceRecord =>
  recordFixture(key, street, { kind: 'chain', name: 'Price Pharmacy', phone, ...changes });
const registered = (key: string, street: string, changes: Partial<SourceRecord> = {}): SourceRecord =>
  recordFixture(key, street, { name: 'Alder Drugs', phone, ...changes });
const point = (key: string, street: string, changes: Partial<SourceRecord> = {}): SourceRecord =>
  recordFixture(key, street, {
    ...{ kind: 'community', source: 'osm', name: 'Tide Rx', phone, date: '2026-10-01' },
    ...changes,
  });

/** The keys of each listing, those that are shown before those that are superseded. */
const listings = (...records: readonly SourceRecord[]): readonly string[] =>
  clusterRecords(records)
    .map(({ current, superseded }) =>
      [current, superseded].map((members) => members.map(({ record }) => record.key).join()).join(' < '),
    )
    .toSorted();

describe('the rows of one list of one day', () => {
  it('are different places, even with one name and phone', () => {
    expect(listings(row('list/5', '50 Cambridge St'), row('list/6', '221 Park Ave'))).toHaveLength(2);
    expect(
      listings(row('atp/price/a', '50 Cambridge St'), row('atp/price/b', '90 Cambridge St')),
    ).toHaveLength(2);
  });

  it('are one where they are of one door, of two days or of two lists', () => {
    expect(listings(row('list/5', '50 Cambridge St'), row('list/6', '50 Cambridge St'))).toHaveLength(1);
    const before = row('list/5', '50 Cambridge St', { date: '2019-01-01' });
    expect(listings(before, row('list/6', '221 Park Ave'))).toHaveLength(1);
    expect(listings(row('atp/price/a', '50 Cambridge St'), row('atp/prices/b', '221 Park Ave'))).toHaveLength(
      1,
    );
  });

  it('stay where they are though a row of the register shares their phone', () => {
    const named = { name: 'Price Pharmacy' };
    const both = [row('list/5', '50 Cambridge St'), row('list/6', '221 Park Ave')];
    expect(listings(...both, registered('nppes/1', '50 Cambridge St', named))).toHaveLength(2);
    expect(listings(...both, registered('nppes/1', '700 Birch Rd', named))).toHaveLength(3);
  });
});

describe('a point of an open map', () => {
  it('of another name moves no pharmacy that shares its phone and ZIP code', () => {
    const pharmacy = registered('nppes/1', '50 Cambridge St');
    expect(listings(pharmacy, point('osm/node/1', '221 Park Ave'))).toHaveLength(2);
    expect(listings(pharmacy, point('osm/node/1', '90 Cambridge St'))).toHaveLength(2);
  });

  it('moves one of its own name', () => {
    const moved = point('osm/node/1', '221 Park Ave', { name: 'Alder Drugs' });
    expect(listings(registered('nppes/1', '50 Cambridge St'), moved)).toEqual(['osm/node/1 < nppes/1']);
  });

  it('moves one of another name where a second source has that phone there', () => {
    const second = row('list/5', '221 Park Ave', { name: 'Tide Rx' });
    expect(
      listings(registered('nppes/1', '50 Cambridge St'), point('osm/node/1', '221 Park Ave'), second),
    ).toEqual(['list/5,osm/node/1 < nppes/1']);
  });
});

describe('two pharmacies at one number', () => {
  it('of a street and of the circle of its name are no predecessor and heir', () => {
    const one = recordFixture('n/1', '12000 SW 136th St', { name: 'Alder Drugs' });
    const other = recordFixture('n/2', '12000 SW 136th St Cir', { name: 'Tide Rx' });
    expect(listings(one, other)).toHaveLength(2);
  });

  it('of a street whose suffix one of them leaves out follow one another', () => {
    const one = recordFixture('n/1', '12000 Oakland Park Blvd', { name: 'Alder Drugs' });
    const others = ['12000 W Oakland Park Blvd', '12000 Oakland Blvd'];
    for (const street of others)
      expect(listings(one, recordFixture('n/2', street, { name: 'Tide Rx' }))).toHaveLength(1);
  });
});

describe('a phone that a whole directory gives', () => {
  it('makes none of its pharmacies one, and takes no longer than phones of their own', () => {
    const pairs = Array.from({ length: 2000 }, (_, index) => {
      const [street, name] = [`${100 + index * 7} Alder St`, `Alder${index} Pharmacy`];
      return [row(`list/${index}`, street, { name }), registered(`nppes/${index}`, street, { name })];
    });
    expect(clusterRecords(pairs.flat())).toHaveLength(pairs.length);
  });
});
