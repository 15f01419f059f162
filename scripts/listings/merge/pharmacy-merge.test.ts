import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { OpeningHours, Schedule } from '../../../src/domain/hours/hours.ts';
import { everyDay, range } from '../../../tests/support/domain-fixtures.ts';
import { recordFixture as record } from '../../../tests/support/record-fixture.ts';
import type { SourceRecord } from '../import/source-record.ts';
import { chooseFacts } from './listing-facts.ts';
import { clusterRecords } from './pharmacy-merge.ts';
import { linkOf } from './same-site.ts';

const store = (key: string, line1: string, brand: string): SourceRecord =>
  record(key, line1, {
    kind: 'chain',
    brand,
    sign: `${brand} sign`,
    name: brand,
    provesPharmacy: false,
    date: undefined,
  });
/** The record in another ZIP code of its town. */
const elsewhere = (one: SourceRecord): SourceRecord => ({
  ...one,
  address: one.address && { ...one.address, zip: '33130' },
});
const keysOf = (records: readonly SourceRecord[]): readonly (readonly string[])[] =>
  clusterRecords(records)
    .map(({ current, superseded }) =>
      [...current, ...superseded].map((member) => member.record.key).toSorted(),
    )
    .toSorted((a, b) => ((a[0] ?? '') < (b[0] ?? '') ? -1 : 1));

describe('records of one place', () => {
  it('with one phone, name or suite are one listing; with two suites or streets they are not', () => {
    const phone = '+13055550123';
    expect(linkOf(record('n/1', '1 Oak St', { phone }), record('n/2', '1 Oak Street Ste 4', { phone }))).toBe(
      'phone',
    );
    expect(
      linkOf(
        record('n/1', '1 Oak St', { name: 'Corner Drugs' }),
        record('n/2', '1 Oak St', { name: 'CORNER DRUGS INC' }),
      ),
    ).toBe('name');
    expect(
      linkOf(
        record('n/1', '1 Oak St Ste 4', { name: 'A B' }),
        record('n/2', '1 Oak St # 4', { name: 'C D' }),
      ),
    ).toBe('site');
    expect(
      linkOf(
        record('n/1', '1 Oak St Ste 4', { name: 'A B' }),
        record('n/2', '1 Oak St Ste 5', { name: 'A B' }),
      ),
    ).toBeUndefined();
    expect(
      linkOf(record('n/1', '1 Oak St', { phone }), elsewhere(record('n/2', '9 Elm St', { phone }))),
    ).toBeUndefined();
  });

  it('of a hospital and of another business stay apart', () => {
    const hospital = record('n/1', '1 Oak St', { types: ['hospital'], name: 'General' });
    expect(
      linkOf(hospital, record('n/2', '1 Oak St', { types: ['community'], name: 'Corner' })),
    ).toBeUndefined();
  });

  it('is named after what is there now, not after a closed chain', () => {
    const closed = { why: 'Fred’s closed all pharmacies' };
    const left = record('nppes/1', '1 Oak St', {
      ...{
        legalName: 'FREDS STORES OF TENNESSEE INC.',
        name: 'Freds Stores of Tennessee',
        date: '2013-03-19',
      },
      closed,
    });
    const came = record('nppes/2', '1 Oak St', { name: 'Reagan Pharmacy', date: '2023-03-07' });
    for (const records of [
      [left, came],
      [came, left],
    ])
      expect(chooseFacts(records)).toMatchObject({ name: 'Reagan Pharmacy', brand: undefined });
    expect(chooseFacts([left])?.brand).toBe(left.brand);
    expect(left.brand).toBeDefined();
  });

  it('take brand and sign from a store list, and from the table with its evidence', () => {
    const listed = store('cvs/1', '1 Oak St', 'CVS Pharmacy');
    const registered = record('nppes/1', '1 Oak St', {
      npi: '1',
      legalName: 'HOLIDAY CVS LLC',
      name: 'Holiday Cvs',
    });
    const facts = chooseFacts([registered, listed]);
    expect(facts).toMatchObject({ name: 'CVS Pharmacy sign', brand: 'CVS Pharmacy', npi: '1' });
    expect(facts?.facts.find(({ field }) => field === 'name')?.record).toBe('cvs/1');
    expect(chooseFacts([registered])?.name).toBe('CVS Pharmacy');
  });

  it('of a store without proof of a pharmacy do not replace another business', () => {
    const publix = store('publix/1', '1 Oak St', 'Publix');
    expect(keysOf([publix, record('nppes/1', '1 Oak St', { name: 'Corner Drugs' })])).toEqual([
      ['nppes/1'],
      ['publix/1'],
    ]);
    const albertsons = record('nppes/2', '1 Oak St', { legalName: 'ALBERTSONS LLC' });
    expect(keysOf([publix, albertsons])).toEqual([['nppes/2', 'publix/1']]);
  });

  it('of a business that another one followed keep their facts out of the listing', () => {
    const [cluster] = clusterRecords([
      record('nppes/1', '1 Oak St Ste 4', { name: 'Old Drugs', date: '2010-01-01', types: ['mail-order'] }),
      record('nppes/2', '1 Oak St Ste 4', { name: 'New Pharmacy', date: '2024-01-01', types: ['community'] }),
    ]);
    expect(cluster?.current.map(({ record: { key } }) => key)).toEqual(['nppes/2']);
    expect(cluster?.superseded[0]).toMatchObject({
      record: { key: 'nppes/1' },
      link: { with: 'nppes/2', why: 'site' },
    });
  });

  it('give way field by field to an editor’s own', () => {
    const owner = record('owner/1', '1 Oak St', { kind: 'owner', name: 'Ours', services: ['delivery'] });
    const register = record('nppes/1', '1 Oak St', {
      name: 'Theirs',
      phone: '+13055550123',
      services: ['naloxone'],
    });
    const facts = chooseFacts([register, owner]);
    expect(facts).toMatchObject({ name: 'Ours', phone: '+13055550123', services: ['delivery', 'naloxone'] });
    expect(facts?.sources.map(({ id, fields }) => [id, fields.includes('phone')])).toEqual([
      ['owner', false],
      ['nppes', true],
    ]);
  });

  it('come out the same in any order', () => {
    const some = fc.record({
      street: fc.constantFrom('1 Oak St', '1 Oak Street Ste 4', '1 Oak St Ste 5', '3 Oak St', '9 Elm Ave'),
      phone: fc.constantFrom(undefined, '+13055550101', '+13055550102'),
      name: fc.constantFrom(
        'Corner Drugs',
        'CORNER DRUGS INC',
        'New Pharmacy',
        'HOLIDAY CVS LLC',
        'WALGREEN CO',
      ),
      date: fc.constantFrom(undefined, '2010-01-01', '2024-01-01'),
      kind: fc.constantFrom('owner', 'chain', 'community', 'register'),
      type: fc.constantFrom('community', 'hospital', 'compounding'),
      proves: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(some, { maxLength: 9 }), fc.infiniteStream(fc.nat()), (rows, seeds) => {
        const records = rows.map(({ street, type, proves, name, ...rest }, index) =>
          record(`s/${index}`, street, {
            ...rest,
            name,
            legalName: name,
            types: [type],
            provesPharmacy: proves,
          }),
        );
        const shuffled = records
          .map((value) => ({ value, order: seeds.next().value }))
          .toSorted((a, b) => a.order - b.order)
          .map(({ value }) => value);
        const outcome = (list: readonly SourceRecord[]) =>
          clusterRecords(list)
            .map((cluster) => ({
              cluster,
              facts: chooseFacts(cluster.current.map((member) => member.record)),
            }))
            .map((result) => JSON.stringify(result))
            .toSorted();
        expect(outcome(shuffled)).toEqual(outcome(records));
      }),
      { numRuns: 200 },
    );
  });
});

describe('the hours of a listing', () => {
  const weekTo = (closes: number) => everyDay(range(8, closes));
  const hoursFrom = (key: string, kind: SourceRecord['kind'], hours: OpeningHours): SourceRecord =>
    record(key, '1 Oak St', { kind, hours });
  const closing = (schedule: Schedule | undefined): number | undefined =>
    (schedule?.weekly.mon[0]?.closes ?? 0) / 60 || undefined;

  it('are each one record’s: the store’s of the chain, the pharmacy’s of the map', () => {
    const facts = chooseFacts([
      hoursFrom('walgreens/1', 'chain', { store: { weekly: weekTo(22), asOf: '2026-10-01' } }),
      hoursFrom('osm/node/1', 'community', {
        pharmacy: { weekly: weekTo(19), asOf: '2026-05-01' },
        store: { weekly: weekTo(21), asOf: '2026-05-01' },
      }),
    ]);
    expect(closing(facts?.hours?.pharmacy)).toBe(19);
    expect(closing(facts?.hours?.store)).toBe(22);
    expect(
      facts?.sources.map(({ id, fields }) => [id, fields.filter((field) => /hours/i.test(field))]),
    ).toEqual([
      ['walgreens', ['storeHours']],
      ['osm', ['hours']],
    ]);
  });

  it.each<[string, SourceRecord['kind'], string | undefined, number]>([
    ['a chain’s before the map’s while they are fresh', 'chain', '2025-06-01', 22],
    ['not a chain’s that were old when the map’s were stated', 'chain', '2021-12-08', 19],
    ['not a chain’s without a date', 'chain', undefined, 19],
    ['an owner’s, whatever their date', 'owner', '2021-12-08', 22],
  ])('are %s', (_, kind, asOf, closes) => {
    const facts = chooseFacts([
      hoursFrom('one/1', kind, { pharmacy: { weekly: weekTo(22), asOf } }),
      hoursFrom('osm/node/1', 'community', { pharmacy: { weekly: weekTo(19), asOf: '2026-05-01' } }),
    ]);
    expect(closing(facts?.hours?.pharmacy)).toBe(closes);
  });
});
