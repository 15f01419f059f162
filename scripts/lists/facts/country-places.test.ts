import { expect, it } from 'vitest';
import { usStates } from '../../../src/domain/places/us-state.ts';
import { groupBy } from '../../../src/domain/text/group-by.ts';
import {
  countryPlaces,
  countryPlacesBySquare,
  countryPlacesFrom,
  countryPlacesIn,
  countryText,
  squareOf,
} from './country-places.ts';
import { gazetteerPlaces } from './gazetteer.ts';

it('the committed places of the country are the gazetteer’s (renew them with `npx vitest run -u` on this file)', async () => {
  await expect(countryText(gazetteerPlaces())).toMatchFileSnapshot('./country-places.csv');
});

it('each is read with its state, its place and its people, a small one too', () => {
  expect(countryPlaces()).toContainEqual({
    state: 'TX',
    name: 'Austin',
    location: { lat: 30.267, lng: -97.743 },
    people: 931830,
  });
  expect(
    countryPlaces().find(({ name, state }) => `${name} ${state}` === 'Wewahitchka FL')?.people,
  ).toBeLessThan(8000);
});

it('those of so many people or more are the same as of all, whatever the number', () => {
  for (const least of [0, 1500, 1_000_000]) {
    expect(countryPlacesFrom(least)).toEqual(countryPlaces().filter(({ people }) => people >= least));
  }
});

it('those of a state are the same as of all', () => {
  for (const { code } of usStates)
    expect(countryPlacesIn(code)).toEqual(countryPlaces().filter(({ state }) => state === code));
});

it('those of a square of a degree are the same as of all, and there are none where none lie', () => {
  const squares = countryPlacesBySquare(1500);
  const large = countryPlaces().filter(({ people }) => people >= 1500);
  const bySquare = groupBy(large, ({ location: { lat, lng } }) => squareOf(Math.trunc(lat), Math.trunc(lng)));
  expect(bySquare.size).toBeGreaterThan(500);
  for (const [square, places] of bySquare) expect(squares.at(square)).toEqual(places);
  expect(squares.at(squareOf(0, 0))).toEqual([]);
});
