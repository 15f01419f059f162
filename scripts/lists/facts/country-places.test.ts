import { expect, it } from 'vitest';
import { countryPlaces, countryText } from './country-places.ts';
import { gazetteerPlaces } from './gazetteer.ts';

it('the committed cities of the country are the gazetteer’s (renew them with `npx vitest run -u` on this file)', async () => {
  await expect(countryText(gazetteerPlaces())).toMatchFileSnapshot('./country-places.csv');
});

it('each is read with its state, its place and its people', () => {
  expect(countryPlaces()).toContainEqual({
    state: 'TX',
    name: 'Austin',
    lat: 30.27,
    lng: -97.74,
    people: 931,
  });
});
