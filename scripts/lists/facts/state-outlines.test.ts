import { describe, expect, it } from 'vitest';
import { aCity } from '../../../tests/support/domain-fixtures.ts';
import { countryPlaces } from './country-places.ts';
import { cityOutline } from './state-outlines.ts';

describe('where a city lies in its state', () => {
  it('is known for every state’s largest place, within the drawing', () => {
    const states = new Set(countryPlaces().map(({ state }) => state));
    const without = [...states].filter((state) => {
      const largest = countryPlaces().find((place) => place.state === state);
      return largest === undefined || cityOutline({ state, location: largest.location }) === undefined;
    });
    expect(without).toEqual([]);
  });

  it('is south and east where the city is', () => {
    const miami = cityOutline(
      aCity({ name: 'Miami', state: 'FL', location: { lat: 25.77427, lng: -80.19366 } }),
    );
    expect(miami).toMatchObject({ x: 86, y: 74 });
    expect(miami?.path).toMatch(/^M\d+ \d+l.*z$/);
  });

  it('is undefined for a point outside the drawing', () => {
    expect(cityOutline(aCity({ state: 'AL', location: { lat: 47.6, lng: -122.3 } }))).toBeUndefined();
  });
});
