import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { recordFixture as record } from '../../../tests/support/record-fixture.ts';
import type { SourceRecord } from '../import/source-record.ts';
import { blockKeys, type LinkReason, linkOf } from './same-site.ts';

const phone = '+13055550123';
const other = '+13055550199';
const chain = (key: string, line: string, changes: Partial<SourceRecord> = {}): SourceRecord =>
  record(key, line, { kind: 'chain', brand: 'CVS Pharmacy', name: 'CVS Pharmacy', ...changes });
const named = (
  key: string,
  line: string | readonly [string, string],
  name: string,
  number = phone,
): SourceRecord => record(key, line, { name, phone: number });

/** The link both ways, which must agree, and only for records that share a block. */
function link(a: SourceRecord, b: SourceRecord): LinkReason | undefined {
  const why = linkOf(a, b);
  expect(linkOf(b, a)).toBe(why);
  if (why !== undefined) expect(blockKeys(a).some((key) => blockKeys(b).includes(key))).toBe(true);
  return why;
}

describe('two records are one business', () => {
  it('with one phone and house number, however the street is spelled', () => {
    expect(link(named('n/1', '12 Bluestem Dr', 'A'), named('n/2', '12 Blue Stem Drive', 'B'))).toBe('phone');
    expect(link(named('n/1', '128 Califonia Ave', 'A'), named('n/2', '128 California Ave', 'B'))).toBe(
      'phone',
    );
    expect(link(named('n/1', '940 SW 87 Ave', 'A'), named('n/2', '940 SW 82nd Ave', 'B'))).toBe('phone');
    expect(link(named('n/1', '7 Oak St', 'A'), named('n/2', '7 Elm St', 'A'))).toBeUndefined();
  });

  it('with one name and house number on streets a slip apart', () => {
    expect(
      link(
        named('n/1', '128 Califonia Ave', 'Corner Drugs'),
        named('n/2', '128 California Ave', 'Corner Drug', other),
      ),
    ).toBe('name');
  });

  it('but two rows of one editor’s list only at one door, and in one unit of it', () => {
    const row = (key: string, line: string, changes: Partial<SourceRecord> = {}): SourceRecord =>
      record(key, line, { kind: 'owner', name: 'Oak Pharmacy', phone, ...changes });
    expect(link(row('own/1', '1022 Main St'), row('own/2', '1025 Main St'))).toBeUndefined();
    expect(link(row('own/1', '1022 Main St'), row('own/2', '1022 Main Street'))).toBe('phone');
    expect(
      link(row('own/1', '1022 Main St'), row('own/2', '1022 Main St', { name: 'Elm Drugs', phone: other })),
    ).toBeUndefined();
    expect(link(row('own/1', '1022 Main St'), row('their/2', '1022 Mian St'))).toBe('phone');
  });

  it('but not at two corners of a grid, or on two streets with ZIP codes of their own', () => {
    const at = (key: string, line: string, name: string, number: string, zip: string): SourceRecord => {
      const given = named(key, line, name, number);
      return { ...given, address: given.address && { ...given.address, zip } };
    };
    expect(
      link(named('n/1', '900 E 300 S', 'Ace Rx'), named('n/2', '900 S 300 E', 'Best Drugs', other)),
    ).toBeUndefined();
    expect(
      link(named('n/1', '1676 S 900 E', 'Ace Rx'), named('n/2', '1676 South 900 East', 'Best Drugs', other)),
    ).toBe('site');
    const first = at('n/1', '1407 1st Ave', 'Ace Rx', phone, '33125');
    expect(link(first, at('n/2', '1407 1st Ave S', 'Best Drugs', other, '33134'))).toBeUndefined();
    expect(link(first, at('n/2', '1407 1st Ave S', 'Best Drugs', other, '33125'))).toBe('site');
  });

  it.each([
    ['100 H St NE', '20002', '100 H St NW', '20001'],
    ['600 E St NW', '20004', '600 W St NW', '20004'],
    ['600 N St SW', '20024', '600 N St NW', '20024'],
    ['2420 N Federal Hwy', '33305', '2420 S Federal Hwy', '33305'],
    ['2421 N Main St', '33305', '2425 S Main St', '33305'],
    ['123 East 3rd Street', '10009', '123 W 3rd St', '10012'],
    ['100 Peachtree St', '30303', '100 Peachtree Rd', '30305'],
    ['455 S 500 E', '84102', '455 E 500 S', '84102'],
  ])('but not of one chain or name at %s (%s) and %s (%s)', (line, zip, otherLine, otherZip) => {
    const at = (key: string, street: string, code: string, changes: Partial<SourceRecord>): SourceRecord => {
      const given = record(key, street, changes);
      return { ...given, address: given.address && { ...given.address, zip: code } };
    };
    for (const one of [{ brand: 'CVS Pharmacy' }, { name: 'Family Pharmacy' }]) {
      expect(
        link(at('n/1', line, zip, one), at('w/2', otherLine, otherZip, { ...one, kind: 'chain' })),
      ).toBeUndefined();
    }
    const called = { name: 'Family Pharmacy', phone };
    if (line.startsWith('2420'))
      expect(link(at('n/1', line, zip, called), at('n/2', otherLine, otherZip, called))).toBe('phone');
  });

  it.each([
    ['100 North East 8th St', '100 NE 8th St'],
    ['12 South West Blvd', '12 SW Blvd'],
    ['3303 SW Bond Ave', '3303 S Bond Ave'],
    ['2200 NW Main St', '2200 W Main St'],
    ['100 E Main St', '100 Main St'],
  ])('of one chain or name whose direction is written in two ways: %s and %s', (line, otherLine) => {
    for (const one of [{ brand: 'CVS Pharmacy' }, { name: 'Family Pharmacy' }]) {
      expect(
        link(record('n/1', line, one), record('w/2', otherLine, { ...one, kind: 'chain' })),
      ).toBeDefined();
    }
  });

  it('but not with numbers of their own next door, though their phones follow each other', () => {
    const one = named('n/1', '5601 Bellaire Blvd', 'Farmacia Amiga', '+17136611234');
    const two = named('n/2', '5605 Bellaire Blvd', 'Farmacia Amiga II', '+17136611235');
    expect(link(one, two)).toBeUndefined();
    expect(link(one, { ...two, name: 'Farmacia Amiga' })).toBe('next-door');
  });

  it('with one name next door, or at one number of a ZIP code', () => {
    const corner = named('n/1', '128 Oak Ave', 'Corner Drugs');
    expect(link(corner, named('n/2', '130 Oak Ave', 'Corner Drugs Inc', other))).toBe('next-door');
    expect(link(corner, named('n/2', '128 Elm Ave', 'Corner Drugs Inc', other))).toBe('name');
    expect(link(corner, named('n/2', '130 Oak Ave', 'Oak Corner Drugs', other))).toBeUndefined();
    expect(link(corner, named('n/2', '28 Elm Ave', 'Corner Drugs', other))).toBeUndefined();
  });

  it('of a chain whose list and whose row of the register number one side of a street a little apart', () => {
    const row = (line: string) => record('n/1', line, { brand: 'CVS Pharmacy', phone });
    expect(link(chain('cvs/1', '4042 S Semoran Blvd'), row('4048 S Semoran Blvd'))).toBe('brand');
    expect(link(chain('cvs/1', '19390 Cortez Blvd'), row('19490 Cortez Blvd'))).toBe('brand');
    expect(link(chain('cvs/1', '900 Rucker Blvd'), row('903 Rucker Blvd'))).toBeUndefined();
    expect(link(chain('cvs/1', '3948 Airport Blvd'), row('9948 Airport Blvd'))).toBeUndefined();
  });

  it('with one phone and name, and a house number with two digits changed about', () => {
    expect(
      link(named('n/1', '2995 Drew St', 'Corner Drugs'), named('n/2', '2955 Drew St', 'Corner Drugs')),
    ).toBe('next-door');
    expect(
      link(named('n/1', '2995 Drew St', 'Corner Drugs'), named('n/2', '2955 Drew St', 'Corner Drugs', other)),
    ).toBeUndefined();
  });

  it('that moved along its street, with one phone', () => {
    expect(
      link(chain('n/1', '499 Montauk Hwy', { phone }), chain('m/2', '460 Montauk Highway', { phone })),
    ).toBe('moved');
    expect(
      link(
        named('n/1', '1201 Sea Mountain Hwy', 'Cherry Grove Drug'),
        named('n/2', '1000 Sea Mountain Hwy', 'Cherry Grove'),
      ),
    ).toBe('moved');
  });

  it('that moved around the corner, with one phone', () => {
    const old = named('n/1', '405 E 57th St', 'Pollock Apothecary');
    const now = named('n/2', '1032 1st Ave', 'G.A.C. Pharmacy');
    expect(link(old, now)).toBe('moved');
    expect(link(old, { ...now, address: now.address && { ...now.address, zip: '33130' } })).toBeUndefined();
  });

  it('but not of organisations and branches that stand at several places under one phone', () => {
    const at = (line: string, changes: Partial<SourceRecord>) =>
      record(`n/${line}`, line, { phone, ...changes });
    const apart = (one: Partial<SourceRecord>, two: Partial<SourceRecord> = one) =>
      expect(link(at('405 E 57th St', one), at('1032 1st Ave', two))).toBeUndefined();
    apart({ name: 'Collier Health Services' });
    apart({ name: 'Tampa Family Health Centers' });
    apart({ name: 'Rx', types: ['clinic', 'community'] });
    apart({ name: 'CVS Pharmacy', brand: 'CVS Pharmacy' });
    apart({ name: 'Caremax Pharmacy' }, { name: 'Caremax Pharmacy 725' });
    apart({ name: 'Healthsource Pharmacy III' }, { name: 'Healthsource Pharmacy II' });
    apart(
      { name: 'Bridges & James', types: ['community'] },
      { name: 'Bridges & James', types: ['long-term-care'] },
    );
    apart({ name: 'Forcerx', phone: '+18006001930' });
  });

  it('with one phone in one building, whatever suites they name', () => {
    expect(link(named('n/1', ['9 Oak St', 'Ste 155'], 'A'), named('n/2', ['9 Oak St', 'Ste 140'], 'B'))).toBe(
      'phone',
    );
  });

  it('but for a hospital’s own pharmacy and another one on its switchboard', () => {
    const own = { ...named('n/1', ['9 Oak St', 'Ste 1'], 'A'), types: ['hospital'] } as const;
    const open = { ...named('n/2', ['9 Oak St', 'Ste 2'], 'B'), types: ['community'] } as const;
    expect(link(own, open)).toBeUndefined();
    expect(link(own, { ...open, types: ['hospital', 'clinic'] })).toBe('phone');
  });

  it('with one name, where one of two neighbours’ phones is mistyped', () => {
    const one = named('n/1', '5915 Normandy Blvd', 'Solantic Urgent Care', '+19043780121');
    expect(link(one, named('n/2', '5913 Normandy Blvd', 'Solantic Urgent Care', '+19042780121'))).toBe(
      'next-door',
    );
    expect(
      link(one, named('n/2', '5913 Normandy Blvd', 'Solantic Urgent Care', '+19042780129')),
    ).toBeUndefined();
    const suite = named('n/1', ['3715 Dauphin St', 'Unit 1E'], 'Springhill Pharmacy', '+12514103870');
    expect(
      link(suite, named('n/2', ['3715 Dauphin St', 'Ste 1-EE'], 'Springhill Pharmacy', '+12514103876')),
    ).toBe('phone');
    expect(
      link(suite, named('n/2', ['3715 Dauphin St', 'Ste 23'], 'Springhill Pharmacy', '+12514103876')),
    ).toBeUndefined();
  });

  it('but not two stores of a chain by its own numbers', () => {
    const store = (key: string, line: string, branch: string) => chain(key, line, { phone, branch });
    expect(link(store('n/1', '499 Montauk Hwy', '5063'), store('cvs/2', '460 Montauk Hwy', '5063'))).toBe(
      'branch',
    );
    expect(
      link(store('n/1', '499 Montauk Hwy', '5063'), store('cvs/2', '460 Montauk Hwy', '5064')),
    ).toBeUndefined();
    expect(link(store('n/1', '499 Montauk Hwy', '5063'), store('cvs/2', '499 Montauk Hwy', '5064'))).toBe(
      'phone',
    );
  });

  it('of a chain, where the store list and the register spell the street differently', () => {
    expect(
      link(
        chain('cvs/1', '3710 US Hwy 17', { phone }),
        record('n/1', '3710 Highway', { brand: 'CVS Pharmacy', phone: other }),
      ),
    ).toBeUndefined();
    expect(
      link(
        chain('cvs/1', '3710 US Hwy 17'),
        record('n/1', '3710 Highway', { brand: 'CVS Pharmacy', phone: other }),
      ),
    ).toBe('brand');
    expect(link(chain('cvs/1', '2390 E Bay Dr'), chain('cvs/2', '2390 Belcher Rd'))).toBeUndefined();
  });

  it('with town and ZIP code mistaken in one of them', () => {
    const away = record('n/2', '12 Oak St', { name: 'Corner Drugs', phone });
    const elsewhere = {
      ...away,
      address: away.address && { ...away.address, city: 'Hialeah', zip: '33010' },
    };
    expect(link(named('n/1', '12 Oak St', 'Corner Drugs'), elsewhere)).toBe('phone');
    expect(link(named('n/1', '14 Oak St', 'Corner Drugs'), elsewhere)).toBeUndefined();
  });
});

describe('the reason for which two records are one', () => {
  const line = fc.constantFrom(
    '1 Oak St',
    '100 Oak St',
    '100 Oak Street Ste 4',
    '100-102 Oak St',
    '102 Oak St',
    '201 Oak St',
    '100 Oka St',
    '100 Elm Ave',
    '4912-14 Elm Ave',
    '4914 Elm Ave',
    'Oak Plaza',
  );
  const any = fc.record({
    line,
    phone: fc.constantFrom(undefined, phone, other),
    name: fc.constantFrom(
      'Corner Drugs',
      'CORNER DRUG INC',
      'New Pharmacy',
      'HOLIDAY CVS LLC',
      'CVS 1234',
      'Rx',
    ),
    kind: fc.constantFrom('chain', 'register'),
    type: fc.constantFrom('community', 'hospital'),
    zip: fc.constantFrom('33125', '33126'),
  });

  it('is the same whichever comes first, and such records always share a block', () => {
    fc.assert(
      fc.property(any, any, (one, two) => {
        const [a, b] = [one, two].map(({ line: street, name, type, zip, ...rest }, index) => {
          const made = record(`s/${index}`, street, { ...rest, name, legalName: name, types: [type] });
          return { ...made, address: made.address && { ...made.address, zip } };
        });
        if (a === undefined || b === undefined) throw new Error('two records');
        link(a, b);
      }),
      { numRuns: 3000 },
    );
  });
});
