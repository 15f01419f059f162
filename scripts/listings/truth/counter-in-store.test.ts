import { describe, expect, it } from 'vitest';
import { recordFixture } from '../../../tests/support/record-fixture.ts';
import { assembleListings } from '../import/assemble-listings.ts';
import type { SourceRecord } from '../import/source-record.ts';
import { brandOfPlace } from '../sources/places/place-role.ts';

const week = (opens: number, closes: number) => {
  const day = [{ opens: opens * 60, closes: closes * 60 }];
  return { weekly: { mon: day, tue: day, wed: day, thu: day, fri: day, sat: day, sun: day } };
};
const brand = { brand: 'Walgreens', sign: 'Walgreens' } as const;
const store = (key: string, changes: Partial<SourceRecord> = {}): SourceRecord =>
  recordFixture(key, '311 Alder St', {
    ...{ ...brand, kind: 'community', provesPharmacy: false, ofStore: true, hours: { store: week(7, 22) } },
    ...changes,
  });
const counter = (key: string, changes: Partial<SourceRecord> = {}): SourceRecord =>
  store(key, { provesPharmacy: true, hours: { store: week(9, 18) }, ...changes });
const hoursOf = (...records: readonly SourceRecord[]) => assembleListings(records).listings[0]?.hours;

describe('a counter that is mapped inside its drugstore', () => {
  it('has hours of its own, and the store those of the store', () => {
    expect(hoursOf(store('osm/way/1'), counter('osm/node/2'))).toMatchObject({
      pharmacy: week(9, 18),
      store: week(7, 22),
    });
  });

  it('is the whole store if its source has no other', () => {
    expect(hoursOf(counter('osm/node/2'))).toMatchObject({ store: week(9, 18) });
    expect(hoursOf(counter('osm/node/2'), store('list/1', { kind: 'chain' }))?.pharmacy).toBeUndefined();
  });
});

describe('a drugstore of a chain', () => {
  it('is a store of one that runs pharmacies, though no table has its names', () => {
    expect(brandOfPlace({ brand: 'Kinney Drugs' })).toMatchObject({ runsPharmacies: true });
    expect(brandOfPlace({ brand: 'Corner Foods' })).toMatchObject({ runsPharmacies: false });
  });
});

describe('a register’s pharmacy whose chain lists the store one door further', () => {
  const phone = '+13055121790';
  const registered = recordFixture('nppes/1', '300 Alder St', { ...brand, phone });
  const listed = recordFixture('list/1', '360 Alder St', {
    ...{ ...brand, phone, kind: 'chain', provesPharmacy: false, ofStore: true, date: '2026-01-01' },
  });

  it('is listed, since one record’s proof counts for the whole listing', () => {
    const { listings, unconfirmed } = assembleListings([registered, listed]);
    expect(listings.map(({ address }) => address.street)).toEqual(['360 Alder St']);
    expect(unconfirmed).toEqual([]);
  });

  it('stays out where the register’s serves no visitors', () => {
    expect(assembleListings([{ ...registered, restricted: 'mail order only' }, listed]).listings).toEqual([]);
  });
});
