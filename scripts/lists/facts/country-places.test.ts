import { expect, it } from 'vitest';
import { usStates } from '../../../src/domain/places/us-state.ts';
import { countryPlaces, countryPlacesIn, countryText } from './country-places.ts';
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

it('those of a state are the same as of all', () => {
  for (const { code } of usStates)
    expect(countryPlacesIn(code)).toEqual(countryPlaces().filter(({ state }) => state === code));
});
