import fc from 'fast-check';
import { expect, it } from 'vitest';
import { distanceMiles, type LatLng } from '../../src/domain/places/geo.ts';
import { cityFixture } from '../../tests/support/online-fixture.ts';
import { countryPlaces } from '../lists/facts/country-places.ts';
import { placesAround } from './places-around.ts';

const around = (location: LatLng) => placesAround({ ...cityFixture(), name: 'Nowhere', location });

/** The same by a look at every place of the country. */
const byEveryPlace = (location: LatLng) =>
  countryPlaces()
    .filter(({ people }) => people >= 1500)
    .map((place) => ({ place, miles: distanceMiles(location, place.location) }))
    .filter(({ miles }) => miles <= 30)
    .map(({ place, miles }) => ({ place, use: place.people / (miles + 1) ** 2 }))
    .toSorted((a, b) => b.use - a.use || (a.place.name < b.place.name ? -1 : 1))
    .slice(0, 12)
    .map(({ place: { name, location: at } }) => [name, at.lat, at.lng]);

it('a map’s places are those that a look at the whole country finds, wherever it lies', () => {
  const near = fc.constantFrom(...countryPlaces()).chain(({ location }) =>
    fc.record({
      lat: fc.double({ min: location.lat - 0.5, max: location.lat + 0.5, noNaN: true }),
      lng: fc.double({ min: location.lng - 0.5, max: location.lng + 0.5, noNaN: true }),
    }),
  );
  fc.assert(
    fc.property(near, (point) => {
      expect(around(point)).toEqual(byEveryPlace(point));
    }),
  );
});

it('a map whose city lies at the corner of four squares has the places of all four', () => {
  const corner = { lat: 34, lng: -118 };
  expect(around(corner)).toEqual(byEveryPlace(corner));
  const squares = around(corner).map(([, lat, lng]) => `${lat > 34},${lng > -118}`);
  expect(new Set(squares).size).toBe(4);
});

it('a map does not name its own city', () => {
  const city = {
    ...cityFixture(),
    name: 'Austin',
    state: 'TX' as const,
    location: { lat: 30.267, lng: -97.743 },
  };
  expect(placesAround(city).map(([name]) => name)).not.toContain('Austin');
  expect(around(city.location)[0]?.[0]).toBe('Austin');
});
