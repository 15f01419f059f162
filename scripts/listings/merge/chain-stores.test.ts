import { describe, expect, it } from 'vitest';
import type { GeoLocation } from '../../../src/domain/pharmacy/pharmacy.ts';
import { recordFixture } from '../../../tests/support/record-fixture.ts';
import type { SourceRecord } from '../import/source-record.ts';
import { chooseFacts } from './listing-facts.ts';
import { clusterRecords } from './pharmacy-merge.ts';
import { linkOf } from './same-site.ts';

const at = (lat: number, lng: number): GeoLocation => ({ lat, lng, precision: 'rooftop' });
function record(
  key: string,
  street: string,
  changes: Partial<SourceRecord> = {},
  city = 'Miami',
  zip = '33125',
): SourceRecord {
  const walgreens = { date: undefined, brand: 'Walgreens', sign: 'Walgreens' };
  const here = recordFixture(key, street, { ...walgreens, source: 'test' });
  return { ...here, address: here.address && { ...here.address, city, zip }, ...changes };
}
const store = (key: string, street: string, changes: Partial<SourceRecord> = {}) =>
  record(key, street, { kind: 'chain', provesPharmacy: false, ofStore: true, ...changes });

describe('records with a chain’s own number', () => {
  it('are one store in one ZIP code or town, however their streets are written', () => {
    const registered = record('n/1', '9929 Okeechobee Blvd', { branch: '7265' });
    expect(linkOf(registered, store('w/1', '1 State Road 704', { branch: '7265' }))).toBe('branch');
    expect(
      linkOf(
        record('n/1', '1 Oak St', { branch: '7' }, 'Miami', '33126'),
        store('w/1', '5 Elm St', { branch: '7' }),
      ),
    ).toBe('branch');
  });

  it('are not joined by it where they lie far apart, are of two chains, or have two numbers', () => {
    const here = store('w/1', '5 Elm St', { branch: '7', location: at(25.77, -80.2) });
    expect(linkOf(record('n/1', '1 Oak St', { branch: '7' }, 'Tampa', '33602'), here)).toBeUndefined();
    expect(
      linkOf(record('n/1', '1 Oak St', { branch: '7', location: at(25.9, -80.2) }), here),
    ).toBeUndefined();
    expect(linkOf(record('n/1', '1 Oak St', { branch: '7', brand: 'Publix' }), here)).toBeUndefined();
    expect(linkOf(record('n/1', '1 Oak St', { branch: '8' }), here)).toBeUndefined();
  });

  it('without an address are one store where their points are near', () => {
    const here = store('w/1', '5 Elm St', { branch: '7', location: at(25.77, -80.2) });
    const bare = { address: undefined, site: undefined, branch: '7' };
    expect(linkOf(here, record('o/1', '', { ...bare, location: at(25.775, -80.2) }))).toBe('branch');
    expect(linkOf(here, record('o/1', '', { ...bare, location: at(26, -80.2) }))).toBeUndefined();
    expect(linkOf(here, record('o/1', '', bare))).toBeUndefined();
  });

  it('of another chain than the pharmacy at their door or on their phone are none of its, unless they took it over', () => {
    const phone = '+13055550111';
    const riteAid = store('r/1', '5 Elm St', { brand: 'Rite Aid', sign: 'Rite Aid', phone });
    expect(linkOf(record('n/1', '5 Elm St', { phone }), riteAid)).toBeUndefined();
    const before = record('n/1', '5 Elm St', { brand: 'Rite Aid', legalName: 'RITE AID OF FLORIDA INC' });
    expect(linkOf(before, store('w/1', '5 Elm St'))).toBe('took-over');
  });

  it('of one company under two signs are one store at one door, by whichever of them it is listed', () => {
    const duane = { brand: 'Duane Reade', sign: 'Duane Reade' };
    const registered = record('n/1', '17 John St', { ...duane, legalName: 'DUANE READE' });
    const listed = store('w/1', '17 John St', { branch: '14400', location: at(40.71, -74.01) });
    expect(linkOf(registered, listed)).toBe('took-over');
    expect(linkOf(listed, registered)).toBe('took-over');
    expect(linkOf(store('a/1', '17 John St', duane), listed)).toBe('took-over');
    const { name, brand, location } = chooseFacts([registered, listed]) ?? {};
    expect([name, brand, location?.lat]).toEqual(['Duane Reade', 'Duane Reade', 40.71]);
  });

  it('of one company under two signs are told apart by its numbers', () => {
    const duane = { brand: 'Duane Reade', sign: 'Duane Reade' };
    const registered = (street: string, branch: string) => record('n/1', street, { ...duane, branch });
    const listed = store('w/1', '17 John St', { branch: '14400' });
    expect(linkOf(registered('1 Nassau St', '14400'), listed)).toBe('branch');
    expect(linkOf(registered('19 John St', '14401'), listed)).toBeUndefined();
  });

  it('of one street stay two', () => {
    const clusters = clusterRecords([
      record('n/1', '100 Main St', { npi: '1' }),
      record('n/2', '112 Main St', { npi: '2' }),
      store('w/1', '100 Main Street', { branch: '1' }),
      store('w/2', '112 Main Street', { branch: '2' }),
    ]);
    expect(clusters.map(({ current }) => current.map(({ record: { key } }) => key).toSorted())).toEqual([
      ['n/1', 'w/1'],
      ['n/2', 'w/2'],
    ]);
  });

  it('that closed do not go before another pharmacy at their address', () => {
    const gone = record('o/1', '5 Elm St', {
      brand: undefined,
      name: 'Old Drugs',
      kind: 'community',
      closed: { why: 'tagged' },
    });
    const there = record('n/1', '5 Elm St', { brand: undefined, name: 'New Pharmacy' });
    expect(linkOf(gone, there)).toBeUndefined();
  });
});

describe('the phone of a store', () => {
  const phones = (brand: string, registered: string | undefined) =>
    chooseFacts([
      record('n/1', '5 Elm St', { brand, phone: registered }),
      store('w/1', '5 Elm St', { brand, phone: '+13055550122' }),
    ])?.phone;

  it('never replaces the pharmacy’s, and is a pharmacy’s where a drugstore answers it', () => {
    expect(phones('Walgreens', '+13055550111')).toBe('+13055550111');
    expect(phones('Walgreens', undefined)).toBe('+13055550122');
    expect(phones('Publix', '+13055550111')).toBe('+13055550111');
    expect(phones('Publix', undefined)).toBeUndefined();
  });
});

describe('the name of a chain’s pharmacy', () => {
  it('is the counter’s if the store around it has another', () => {
    const of = { source: 'w', kind: 'chain', brand: 'Safeway' } as const;
    const around = store('w/1', '5 Elm St', {
      ...of,
      name: 'Safeway',
      sign: 'Safeway',
      provesPharmacy: false,
    });
    const counter = record('w/2', '5 Elm St', { ...of, name: 'Safeway Pharmacy', sign: 'Safeway Pharmacy' });
    expect(chooseFacts([around, counter])?.name).toBe('Safeway Pharmacy');
    expect(chooseFacts([around])?.name).toBe('Safeway');
  });
});
