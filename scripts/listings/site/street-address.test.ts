import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { siteKey } from './site-key.ts';
import { isPostBox, normalizeStreet } from './street-address.ts';

const sameSite = (one: readonly [string, string?], other: readonly [string, string?]): boolean =>
  JSON.stringify(siteKey(normalizeStreet(...one))) === JSON.stringify(siteKey(normalizeStreet(...other)));

describe('a street address', () => {
  it.each([
    ['9160 NW 122ND ST', 'SUITE 8', '9160 NW 122nd St', 'Ste 8'],
    ['2900 WEST 12 AVENUE', 'UNIT #25', '2900 W 12 Ave', 'Unit 25'],
    ['1201 2ND AVENUE NORTH STE.101', '', '1201 2nd Ave N', 'Ste 101'],
    ['3740 ST JOHNS BLUFF ROAD SOUTH', 'SUITE 21', '3740 St Johns Bluff Rd S', 'Ste 21'],
    ['4005 US HIGHWAY 98 N', '', '4005 US Hwy 98 N', undefined],
    ['5975 SUNSET DRIVE, SUITE 501', '', '5975 Sunset Dr', 'Ste 501'],
    ['3719 DAUPHIN ST.', '5TH FLOOR', '3719 Dauphin St', 'Fl 5'],
    ['1725 PINE ST', 'DEPARTMENT OF PHARMACY', '1725 Pine St', undefined],
    ['1 MAIN ST', 'C/O JANE DOE UNIT 4', '1 Main St', undefined],
    ['2814 LEE BLVD', 'UNIT-1', '2814 Lee Blvd', 'Unit 1'],
    ['700 LEELAND HEIGHTS BLVD W STE 100', 'SUITE-100', '700 Leeland Heights Blvd W', 'Ste 100'],
    ['100 MAIN ST BLDG 2 STE 2', '', '100 Main St', 'Bldg 2 Ste 2'],
    ['100 MAIN ST STE 101, 102, 103', '', '100 Main St', 'Ste 101'],
    ['100 MAIN ST SUITES A, B, AND C', '', '100 Main St', 'Ste A'],
    ['100 MAIN ST STE 4, OAK & ELM', '', '100 Main St, Oak & Elm', 'Ste 4'],
    ['12 North St', '', '12 North St', undefined],
    ['12 NORTH ST STE 5', '', '12 North St', 'Ste 5'],
    ['7 BAY 35TH ST', '', '7 Bay 35th St', undefined],
    ['6 BAY 50TH STREET', 'APT 2', '6 Bay 50th St', 'Apt 2'],
    ['7 BAY 35TH', '', '7 Bay 35th', undefined],
    ['13500 FL 54', '', '13500 FL 54', undefined],
    ['500 LA-1', '', '500 LA-1', undefined],
    ['2700 FL 16', 'SUITE 3', '2700 FL 16', 'Ste 3'],
    ['1700 S FL 7', '', '1700 S FL 7', undefined],
    ['1700 FL-7 FL 2', '', '1700 FL-7', 'Fl 2'],
    ['1700 FL 7 FL 2', '', '1700 FL 7', 'Fl 2'],
    ['1700 FL 7 2ND FLOOR STE 4', '', '1700 FL 7', 'Fl 2 Ste 4'],
    ['12745 HWY #31 S', '', '12745 Hwy 31 S', undefined],
    ['10900 S US HWY # 1', 'STE 4', '10900 S US Hwy 1', 'Ste 4'],
    ['400 COUNTY ROAD #7 #2', '', '400 County Road 7', 'Unit 2'],
    ['12 TX HWY #6', '', '12 TX Hwy 6', undefined],
    ['5751 S DIXIE HWY #5', '', '5751 S Dixie Hwy', 'Unit 5'],
    ['1200 US HWY 59 N #4', '', '1200 US Hwy 59 N', 'Unit 4'],
    ['17 E BROADWAY STORE #105', '', '17 E Broadway', 'Unit 105'],
    ['100 STORE ST #4', '', '100 Store St', 'Unit 4'],
    ['100 MAIN ST STE A AND B', '', '100 Main St', 'Ste A'],
    ['500 E 51ST STREET, ROOM 2008 AND 2050', '', '500 E 51st St', 'Rm 2008'],
    ['100 MAIN ST STE 4 AND ELM', '', '100 Main St and Elm', 'Ste 4'],
    ['13500 RM 620 N', '', '13500 RM 620 N', undefined],
    ['13500 RM 620 N STE 4', '', '13500 RM 620 N', 'Ste 4'],
    ['9 STE ANNE', '', '9 Ste Anne', undefined],
    ['100 SPACE CENTER BLVD', '', '100 Space Center Blvd', undefined],
    ['100 SUITE ST', '', '100 Suite St', undefined],
    ['1112 KEY PLZ', 'LOT 4', '1112 Key Plz', undefined],
    ['1 PIER 39', '', '1 Pier 39', undefined],
    ['160 E 34TH ST FL 6', '', '160 E 34th St', 'Fl 6'],
    ['14200 SR 54', '', '14200 SR 54', undefined],
    ['14200 US HWY 19', 'BAY 7', '14200 US Hwy 19', 'Bay 7'],
    ['1051 W.BUSCH BLVD.', 'UNIT 1063', '1051 W Busch Blvd', 'Unit 1063'],
    ['1570-4 ST.NICHOLAS AVE', '', '1570-4 St Nicholas Ave', undefined],
    ['2021 Brandon Blvd.W', '', '2021 Brandon Blvd W', undefined],
    ['4438 THE PLZ STE D', '', '4438 The Plz', 'Ste D'],
    ['1900 AVENUE OF THE STARS', '', '1900 Avenue of the Stars', undefined],
    ['12 N.W. 7TH ST', '', '12 NW 7th St', undefined],
    ['33338 U.S. HWY 19 N', '', '33338 US Hwy 19 N', undefined],
    ['PO BOX 12, 2200 3RD AVE N', '', '2200 3rd Ave N', undefined],
    ['PO BOX 5 100 MAIN ST', 'STE 4', '100 Main St', 'Ste 4'],
    ['P.O. DRAWER 7 - 100 MAIN ST', '', '100 Main St', undefined],
    ['100 MAIN ST (PO BOX 55)', '', '100 Main St', undefined],
    ['100 MAIN ST, P O BOX 55, STE 4', '', '100 Main St', 'Ste 4'],
    ['PO BOX 12', '', 'PO Box 12', undefined],
    ['Northside Plaza, 300 Alder St', '', '300 Alder St', undefined],
    ['Northside Plaza, Bldg 2, 300 Alder St', '', '300 Alder St', 'Bldg 2'],
    ['Pharmacy Department, 3050 1st Ave S', '', '3050 1st Ave S', undefined],
    ['PHARMACY DEPT 3050 1ST AVE S', '', '3050 1st Ave S', undefined],
    ['Town Center Mall, Alder St', '', 'Town Center Mall, Alder St', undefined],
    ['100N MAIN ST', '', '100 N Main St', undefined],
    ['100-N MAIN ST', '', '100-N Main St', undefined],
    ['ELM PHARMACY, 100 E 300 S', '', '100 E 300 S', undefined],
    ['ELM PHARMACY', '100 E 300 S', '100 E 300 S', undefined],
    ['SUITE 200 100 FL 54', '', '100 FL 54', 'Ste 200'],
    ['STE 5, 100 FL 54', '', '100 FL 54', 'Ste 5'],
    ['ELM PHARMACY, 100 FL 54', '', '100 FL 54', undefined],
    ['UNIT 3, 100 RM 620 N', '', '100 RM 620 N', 'Unit 3'],
    ['100 MAIN ST STE 5 FL 2', '', '100 Main St', 'Fl 2 Ste 5'],
  ])('%s | %s is set for reading', (line1, line2, street, unit) => {
    expect(normalizeStreet(line1, line2)).toEqual({ street, unit });
  });

  it('once normalised stays so', () => {
    const word = fc.constantFrom(
      'MAIN',
      'OAK',
      'ST',
      'STREET',
      'AVENUE',
      'NW',
      'NORTH',
      'HIGHWAY',
      'US',
      '1ST',
      '22ND',
      'MCDONALD',
      "O'BRIEN",
      'SUITE',
      'STE',
      '#',
      'UNIT',
      '5',
      'B-2',
      'BLDG',
      'PO',
      'BOX',
      'FL',
      'RM',
      '&',
      'RD.',
      'main',
      'Bay',
    );
    fc.assert(
      fc.property(
        fc.array(word, { minLength: 1, maxLength: 6 }),
        fc.array(word, { maxLength: 3 }),
        fc.nat(9999),
        (words, more, number) => {
          const once = normalizeStreet(`${number} ${words.join(' ')}`, more.join(' '));
          expect(normalizeStreet(once.street, once.unit)).toEqual(once);
        },
      ),
      { numRuns: 3000 },
    );
  });

  it.each([
    [['348B COLUMBIA AVE'], ['348 Columbia Avenue', 'B']],
    [['951B US HIGHWAY 80 W'], ['951 US HIGHWAY 80 W # B']],
    [['310 MAIN ST S'], ['310 S MAIN ST']],
    [['5549 SW 8 STREET'], ['5549 SW 8th St']],
    [['514 FIRST ST N'], ['514 1st Street North']],
    [['3740 SAINT JOHNS BLUFF RD S STE 21'], ['3740 ST JOHNS BLUFF ROAD SOUTH', 'SUITE 21']],
    [['7142 N. UNIVERSITY DRIVE'], ['7142 N UNIVERSITY DR']],
    [['4794-A HIGHWAY 162'], ['4794A Hwy 162']],
    [
      ['4300 N UNIVERSITY DR', 'STE E-200'],
      ['4300 N University Dr', 'Suite E200'],
    ],
  ] as const)('has one key in spellings such as %j and %j', (one, other) => {
    expect(sameSite(one, other)).toBe(true);
  });

  it.each([
    [
      ['100 Main St', 'Ste 1'],
      ['100 Main St', 'Ste 2'],
    ],
    [['100 N Main St'], ['100 S Main St']],
    [['100 Main St'], ['102 Main St']],
    [['100 Oak Ave'], ['100 Oak Ct']],
  ] as const)('differs from another: %j, %j', (one, other) => {
    expect(sameSite(one, other)).toBe(false);
  });

  it('may be a box, which is no place', () => {
    expect(['PO BOX 5', 'P.O. Box 5', 'P O BOX 5'].every(isPostBox)).toBe(true);
    expect(isPostBox('5 Polk St')).toBe(false);
  });
});
