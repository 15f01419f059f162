import { expect, it } from 'vitest';
import { usStates } from '../../../src/domain/places/us-state.ts';
import { countryPlaces, countryPlacesIn } from './country-places.ts';
import { type GazetteerPlace, gazetteerPlaces } from './gazetteer.ts';

/** The text of the committed table. */
const countryText = (places: readonly GazetteerPlace[]): string =>
  'state,name,lat,lng,people\n' +
  places
    .toSorted((a, b) => (a.state < b.state ? -1 : a.state > b.state ? 1 : b.population - a.population))
    .map(
      ({ state, name, location: { lat, lng }, population }) =>
        `${state},${name.replace(/,.*/, '')},${lat.toFixed(3)},${lng.toFixed(3)},${population}\n`,
    )
    .join('');

it('the committed places are the gazetteer’s (renew them with `npx vitest run -u` on this file)', async () => {
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
