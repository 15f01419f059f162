import { describe, expect, it } from 'vitest';
import { storeNumberOfName, storeNumberOfRef } from './store-number.ts';

describe('the number of a store', () => {
  it.each([
    ['WALGREENS #07265', '7265'],
    ['PUBLIX PHARMACY #0481', '481'],
    ['CVS PHARMACY #4867', '4867'],
    ['CVS PHARMACY # 04867', '4867'],
    ['CVS/PHARMACY NO. 4867', '4867'],
    ['WALGREEN DRUG STORE NO 1234', '1234'],
    ['WALGREENS STORE 12', '12'],
    ['HARRIS TEETER PHARMACY 208', '208'],
    ['CVS 2989 LAS VEGAS LLC', '2989'],
    ['WALMART PHARMACY 10-0764', '764'],
    ['WALMART PHARMACY 10 0764', '764'],
    ["SAM'S PHARMACY 10-8102", '8102'],
    ['WALGREENS 1261-2', '1261'],
    ['WALGREENS #1261-2', '1261'],
  ])('stands in the name “%s”', (name, number) => {
    expect(storeNumberOfName(name)).toBe(number);
  });

  it.each([
    'WALGREEN CO',
    'WALGREENS 24 HOUR PHARMACY',
    'DUANE READE 14TH STREET',
    'CVS 340B SERVICES',
    'KROGER PHARMACY #024-335',
    'WALGREENS #1234 AND #1235',
    'PUBLIX 1/2',
    'WALGREENS #0000000',
  ])('is unknown in the name “%s”', (name) => {
    expect(storeNumberOfName(name)).toBeUndefined();
  });

  it.each([
    ['00481', '481'],
    ['7265', '7265'],
    ['Rite Aid #05985 San Jose', '5985'],
    ['Rite Aid - Closed #04885 New York', '4885'],
    ['store-1234', '1234'],
    ['', undefined],
    ['https://www.cvs.com/store-locator/miami-fl/12', undefined],
    ['12-34', undefined],
    ['TjRUijfq', undefined],
    ['000', undefined],
  ])('is read from the reference “%s” as %s', (ref, number) => {
    expect(storeNumberOfRef(ref)).toBe(number);
  });
});
