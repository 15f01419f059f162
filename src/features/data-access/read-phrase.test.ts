// @vitest-environment happy-dom
import type { QueryClient } from '@tanstack/react-query';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { aCity, citySlug } from '../../../tests/support/domain-fixtures.ts';
import { createQueryClient } from '../../app/client/query-client.ts';
import type { CountryPlaces, GazetteerDataset } from '../../domain/site/datasets-on-demand.ts';
import { knownPlace, resolvePlace } from '../../domain/site/resolve-slug.ts';
import { phraseQuery } from './page-data.ts';
import { gazetteerQuery } from './queries.ts';

const { slug, name, state, location, population, zips } = aCity();
const country: CountryPlaces = {
  cities: [
    ['Austin', 'TX', 30.25, -97.75, 931],
    ['Marfa', 'TX', 30.3, -104, 0],
  ],
  zips: [['787', 'TX', 30.3, -97.7]],
};
const gazetteer: GazetteerDataset = {
  kind: 'gazetteer',
  sample: false,
  brands: [],
  named: '',
  country,
  cities: [
    {
      slug,
      name,
      state,
      ...location,
      population,
      zips,
      count: 2,
      listed: true,
      spots: [{ name: 'UAB Hospital', kind: 'hospital', ...location }],
    },
  ],
};
let client: QueryClient;
beforeEach(() => {
  client = createQueryClient();
  client.setQueryData(gazetteerQuery().queryKey, gazetteer);
});

describe('what a phrase means', () => {
  it('is found with the places and words that are loaded once', async () => {
    const asked = vi.fn();
    vi.stubGlobal('fetch', asked);
    expect(await client.fetchQuery(phraseQuery('24 hour birmingham al'))).toMatchObject({
      place: { kind: 'city', city: 'birmingham-al' },
      placeText: 'Birmingham, AL',
    });
    expect(await client.fetchQuery(phraseQuery('uab hospital birmingham'))).toMatchObject({
      place: { kind: 'city', city: 'birmingham-al' },
      placeText: 'UAB Hospital, Birmingham, AL',
      from: 'uab-hospital',
    });
    expect(asked).not.toHaveBeenCalled();
    vi.unstubAllGlobals();
  });

  it('is the larger of two listed cities of a name, or the one with the state that was named', async () => {
    const other = { state: 'MI' as const, slug: citySlug('birmingham-mi'), population: 21_000 };
    const cities = gazetteer.cities.flatMap((city) => [{ ...city, ...other }, city]);
    client.setQueryData(gazetteerQuery().queryKey, { ...gazetteer, cities });
    const namesakes = [{ label: 'Birmingham, MI', listed: true }];
    expect(await client.fetchQuery(phraseQuery('birmingham'))).toMatchObject({
      place: { kind: 'city', city: 'birmingham-al' },
      namesakes,
    });
    expect(await client.fetchQuery(phraseQuery('24 hour birmingham'))).toMatchObject({ namesakes });
    expect(await client.fetchQuery(phraseQuery('birmingham mi'))).toMatchObject({
      place: { kind: 'city', city: 'birmingham-mi' },
      namesakes: [],
    });
  });

  it('keeps the city that was named with a ZIP code of several cities', async () => {
    const homewood = { name: 'Homewood', slug: citySlug('homewood-al'), population: 26_000 };
    const cities = gazetteer.cities.flatMap((city) => [city, { ...city, ...homewood }]);
    client.setQueryData(gazetteerQuery().queryKey, { ...gazetteer, cities });
    const [zip] = zips;
    expect((await client.fetchQuery(phraseQuery(`homewood al ${zip}`))).placeText).toBe(
      `${zip} Homewood, AL`,
    );
    expect((await client.fetchQuery(phraseQuery(`al ${zip}`))).placeText).toBe(`${zip} Birmingham, AL`);
  });

  it('is a place without listings if no listed place has the name', async () => {
    const { place, filters } = await client.fetchQuery(phraseQuery('24 hour pharmacy austin tx'));
    expect(place).toMatchObject({ kind: 'unlisted', unlisted: { city: 'Austin', state: 'TX' } });
    expect(filters).toEqual(['24-hour']);
  });
});

describe('the words of a path', () => {
  const known = (text: string) => knownPlace(resolvePlace(text, gazetteer.cities), text, gazetteer);

  it.each([
    ['birmingham AL', { kind: 'city', city: 'birmingham-al' }],
    ['alabama', { kind: 'state', state: 'AL' }],
    ['texas', { kind: 'unlisted', unlisted: { state: 'TX' } }],
    ['austin TX', { kind: 'unlisted', unlisted: { city: 'Austin', state: 'TX' } }],
    ['austin texas', { kind: 'unlisted', unlisted: { city: 'Austin', state: 'TX' } }],
    ['marfa-tx', { kind: 'unlisted', unlisted: { city: 'Marfa' } }],
    ['78701', { kind: 'unlisted', unlisted: { zip: '78701' } }],
    ['bar', { kind: 'unknown' }],
    ['marfa', { kind: 'unknown' }],
    ['birmingam', { kind: 'unknown' }],
  ])('“%s” name a place only exactly', (text, expected) => {
    expect(known(text)).toMatchObject(expected);
  });
});
