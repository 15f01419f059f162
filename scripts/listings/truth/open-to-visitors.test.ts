import { describe, expect, it } from 'vitest';
import { imported, registerFile, rowIn } from '../../../tests/support/bad-records-fixture.ts';
import { fileOf } from '../../../tests/support/import-fixture.ts';
import { npiOf } from '../../../tests/support/online-fixture.ts';
import { restrictionOf } from './open-to-visitors.ts';

const community = ['3336C0003X'];
const kindOf = (name: string, codes: readonly string[] = community) =>
  restrictionOf([name], codes)?.replace(/ \(.*/, '');

describe('a pharmacy for animals', () => {
  it.each([
    'VETERINARY MART INC',
    'State University Veterinary Hospital Pharmacy',
    'Valley Animal Hospital',
    'VALLEY ANIMAL HOSP PHARMACY',
    'OAK VET HOSP',
    'PETMED EXPRESS INC',
    'PETS PHARMACY LLC',
    'Pet Meds and Beyond',
    'Bluegrass Equine Pharmacy',
    'Pet Drugs Online',
    'Veterinary Drugs Direct',
    'Community Animal Hospital and Pharmacy',
    'Wedgewood Pharmacy - Animal Health',
    'Chewy Pharmacy KY LLC',
  ])('is no place to go for people, whatever its codes: %s', (name) => {
    expect(kindOf(name)).toBe('for animals only');
  });

  it.each([
    'VETERANS PHARMA LLC',
    'Vet Rx Pharmacy',
    'Smith Drug & Pet Meds',
    'Corner Pharmacy and Veterinary Supply',
    'Family and Pet Pharmacy',
    'Valley Pharmacy / Pet Rx',
    'Smith Rx + Pet Meds',
    'Medicine Shoppe with Veterinary Compounding',
    'Main Street Drug Pet Meds',
    'Brooksville Drugs & Equine',
    'Pet Pharmacy & Community Drug',
    'Veterinary Supply and Drug Store',
    'Human and Animal Health Pharmacy',
    'Petersburg Pharmacy',
    'Petra Rx',
    'Corvette Drugs',
  ])('is not one that serves people too, or only has such letters in its name: %s', (name) => {
    expect(kindOf(name)).toBeUndefined();
  });
});

describe('a pharmacy that says by its name whom it serves', () => {
  it('is closed or nuclear even where its code is a community pharmacy’s', () => {
    expect(kindOf('CLOSED DOOR PHARMACY INC')).toBe('closed door');
    expect(kindOf('ORLANDO CENTRAL FILL INC.')).toBe('closed door');
    expect(kindOf('Central Fillmore Pharmacy')).toBeUndefined();
    expect(kindOf('BAILEYS CLOSED SYSTEM PHARMACY')).toBe('closed door');
    expect(kindOf('NORTH ALABAMA RADIOPHARMACY')).toBe('no dispensing to patients');
    expect(kindOf('Triad Isotopes Inc')).toBe('no dispensing to patients');
  });

  it.each([
    ['Express Scripts Mail Order Pharmacy', 'mail order only'],
    ['Aetna Rx Home Delivery', 'mail order only'],
    ['LTC Pharmacy Solutions', 'long-term care only'],
    ['Methodist Inpatient Pharmacy', 'institutional'],
  ])('is believed where no code stands against it, as on a map: %s', (name, kind) => {
    expect(kindOf(name, [])).toBe(kind);
    expect(kindOf(name)).toBeUndefined();
  });

  it.each([
    'Smith Drug & LTC',
    'Community & Long-Term Care Pharmacy',
    'Oak Pharmacy, Mail Order & Retail',
    'Oak Pharmacy and Long Term Care',
    'Methodist Inpatient Pharmacy and Outpatient Pharmacy',
  ])('is open to the public where it names those who come too, and no code stands against it: %s', (name) => {
    expect(kindOf(name, [])).toBeUndefined();
  });

  it('is open to the public on a map where its name says nothing else', () => {
    expect(kindOf('Corner Drug', [])).toBeUndefined();
    expect(kindOf('Methodist Outpatient Pharmacy', [])).toBeUndefined();
    expect(kindOf('Piedmont Drug & Home Delivery', [])).toBeUndefined();
  });
});

const name = 'Provider Organization Name (Legal Business Name)';
const trading = 'Provider Other Organization Name';
const tradingType = 'Provider Other Organization Name Type Code';
const rows = [
  rowIn(0, { [name]: 'UROLOGY CENTERS OF ALABAMA PC' }),
  rowIn(1, { [name]: 'OAK PHARMACY INC' }),
  rowIn(2, { [name]: 'COUNTY HEALTH SERVICES', [trading]: 'ELM DRUGS', [tradingType]: '3' }),
];

it('a listing of the register alone is marked if it may not serve the public, with the reason', async () => {
  const { listings, explain } = await imported([await registerFile(rows)]);
  expect(listings.map((listing) => [listing.name, listing.mayNotServe])).toEqual([
    ['Urology Centers of Alabama', true],
    ['Oak Pharmacy', undefined],
    ['Elm Drugs', undefined],
  ]);
  expect(await explain(npiOf(0))).toContain('a clinic (named "Urology Centers of Alabama")');
});

it('a pharmacy of the map at the same address is for the public, whatever its name', async () => {
  const map = {
    elements: [
      {
        ...{ type: 'node', id: 1, lat: 33.52, lon: -86.81, timestamp: '2026-01-05T00:00:00Z' },
        tags: {
          ...{ amenity: 'pharmacy', name: 'Urology Centers of Alabama' },
          ...{ 'addr:housenumber': '100', 'addr:street': streetOf(rows[0]) },
          ...{ 'addr:city': 'Birmingham', 'addr:state': 'AL', 'addr:postcode': '35203' },
        },
      },
    ],
  };
  const { listings } = await imported([
    await registerFile(rows.slice(0, 1)),
    await fileOf('map.json', JSON.stringify(map)),
  ]);
  expect(listings.map((listing) => [listing.name, listing.mayNotServe])).toEqual([
    ['Urology Centers of Alabama', undefined],
  ]);
});

const streetOf = (row = ''): string => /"100 ([^"]+)"/.exec(row)?.[1] ?? '';
