import { expect, it } from 'vitest';
import { chainSpelling } from './shown-listings.ts';

const of = (brand: string | null | undefined) => ({ brand });

it('a chain that sources write in several ways has the spelling that most of its listings have', () => {
  const spelt = chainSpelling(['Bashas’', "Bashas'", "Bashas'", 'Rite Aid', 'rite-aid'].map(of));
  expect(spelt(of('Bashas’'))).toEqual(of("Bashas'"));
  expect(spelt(of('rite-aid'))).toEqual(of('Rite Aid'));
  expect(spelt(of('RITE AID'))).toEqual(of('Rite Aid'));
});

it('a listing with that spelling, or of no chain, stays the same value', () => {
  const spelt = chainSpelling(['CVS Pharmacy', 'Walgreens', 'Аптека', 'Ригла', 'Ригла'].map(of));
  for (const listing of [of('Walgreens'), of('Аптека'), of('Unheard Of'), of(null), of(undefined)])
    expect(spelt(listing)).toBe(listing);
});
