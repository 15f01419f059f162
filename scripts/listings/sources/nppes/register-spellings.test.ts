import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectedPharmacies, registerSpellings } from './nppes-api.ts';

describe('the register’s spellings of a town', () => {
  it.each([
    ['St. Petersburg', ['St. Petersburg', 'St Petersburg', 'Saint Petersburg']],
    ['Port St. Lucie', ['Port St. Lucie', 'Port St Lucie', 'Port Saint Lucie', 'Pt Saint Lucie']],
    ['Saint Paul', ['Saint Paul', 'St Paul', 'St. Paul']],
    ['Sault Ste. Marie', ['Sault Ste. Marie', 'Sault Ste Marie', 'Sault Sainte Marie']],
    ['Fort Lauderdale', ['Fort Lauderdale', 'Ft Lauderdale', 'Ft. Lauderdale']],
    ['Mt Pleasant', ['Mt Pleasant', 'Mount Pleasant', 'Mt. Pleasant']],
    ['North Miami', ['North Miami', 'N Miami']],
    ["Town 'n' Country", ["Town 'n' Country", 'Town n Country']],
    ['Tampa', ['Tampa']],
  ])('of %s include the list’s and those with other words for it', (name, wanted) => {
    const spellings = registerSpellings(name);
    expect(spellings[0]).toBe(name);
    expect(spellings).toEqual(expect.arrayContaining([...wanted]));
  });

  it('leave alone similar words, and directions inside a name', () => {
    expect(registerSpellings('Stamford')).toEqual(['Stamford']);
    expect(registerSpellings('Key West')).toEqual(['Key West']);
    expect(registerSpellings('Comfort')).toEqual(['Comfort']);
  });

  it('are few, differ, and are none of one letter, whatever the name', () => {
    const words = fc.constantFrom('St.', 'Port', 'Fort', 'North', 'Lucie', "O'Fallon", 'Mount', 'Beach');
    fc.assert(
      fc.property(fc.array(words, { minLength: 1, maxLength: 4 }), (name) => {
        const spellings = registerSpellings(name.join(' '));
        expect(new Set(spellings).size).toBe(spellings.length);
        expect(spellings.every((text) => text.length > 1)).toBe(true);
        expect(spellings).toContain(name.join(' '));
      }),
    );
  });
});

describe('the pharmacies that a city of its size has', () => {
  it.each([
    [257_083, 25],
    [10_750, 1],
    [300, 1],
  ])('are of %s inhabitants at least %s', (population, least) =>
    expect(expectedPharmacies(population)).toBe(least),
  );
});
