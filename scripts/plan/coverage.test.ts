import { describe, expect, it } from 'vitest';
import { aCity, aCityInput, aPharmacy } from '../../tests/support/domain-fixtures.ts';
import { zipCodes } from '../lists/facts/zip-codes.ts';
import { uncoveredAreas, wholeStates } from './coverage.ts';

/** A listing in each of these ZIP codes. */
const listingsIn = (codes: readonly string[]) =>
  codes.map((zip) =>
    aPharmacy({ key: zip, address: { street: '1 Oak St', city: 'Birmingham', state: 'AL', zip } }),
  );
const zipsOf = (state: string, office?: string) =>
  zipCodes()
    .filter((zip) => zip.state === state && (office === undefined || zip.office === office))
    .map(({ code }) => code);
const areaAt = (code: string) => {
  const zip = zipCodes().find((each) => each.code === code);
  return [Number(zip?.location.lat.toFixed(3)), Number(zip?.location.lng.toFixed(3))];
};

describe('a state', () => {
  it('was imported whole where listings lie in most of its counties and many of its post offices', () => {
    const third = zipsOf('AL').filter((_, index) => index % 3 === 0);
    expect([...wholeStates(listingsIn(third))]).toEqual(['AL']);
  });

  it('was not where they lie in its large cities, though those have most of its people', () => {
    expect([...wholeStates(listingsIn(zipsOf('NV', 'Las Vegas')))]).toEqual([]);
    expect([...wholeStates(listingsIn([...zipsOf('DE', 'Wilmington'), ...zipsOf('DE', 'Dover')]))]).toEqual(
      [],
    );
  });

  it('may be the District of Columbia, which is one city', () => {
    expect([...wholeStates(listingsIn(zipsOf('DC', 'Washington')))]).toEqual(['DC']);
  });
});

describe('the uncovered areas of an imported site', () => {
  const lasVegas = aCityInput({
    city: aCity({ name: 'Las Vegas', state: 'NV', zips: ['89101', '89102'] }),
    pharmacies: listingsIn(['89101']),
  });
  const henderson = aCityInput({
    city: aCity({ name: 'Henderson', state: 'NV', zips: ['89002', '89011'] }),
    town: true,
    pharmacies: listingsIn(['89002']),
  });
  const areas = uncoveredAreas([lasVegas, henderson], [...lasVegas.pharmacies, ...henderson.pharmacies]);
  const places = areas.map(([lat, lng]) => `${lat} ${lng}`);

  it('are the ZIP codes without a listing, except those of a listed city with listings', () => {
    expect(places).toContain(areaAt('89014').join(' '));
    expect(places).not.toContain(areaAt('89101').join(' '));
    expect(places).not.toContain(areaAt('89102').join(' '));
  });

  it('include the other ZIP codes of a town that is in no list', () => {
    expect(places).toContain(areaAt('89011').join(' '));
    expect(places).not.toContain(areaAt('89002').join(' '));
  });
});
