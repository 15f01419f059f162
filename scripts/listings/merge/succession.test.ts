import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { recordFixture as record } from '../../../tests/support/record-fixture.ts';
import type { SourceRecord } from '../import/source-record.ts';
import { chooseFacts } from './listing-facts.ts';
import { clusterRecords, massUpdateDays } from './pharmacy-merge.ts';

/** `shown < superseded` of each listing, by key. */
const told = (records: readonly SourceRecord[]): readonly string[] =>
  clusterRecords(records)
    .map(({ current, superseded }) =>
      [current, superseded]
        .map((members) =>
          members
            .map(({ record: { key } }) => key)
            .toSorted()
            .join(' '),
        )
        .join(' < '),
    )
    .toSorted();

const massDay = '2020-08-22';

describe('of two businesses that stood at one address', () => {
  const at = (
    key: string,
    name: string,
    enumerated: string | undefined,
    date: string,
    changes: Partial<SourceRecord> = {},
  ) => record(key, '1 Oak St', { name, enumerated, date, ...changes });

  it('the one that the register listed last is shown, whenever the other was changed', () => {
    expect(
      told([
        at('n/1', 'Old Drugs', '2006-05-01', '2024-03-04'),
        at('n/2', 'New Pharmacy', '2015-02-03', '2015-02-03'),
      ]),
    ).toEqual(['n/2 < n/1']);
    expect(
      told([
        at('n/1', 'Old Drugs', '2006-05-01', massDay),
        at('n/2', 'New Pharmacy', '2015-02-03', '2015-02-03'),
      ]),
    ).toEqual(['n/2 < n/1']);
  });

  it('without its day of listing the last change decides, but not one on a day of mass updates', () => {
    expect(
      told([
        at('n/1', 'Old Drugs', undefined, '2010-01-01'),
        at('n/2', 'New Pharmacy', undefined, '2015-02-03'),
      ]),
    ).toEqual(['n/2 < n/1']);
    expect(
      told([at('n/1', 'Old Drugs', undefined, massDay), at('n/2', 'New Pharmacy', undefined, '2015-02-03')]),
    ).toEqual(['n/2 < n/1']);
  });

  it('the one that serves the public is shown before one that only sends out', () => {
    expect(
      told([
        at('n/1', 'Corner Drugs', '2006-05-01', '2006-05-01', { types: ['community'] }),
        at('n/2', 'Homes Rx', '2019-05-01', '2019-05-01', { types: ['long-term-care'] }),
      ]),
    ).toEqual(['n/1 < n/2']);
  });

  it('with one phone the newer one gives the name', () => {
    const phone = '+13055550123';
    const both = [
      at('n/1', 'Old Drugs', '2006-05-01', '2024-03-04', { phone }),
      at('n/2', 'New Pharmacy', '2015-02-03', '2015-02-03', { phone }),
    ];
    expect(chooseFacts(both)?.name).toBe('New Pharmacy');
  });
});

describe('a business that moved along its street', () => {
  const phone = '+13055550123';
  const left = record('n/1', '850 Amsterdam Ave', {
    name: 'Nihar',
    phone,
    enumerated: '2005-08-17',
    date: '2007-11-19',
  });
  const home = record('n/2', '801 Amsterdam Ave', {
    name: 'Ryan Drugs',
    phone,
    enumerated: '2009-09-24',
    date: '2020-01-30',
  });

  it('is one listing at the door of its last word', () => {
    expect(told([left, home])).toEqual(['n/2 < n/1']);
    expect(told([{ ...left, date: '2024-01-01' }, home])).toEqual(['n/1 < n/2']);
    expect(told([{ ...left, date: massDay }, home])).toEqual(['n/2 < n/1']);
  });

  it('has left its old door, and other businesses there have no successor', () => {
    const before = record('n/4', '850 Amsterdam Ave', {
      name: 'First Chemists',
      enumerated: '2005-06-01',
      date: '2005-06-01',
    });
    const beforeHome = record('n/5', '801 Amsterdam Ave', { name: 'Oldest Drugs', enumerated: '2005-06-01' });
    const [cluster] = clusterRecords([left, home, before, beforeHome]);
    expect(cluster?.superseded.map(({ record: { key }, end }) => [key, end])).toEqual(
      expect.arrayContaining([
        ['n/1', 'moved'],
        ['n/4', 'left'],
        ['n/5', undefined],
      ]),
    );
  });

  it('is not its successor at the old door, and includes its predecessor there', () => {
    const followed = record('n/3', '850 Amsterdam Ave', {
      name: 'Prevail',
      phone: '+13055550199',
      enumerated: '2021-08-08',
    });
    const before = record('n/4', '850 Amsterdam Ave', {
      name: 'First Chemists',
      enumerated: '2005-06-01',
      date: '2005-06-01',
    });
    expect(told([left, home, followed])).toEqual(['n/2 < n/1', 'n/3 < ']);
    expect(told([left, home, before])).toEqual(['n/2 < n/1 n/4']);
  });
});

describe('days of mass updates', () => {
  const dated = (date: string, count: number): readonly SourceRecord[] =>
    Array.from({ length: count }, (_, index) => record(`n/${date}-${index}`, '1 Oak St', { date }));

  it('are those on which an improbable share of the register was changed, and the known ones', () => {
    const usual = Array.from({ length: 28 }, (_, day) =>
      dated(`2024-02-${String(day + 1).padStart(2, '0')}`, 3),
    ).flat();
    const days = massUpdateDays([...usual, ...dated('2024-05-06', 40)]);
    expect([days.has('2024-05-06'), days.has('2024-02-03'), days.has(massDay)]).toEqual([true, false, true]);
  });

  it('are none of a store list’s', () => {
    expect(
      massUpdateDays(dated('2024-05-06', 40).map((row) => ({ ...row, kind: 'chain' }))).has('2024-05-06'),
    ).toBe(false);
  });
});

describe('listings', () => {
  const some = fc.record({
    line: fc.constantFrom(
      '1 Oak St',
      '1 Oak Street Ste 4',
      '1 Oak St Ste 5',
      '41 Oak St',
      '90 Oak St',
      '9 Elm Ave',
    ),
    phone: fc.constantFrom(undefined, '+13055550101', '+13055550102'),
    name: fc.constantFrom('Corner Drugs', 'CORNER DRUGS INC', 'New Pharmacy', 'HOLIDAY CVS LLC'),
    enumerated: fc.constantFrom(undefined, '2006-05-01', '2015-02-03', '2021-08-08'),
    date: fc.constantFrom(undefined, massDay, '2010-01-01', '2024-01-01'),
    kind: fc.constantFrom('chain', 'register'),
    type: fc.constantFrom('community', 'long-term-care'),
  });
  const rows = fc.array(some, { maxLength: 10 });
  const recordsOf = (values: readonly (typeof some extends fc.Arbitrary<infer Row> ? Row : never)[]) =>
    values.map(({ line, type, name, ...rest }, index) =>
      record(`s/${index}`, line, { ...rest, name, legalName: name, types: [type] }),
    );

  it('hold each record once, and come out the same in any order', () => {
    fc.assert(
      fc.property(rows, (values) => {
        const records = recordsOf(values);
        expect(
          told(records)
            .join(' ')
            .match(/s\/\d+/g)?.length ?? 0,
        ).toBe(records.length);
        expect(told(records.toReversed())).toEqual(told(records));
      }),
      { numRuns: 500 },
    );
  });

  it('stay the same when the records of one are merged again', () => {
    fc.assert(
      fc.property(rows, (values) => {
        for (const cluster of clusterRecords(recordsOf(values))) {
          const members = [...cluster.current, ...cluster.superseded].map((member) => member.record);
          expect(clusterRecords(members)).toEqual([cluster]);
        }
      }),
      { numRuns: 500 },
    );
  });
});
