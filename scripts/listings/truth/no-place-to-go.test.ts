import { describe, expect, it } from 'vitest';
import { imported, registerFile, rowIn } from '../../../tests/support/bad-records-fixture.ts';
import { npiOf } from '../../../tests/support/online-fixture.ts';

const nameColumn = 'Provider Organization Name (Legal Business Name)';
const code = 'Healthcare Provider Taxonomy Code_1';

describe('nine pharmacies of chains that closed', () => {
  const chains = [
    'RITE AID',
    'FREDS STORES OF TENNESSEE INC',
    'KMART CORPORATION',
    'ECKERD CORPORATION',
    'SHOPKO STORES OPERATING CO LLC',
    'THE BARTELL DRUG COMPANY',
    'KERR DRUG INC',
    'GENOVESE DRUG STORES INC',
    'WINN-DIXIE STORES INC',
  ];

  it('are not listed, and independents with such words in their name are', async () => {
    const others = [
      'FREDS FAMILY PHARMACY',
      'LONGS DRUGS OF LEXINGTON INC',
      'TARGET RX LLC',
      'BROOKS PHARMACY INC',
      'ECKERDS RX 107 LLC',
      'KERR HEALTH LLC',
      'THRIFTY DISCOUNT PHARMACY LLC',
      'HARVEYS CORNER DRUG',
      'KWIK MART PHARMACY',
      'EMPORIUM PHARMACY',
    ];
    const rows = [...chains, ...others].map((name, index) => rowIn(index, { [nameColumn]: name }));
    const { listings, lines, explain } = await imported([await registerFile(rows)]);
    expect(listings).toHaveLength(others.length);
    expect(lines).toContain('3 nppes: it has closed: Rite Aid');
    expect(lines).toContain('1 nppes: it has closed: Fred’s');
    expect(await explain(npiOf(0))).toContain(
      'Not listed: it has closed: Rite Aid (Notice of Rite Aid on its website, October 2025: all stores have closed).',
    );
  });

  it('of which Rite Aid kept the companies closed with it, whatever their older signs', async () => {
    const companies = ['ECKERD CORPORATION', 'EDC DRUG STORES INC', 'MAXI DRUG INC', 'THRIFTY PAYLESS INC'];
    const rows = companies.map((name, index) => rowIn(index, { [nameColumn]: name }));
    const { listings, lines } = await imported([await registerFile(rows)]);
    expect(listings).toEqual([]);
    expect(lines).toContain('4 nppes: it has closed: Rite Aid');
  });

  it('give way to the brand that took over their place', async () => {
    const rows = [
      rowIn(0, { [nameColumn]: 'RITE AID', 'Last Update Date': '05/01/2014' }),
      rowIn(0, { NPI: '1000000103', [nameColumn]: 'WALGREEN CO', 'Last Update Date': '05/01/2019' }),
    ];
    const { listings } = await imported([await registerFile(rows)]);
    expect(listings.map(({ name }) => name)).toEqual(['Walgreens']);
  });
});

describe('a company that outlived the sign of its stores', () => {
  const state = 'Provider Business Practice Location Address State Name';
  const city = 'Provider Business Practice Location Address City Name';
  const zip = 'Provider Business Practice Location Address Postal Code';
  const inHawaii = { [city]: 'HONOLULU', [state]: 'HI', [zip]: '96814' };

  it('belongs to the chain that bought it, and keeps its sign if that still exists', async () => {
    const longs = { [nameColumn]: 'LONGS DRUG STORES CALIFORNIA LLC' };
    const rows = [
      rowIn(0, longs),
      rowIn(1, { ...longs, ...inHawaii }),
      rowIn(2, { [nameColumn]: "HAPPY HARRY'S INC" }),
    ];
    const { listings } = await imported([await registerFile(rows)]);
    expect(listings.map(({ name, brand }) => [name, brand])).toEqual([
      ['CVS Pharmacy', 'CVS Pharmacy'],
      ['Longs Drugs', 'Longs Drugs'],
      ['Walgreens', 'Walgreens'],
    ]);
  });
});

describe('test entries of a register', () => {
  it('are not listed, and pharmacies with such a word in their name are', async () => {
    const tests = [
      'TEST PHARMACY DO NOT USE',
      'TEST PHARMACY',
      'PHARMACY TEST 2, INC.',
      'Dummy Store #12',
      'A FAKE PROVIDER ORGANIZATION',
      'ACME DRUGS (DO NOT USE)',
    ];
    const others = ['TEST & TREAT PHARMACY', 'CONTEST DRUGS', 'TESTA PHARMACY', 'DRUG TEST CENTER PHARMACY'];
    const rows = [...tests, ...others].map((name, index) => rowIn(index, { [nameColumn]: name }));
    const { listings, explain } = await imported([await registerFile(rows)]);
    expect(listings.map(({ name }) => name).toSorted()).toEqual([
      'Contest Drugs',
      'Drug Test Center Pharmacy',
      'Test & Treat Pharmacy',
      'Testa Pharmacy',
    ]);
    expect(await explain(npiOf(0))).toContain('a test entry (named "Test Pharmacy Do Not Use")');
  });
});

describe('ten counters that are not for visitors', () => {
  it('are not listed, and those that serve the public beside are', async () => {
    const cells: readonly (readonly [string, string])[] = [
      ['FLORIDA DEPT OF CORRECTIONS', '3336C0003X'],
      ['COUNTY JAIL PHARMACY', '3336I0012X'],
      ['METROPOLITAN DETENTION CENTER', '3336C0002X'],
      ['NAVAL HOSPITAL PHARMACY', '3336C0003X'],
      ['96TH MEDICAL GROUP', '3336C0002X'],
      ['VA MEDICAL CENTER', '3336I0012X'],
      ['HILLSIDE LTC PHARMACY LLC', '3336L0003X'],
      ['HILLTOP PHARMACY SERVICES', '3336L0003X'],
      ['MEMORIAL HOSPITAL INPATIENT', '3336I0012X'],
      ['SWIFT HOME DELIVERY', '3336M0002X'],
      ['NAVY BOULEVARD PHARMACY', '3336C0003X'],
      ['SALVATION ARMY PHARMACY', '3336C0003X'],
      ['SUNRISE LTC PHARMACY', '3336C0003X'],
      ['CORAL HOME INFUSION', '3336H0001X'],
      ['PALM SPECIALTY PHARMACY', '3336S0011X'],
    ];
    const rows = cells.map(([name, of], index) => rowIn(index, { [nameColumn]: name, [code]: of }));
    const { listings, lines, explain } = await imported([await registerFile(rows)]);
    expect(listings.map(({ name }) => name).toSorted()).toEqual([
      'Coral Home Infusion',
      'Navy Boulevard Pharmacy',
      'Palm Specialty Pharmacy',
      'Salvation Army Pharmacy',
      'Sunrise LTC Pharmacy',
    ]);
    expect(lines).toEqual(
      expect.arrayContaining([
        '3 nppes: not open to the public: correctional',
        '2 nppes: not open to the public: military',
        '2 nppes: not open to the public: long-term care only',
        '1 nppes: not open to the public: veterans only',
        '1 nppes: not open to the public: institutional',
        '1 nppes: not open to the public: mail order only',
      ]),
    );
    expect(await explain(npiOf(7))).toContain(
      'Not listed: not open to the public: long-term care only (code 3336L0003X alone).',
    );
  });
});
