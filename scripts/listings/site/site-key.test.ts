import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { siteKey } from './site-key.ts';
import { areSpellingsOfName, isMistypedNumber, mayBeSameNumber, numberReadings } from './site-likeness.ts';
import { normalizeStreet } from './street-address.ts';

const keyOf = (first: string, second?: string) => siteKey(normalizeStreet(first, second));
type Line = readonly [string, string?];

/** One door: number, street and unit are one. */
const isOneDoor = (one: Line, other: Line): boolean => {
  const [a, b] = [keyOf(...one), keyOf(...other)];
  return mayBeSameNumber(a.number, b.number) && a.core === b.core && a.unit === b.unit;
};

describe('spellings of one door', () => {
  it.each<[Line, Line]>([
    // Numbered roads.
    [['34911 US 19 N'], ['34911 US HIGHWAY 19 NORTH']],
    [['4005 US 98 N'], ['4005 U.S. HWY 98 N']],
    [['1000 HWY 41'], ['1000 US 41']],
    [['7501 STATE ROAD 7'], ['7501 SR 7']],
    [['7501 HWY 7'], ['7501 FL-7']],
    [['450077 SR 200'], ['450077 STATE ROAD 2OO']],
    [['10460 AL HWY 168'], ['10460 ALABAMA HWY 168']],
    [['12 NC HWY 49'], ['12 NORTH CAROLINA HIGHWAY 49']],
    [['5601 STATE RTE 31'], ['5601 NY 31']],
    [['2050 W COUNTY HWY 30A'], ['2050 W CR 30A']],
    [['2050 COUNTY ROAD 30A'], ['2050 CO RD 30A']],
    [['3127 E HWY 98'], ['3127 E BUS 98']],
    [['4430 HWY. 17 BYPASS'], ['4430 US HIGHWAY 17 BYP']],
    [['9000 INTERSTATE 35'], ['9000 I-35']],
    [['12012 FM 1960 W'], ['12012 FARM TO MARKET 1960 W']],
    [['9092 HIGHWAY SIX'], ['9092 HWY 6']],
    // Numbers of Queens, ranges, fractions, words, letters.
    [['157-02 CROSS BAY BLVD'], ['15702 CROSS BAY BLVD']],
    [['63 19 ROOSEVELT AVE'], ['6319 ROOSEVELT AVE']],
    [['63-19 ROOSEVELT AVE'], ['63 19 ROOSEVELT AVENUE']],
    [['1933 THROUGH 1935 N PINELLAS AVE'], ['1933 N PINELLAS AVE']],
    [['4912-14 NEW UTRECHT AVE'], ['4912-4914 NEW UTRECHT AVE']],
    [['276-80 MARCUS GARVEY BLVD'], ['276-280 MARCUS GARVEY BLVD']],
    [['1570-4 ST. NICHOLAS AVE'], ['1570-04 ST.NICHOLAS AVE']],
    [['9920-4TH AVENUE'], ['9920 4TH AVE']],
    [['5504 -13 AVE'], ['5504 13TH AVE']],
    [['4128 1/2 S BROADWAY'], ['4128-1/2 S BROADWAY']],
    [['4128 1/2 S BROADWAY'], ['4128½ S BROADWAY']],
    [['ONE HOSPITAL DR'], ['1 HOSPITAL DRIVE']],
    [['514 TWELFTH ST'], ['514 12TH ST']],
    [['1369 B GEORGE WALLACE HWY'], ['1369B GEORGE WALLACE HWY']],
    [['5119- A CALHOUN MEMORIAL HWY'], ['5119A CALHOUN MEMORIAL HIGHWAY']],
    [['W6319 COUNTY ROAD A'], ['W6319 COUNTY RD A']],
    [['100N MAIN ST'], ['100 N MAIN ST']],
    [['100 MAIN ST', '# N'], ['100-N MAIN ST']],
    [['N95 W17601 APPLETON AVE'], ['N95W17601 APPLETON AVE']],
    [['W156-N11124 PILGRIM RD'], ['W156N11124 PILGRIM RD']],
    // Two names of one street, other spellings.
    [['3857 S DR MARTIN LUTHER KING JR DR'], ['3857 S MARTIN L KING DR']],
    [['1951 W MLK JR BLVD'], ['1951 W DR M L KING JR BLVD']],
    [['543 MALCOLM X BLVD'], ['543 LENOX AVE']],
    [['12 BLUE STEM DR'], ['12 BLUESTEM DR']],
    [['524 S DUNCAN DRIVER'], ['524 S DUNCAN DR']],
    [['90 OCEAN BOULVARD'], ['90 OCEAN BLVD']],
    [['9160 N.W. 122ND ST'], ['9160 NW 122 ST']],
    // What stands beside the street.
    [['100 MAIN ST (NWC)'], ['100 MAIN ST']],
    [['100 MAIN ST NEC OF OAK AVE'], ['100 MAIN ST']],
    [['1851 HIGHWAY 14 E @ I-26'], ['1851 HWY 14 E']],
    [['100 MAIN ST', 'PO BOX 55'], ['100 MAIN ST']],
    [['PO BOX 55', '100 MAIN ST'], ['100 MAIN ST']],
    [['100 MAIN ST P.O. BOX 55'], ['100 MAIN ST']],
    [['DUANE READE', '1221 6TH AVE'], ['1221 AVENUE OF THE AMERICAS']],
    [['DRUG MART II PHARMACY, 4873 BROADWAY'], ['4873 BROADWAY']],
    [['1503, BILLBECK BLVD'], ['1503 BILLBECK BLVD']],
    // Units written into the street.
    [['859 MYRTLE AVE FL UNIT1'], ['859 MYRTLE AVE', 'UNIT 1']],
    [['500 OAK ST STE200'], ['500 OAK ST', 'SUITE # 200']],
    [['500 OAK ST SUITE NO. 4'], ['500 OAK ST', '4']],
    [['2173C 68TH STREET', 'GROUND FLOOR'], ['2173 C 68TH ST']],
  ])('%j and %j', (one, other) => {
    expect(isOneDoor(one, other), JSON.stringify([keyOf(...one), keyOf(...other)])).toBe(true);
  });

  it.each<[Line, Line]>([
    [['157-02 CROSS BAY BLVD'], ['157-10 CROSS BAY BLVD']],
    [['123 1/2 MAIN ST'], ['123 MAIN ST']],
    [['123 1/2 MAIN ST'], ['123 1/4 MAIN ST']],
    [['123½ MAIN ST'], ['123 MAIN ST']],
    [['100 US 41'], ['100 US 14']],
    [['100 41ST ST'], ['100 US 41']],
    [['940 SW 87 AVE'], ['940 SW 82ND AVE']],
    [['101 G ST'], ['101 H ST']],
    [['100 B ST'], ['100 C ST']],
    [['63 19TH ST'], ['6319 19TH ST']],
    [['2900 W 12 AVE'], ['290012 W AVE']],
    [['100 BAY HARBOR DR'], ['100 SPACE COAST DR']],
  ])('are not %j and %j', (one, other) => {
    expect(isOneDoor(one, other), JSON.stringify([keyOf(...one), keyOf(...other)])).toBe(false);
  });
});

describe('slips of the pen', () => {
  it.each([
    ['CALIFORNIA', 'CALIFONIA', true],
    ['ATLANTIC', 'ATLACTIC', true],
    ['OAK', 'OAT', false],
    ['87THAVE', '82THAVE', false],
    ['MAPLEWOOD', 'MAPLERIDGE', false],
  ])('in streets: %s and %s', (a, b, expected) => {
    expect(areSpellingsOfName(a, b)).toBe(expected);
    expect(areSpellingsOfName(b, a)).toBe(expected);
  });

  it.each([
    ['2995', '2955', true],
    ['3975', '3795', true],
    ['499', '460', false],
    ['12', '21', false],
    ['1234', '123', false],
  ])('in numbers: %s and %s', (a, b, expected) => {
    expect(isMistypedNumber(a, b)).toBe(expected);
    expect(isMistypedNumber(b, a)).toBe(expected);
  });
});

describe('house numbers', () => {
  const number = fc.oneof(
    fc.nat(30_000).map(String),
    fc
      .tuple(fc.integer({ min: 1, max: 9999 }), fc.integer({ min: 1, max: 9999 }))
      .map(([a, b]) => `${a}-${b}`),
    fc.constantFrom('', 'W6319', 'N63W23735'),
  );

  it('meet both ways, meet themselves, and share a reading where they meet', () => {
    fc.assert(
      fc.property(number, number, (a, b) => {
        expect(mayBeSameNumber(a, b)).toBe(mayBeSameNumber(b, a));
        expect(mayBeSameNumber(a, a)).toBe(a !== '');
        const shared = numberReadings(a).some((reading) => numberReadings(b).includes(reading));
        if (mayBeSameNumber(a, b)) expect(shared).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });
});
