import { describe, expect, it } from 'vitest';
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
