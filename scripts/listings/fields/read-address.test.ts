import { describe, expect, it } from 'vitest';
import { type RawAddress, readAddress } from './read-address.ts';

const sound: RawAddress = { line1: '12 OAK ST', line2: '', city: 'HOUSTON', state: 'TX', zip: '77002' };

/** Reads an address, with the town as written, or returns why there is none. */
function read(cells: Partial<RawAddress>) {
  const result = readAddress({ ...sound, ...cells }, (city) => city);
  return result.ok ? result.address : result.why;
}

describe('an address', () => {
  it.each([
    ['12 OAK ST, HOUSTON, TX 77002'],
    ['12 OAK ST HOUSTON TX 77002-1234'],
    ['12 Oak St, Houston, Texas'],
    ['12 Oak St, Houston, TX, 77002, USA'],
    ['12 OAK ST, HOUSTON'],
  ])('has its street without the town behind it: %s', (line1) => {
    expect(read({ line1 })).toMatchObject({ street: '12 Oak St' });
  });

  it.each([
    ['1016 Alhambra Cir Coral Gables FL 33134', undefined, undefined],
    ['1016 Alhambra Cir, Coral Gables, FL 33134, Miami, FL', undefined, undefined],
    ['1016 Alhambra Cir', 'Coral Gables, FL 33134', undefined],
    ['1016 ALHAMBRA CIR', 'MIAMI FL 33134-1234', undefined],
    ['1016 Alhambra Cir Suite D Miami, FL 33134', undefined, 'Ste D'],
    ['1016 Alhambra Cir, FL 3', undefined, 'Fl 3'],
    ['1016 Alhambra Circle, 1016 Alhambra Cir', undefined, undefined],
    ['1016 Alhambra Cir Ste C4 Suite C-4', undefined, 'Ste C4'],
    ['1016 Alhambra Cir Ste 17-18E Suite E17-18', undefined, 'Ste 17-18E'],
  ])('has no ZIP code for its floor, and says nothing twice: %s, %s', (line1, line2, unit) => {
    const address = read({ line1, line2, city: 'Miami', state: 'FL', zip: '33134' });
    expect(address).toMatchObject({ street: '1016 Alhambra Cir' });
    expect(address).toHaveProperty('unit', unit);
  });

  it('keeps a state’s road before the town that stands behind it', () => {
    const road = { line1: '13500 FL 54, Odessa, FL 33556', city: 'Odessa', state: 'FL', zip: '33556' };
    expect(read(road)).toMatchObject({ street: '13500 FL 54' });
  });

  it.each([
    ['12 HOUSTON', '12 Houston'],
    ['12 HOUSTON ST', '12 Houston St'],
    ['12 OLD HOUSTON', '12 Old Houston'],
  ])('keeps a street that is called like the town: %s', (line1, street) => {
    expect(read({ line1 })).toMatchObject({ street });
  });

  it.each([
    ['#5 MAIN ST', '5 Main St', undefined],
    ['# 5 N MAIN ST', '5 N Main St', undefined],
    ['#5 3RD AVE', '5 3rd Ave', undefined],
    ['#5 100 MAIN ST', '100 Main St', 'Unit 5'],
    ['100 MAIN ST #5', '100 Main St', 'Unit 5'],
  ])('has a house number with a sign, or a unit: %s', (line1, street, unit) => {
    const address = read({ line1 });
    expect(address).toMatchObject({ street });
    expect(typeof address === 'object' && address.unit).toBe(unit);
  });

  it.each([
    '1ST CHOICE PHARMACY',
    '24HR PHARMACY',
    '24/7 PHARMACY',
    '4TH STREET DRUGS',
    '7-ELEVEN PHARMACY',
    '1ST FLOOR PHARMACY',
    '3N1 DRUG',
    'TAMPA BAY HEALTHCARE',
    'BAY WELLNESS',
    'SPACE CITY',
    'MEDICAL ARTS BUILDING EAST',
  ])('has the street of its second line and no unit behind the name %s', (line1) => {
    expect(read({ line1, line2: '100 MAIN ST' })).toMatchObject({ street: '100 Main St', unit: undefined });
  });

  it.each([
    ['STE 4', '12,OAK ST', '12 Oak St', 'Ste 4'],
    ['SUITE B', '12, OAK ST', '12 Oak St', 'Ste B'],
    ['OAK PLAZA BLDG C', '12 OAK ST', '12 Oak St', 'Bldg C'],
    ['US HWY 41 S', '2 BLDG C', 'US Hwy 41 S', 'Bldg C'],
    ['HIGHWAY 90 WEST', '1 SUITE A', 'Highway 90 W', 'Ste A'],
    ['ROUTE 9', '5 UNIT 3', 'Route 9', 'Unit 3'],
    ['ROUTE 9', 'ONE UNIT 3', 'Route 9', 'Unit 3'],
  ])('has its street in one line and its unit in the other: %s, %s', (line1, line2, street, unit) => {
    expect(read({ line1, line2 })).toMatchObject({ street, unit });
  });

  it.each(['NULL', 'N/A', 'None', '-'])('has no unit where its cell is “%s”', (line2) => {
    expect(read({ line2 })).not.toHaveProperty('unit', expect.anything());
  });

  it.each([
    [{ line1: 'NULL' }, 'no street or city in the address'],
    [{ city: 'Unknown' }, 'no street or city in the address'],
    [{ zip: 'NULL' }, 'no ZIP code in the address'],
    [{ zip: '00000' }, 'no ZIP code in the address'],
    [{ line1: '12 Oak\ufffd St' }, 'characters that cannot be shown in the address'],
  ])('is none where a cell says that it is not known, or is lost: %o', (cells, why) => {
    expect(read(cells)).toBe(why);
  });

  it.each([
    [{ zip: '77002.0' }, '77002'],
    [{ zip: '770021234.0' }, '77002'],
    [{ zip: '2139.0', state: 'MA', city: 'CAMBRIDGE' }, '02139'],
  ])('has the ZIP code that a table of numbers spoiled: %o', (cells, zip) => {
    expect(read(cells)).toMatchObject({ zip });
  });

  it('is mended where programs spoiled it', () => {
    expect(read({ line1: '12 CA&Ntilde;ADA ST', city: 'San JosÃ©' })).toMatchObject({
      street: '12 Cañada St',
      city: 'San José',
    });
  });
});
