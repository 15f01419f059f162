import { expect, it } from 'vitest';
import { usStates } from '../../../src/domain/places/us-state.ts';
import { countryPlaces, countryPlacesFrom, countryPlacesIn, countryText } from './country-places.ts';
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
