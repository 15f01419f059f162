import { describe, expect, it } from 'vitest';
import type { GeoLocation } from '../../../src/domain/pharmacy/pharmacy.ts';
import { recordFixture } from '../../../tests/support/record-fixture.ts';
import { assembleListings } from '../import/assemble-listings.ts';
import type { SourceRecord } from '../import/source-record.ts';

const at = (lat: number): GeoLocation => ({ lat, lng: -80.2, precision: 'rooftop' });
/** A record of one chain; one without an address is a place of the map. */
const record = (key: string, street: string | undefined, changes: Partial<SourceRecord> = {}): SourceRecord =>
  recordFixture(key, street ?? '', {
    ...{ date: undefined, brand: 'CVS Pharmacy', sign: 'CVS Pharmacy' },
    ...(street === undefined && { kind: 'community', address: undefined, site: undefined }),
    ...changes,
  });
/** The keys of each listing's records, and how exactly it is placed. */
const told = (records: readonly SourceRecord[], placed: Readonly<Record<string, number>> = {}) => {
  const { trace, listings } = assembleListings(
    records,
    new Map(
      Object.entries(placed).map(([key, lat]) => [
        key,
        { location: { ...at(lat), precision: 'street' }, source: 'census' },
      ]),
    ),
  );
  const members = trace.flatMap((entry) =>
    entry.kind === 'listing'
      ? [
          entry.members
            .map(({ key }) => key)
            .toSorted()
            .join(' '),
        ]
      : [],
  );
  return [members.toSorted(), listings.map(({ location }) => location.precision)];
};

describe('a place without an address', () => {
  const node = record('osm/1', undefined, { location: at(25.7705) });

  it('is the pharmacy of its brand whose address was placed near it, and gives it its point', () => {
    expect(told([record('nppes/1', '1 Oak St'), node], { 'nppes/1': 25.77 })).toEqual([
      ['nppes/1 osm/1'],
      ['rooftop'],
    ]);
    expect(told([record('nppes/1', '1 Oak St'), node], { 'nppes/1': 25.79 })).toEqual([
      ['nppes/1'],
      ['street'],
    ]);
  });

  it('joins no two stores of a brand that stand near each other', () => {
    const stores = [record('nppes/1', '1 Oak St'), record('nppes/2', '45 Elm St'), node];
    expect(told(stores, { 'nppes/1': 25.77, 'nppes/2': 25.7715 })[0]).toEqual(['nppes/1 osm/1', 'nppes/2']);
  });
});
