import fc from 'fast-check';
import { expect, it } from 'vitest';
import { aPharmacy, everyDay, hoursOf, milesAway, range } from '../../../tests/support/domain-fixtures.ts';
import { packListings, unpackListings } from './packed-listings.ts';
import type { Pharmacy } from './pharmacy.ts';

const anyPharmacy: fc.Arbitrary<Pharmacy> = fc
  .record({
    key: fc.stringMatching(/^[a-z0-9]{1,8}$/),
    name: fc.constantFrom('Oak Pharmacy', 'Café Rx', 'CVS'),
    phone: fc.constantFrom(undefined, '+12055550123', '+10000000000', '+442079460000'),
    unit: fc.constantFrom(undefined, 'Ste 200'),
    brand: fc.constantFrom(undefined, null, 'CVS Pharmacy'),
    zip: fc.constantFrom('35203', '01001'),
    hours: fc.constantFrom(undefined, hoursOf(everyDay(range(9, 17)))),
    location: fc.constantFrom(milesAway(3), {
      lat: 33.5,
      lng: -86.8,
      precision: 'zip',
      radiusMiles: 2.4,
    } as const),
    mayNotServe: fc.constantFrom(undefined, true),
    services: fc.constantFrom<Pharmacy['services']>([], ['naloxone']),
  })
  .map(({ unit, zip, ...facts }) =>
    aPharmacy({ ...facts, address: { street: '1 Oak St', unit, city: 'Birmingham', state: 'AL', zip } }),
  );

it('listings come out of their columns as they went in', () => {
  fc.assert(
    fc.property(fc.array(anyPharmacy, { maxLength: 12 }), (pharmacies) => {
      const sent: ReturnType<typeof packListings> = JSON.parse(JSON.stringify(packListings(pharmacies)));
      expect(unpackListings(sent)).toEqual(pharmacies);
    }),
  );
});

it('of the sources the columns keep the date, and who stated more than the position', () => {
  const sources = [
    { id: 'nppes', date: '2025-01-02', fields: ['name', 'phone', 'location'] },
    { id: 'geonames', fields: ['location'] },
  ];
  const [listing] = unpackListings(packListings([aPharmacy({ sources, website: 'https://example.com/' })]));
  expect(listing?.sources).toEqual([
    { id: 'nppes', date: '2025-01-02', fields: ['all'] },
    { id: 'geonames', fields: ['location'] },
  ]);
  expect(listing?.website).toBeUndefined();
});

it('a slug that follows from name and street, or from the name, is not spelt out', () => {
  expect(packListings([aPharmacy({ key: '7' })]).slugs).toEqual([1]);
});
