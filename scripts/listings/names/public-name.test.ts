import { describe, expect, it } from 'vitest';
import { publicName } from './trading-name.ts';

/** `name, brand` of a pharmacy of a company with trading names. */
function signOf(legalName: string, ...tradingNames: readonly string[]): string {
  const { name, brand } = publicName({ tradingNames, legalName, state: 'AL', street: '100 Main St' });
  return brand === undefined ? `${name}` : `${name}, ${brand.brand}`;
}

describe('a chain’s pharmacy with a trading name', () => {
  it.each([
    ['ALBERTSONS LLC', 'SAFEWAY PHARMACY #1234', 'Safeway Pharmacy'],
    ['ALBERTSONS LLC', 'SAV-ON PHARMACY #4112', 'Sav-On Pharmacy'],
    ['HOLIDAY CVS LLC', 'NAVARRO DISCOUNT PHARMACY #14', 'Navarro Discount Pharmacy #14'],
    ['KROGER LIMITED PARTNERSHIP I', 'PAY LESS PHARMACY #882', 'Pay Less Pharmacy'],
  ])('of another sign is called by it: %s, %s', (company, traded, expected) => {
    expect(signOf(company, traded)).toBe(expected);
  });

  it('of another chain is that chain’s', () => {
    expect(signOf('WALGREEN CO', 'DUANE READE #14123')).toBe('Duane Reade, Duane Reade');
    expect(signOf('LONGS DRUG STORES CALIFORNIA LLC', 'CVS PHARMACY #9165')).toBe(
      'CVS Pharmacy, CVS Pharmacy',
    );
  });

  it.each([
    ['WALGREEN CO', 'COMMUNITY, A WALGREENS PHARMACY', 'Walgreens'],
    ['AIDS HEALTHCARE FOUNDATION', 'AHF PHARMACY', 'AHF Pharmacy'],
    ["SAM'S EAST INC", 'SAMS PHARMACY', "Sam's Club"],
    ['PUBLIX SUPER MARKETS INC', 'THE PUBLIX PHARMACY', 'Publix'],
  ])('that has the brand’s word in it is the brand’s: %s, %s', (company, traded, brand) => {
    expect(signOf(company, traded)).toMatch(`, ${brand}`);
  });

  it.each([
    ['a word for any pharmacy', 'KROGER LIMITED PARTNERSHIP I', 'PHARMACY #882', 'Kroger'],
    ['a street', 'WALGREEN CO', '100 MAIN STREET', 'Walgreens'],
    ['a sign that the chain has taken down', 'WALGREEN CO', 'KERR DRUG #12', 'Walgreens'],
    ['a person’s name', 'WALGREEN CO', 'JOHN SMITH', 'Walgreens'],
  ])('that is %s stays the chain’s', (_, company, traded, brand) => {
    expect(signOf(company, traded)).toMatch(`, ${brand}`);
  });
});

it('a pharmacy without a trading name has its company’s sign', () => {
  expect(signOf('HOLIDAY CVS, L.L.C.')).toBe('Holiday CVS, CVS Pharmacy');
  expect(signOf('GARCIA PHARMACY INC')).toBe('Garcia Pharmacy');
});
