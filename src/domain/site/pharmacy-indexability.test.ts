import { describe, expect, it } from 'vitest';
import {
  aPharmacy,
  birmingham,
  everyDay,
  hoursOf,
  milesAway,
  range,
} from '../../../tests/support/domain-fixtures.ts';
import type { Pharmacy } from '../pharmacy/pharmacy.ts';
import { alwaysIndexed, pharmacyIndexability } from './indexability.ts';

describe('the page', () => {
  const littleKnown = { index: false, reasons: ['little-known'] };
  const zipCentre = { ...birmingham, precision: 'zip', radiusMiles: 2 } as const;
  const registered = aPharmacy({
    location: zipCentre,
    phone: '+12055550123',
    npi: '1234567893',
    types: ['community', 'compounding'],
    sources: [{ id: 'nppes', date: '2023-09-25', fields: ['address', 'name', 'npi', 'phone', 'types'] }],
  });

  it('of a pharmacy with nothing but the register’s row is not indexed', () => {
    expect(pharmacyIndexability(registered)).toEqual(littleKnown);
    expect(pharmacyIndexability({ ...registered, hours: undefined })).toEqual(littleKnown);
  });

  it.each<[string, Partial<Pharmacy>]>([
    ['hours', { hours: hoursOf(everyDay(range(9, 17))) }],
    ['a service', { services: ['naloxone'] }],
    ['plans', { accepts: ['medicare'] }],
    ['languages', { languages: ['es'] }],
    ['access', { accessibility: { wheelchair: 'no' } }],
    ['a website', { website: 'https://pharmacy.example/' }],
    ['an exact position', { location: milesAway(1) }],
  ])('of a pharmacy is indexed if it also has %s', (_, facts) => {
    expect(pharmacyIndexability({ ...registered, ...facts })).toEqual(alwaysIndexed);
  });

  it('of a pharmacy is not indexed for a service that only the register’s codes state', () => {
    const services = ['medical-equipment'] as const;
    const stating = (id: string) => ({ id, fields: ['services'] });
    const facts = { ...registered, services };
    expect(pharmacyIndexability({ ...facts, sources: [stating('nppes')] })).toEqual(littleKnown);
    expect(pharmacyIndexability({ ...facts, sources: [stating('nppes'), stating('osm')] })).toEqual(
      alwaysIndexed,
    );
  });
});
