// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { aCity } from '../../../tests/support/domain-fixtures.ts';
import { createQueryClient } from '../../app/client/query-client.ts';
import type { GazetteerCity, NamesDataset } from '../../domain/site/datasets-on-demand.ts';
import { isPharmacySlug } from '../../domain/text/slug.ts';
import { nearestListedQuery } from './nearest-queries.ts';
import { phraseQuery } from './phrase-query.ts';
import { placesNamed } from './places-named.ts';
import { countryQuery, gazetteerPartQuery, gazetteerQuery, namesQuery, wordsQuery } from './queries.ts';

const place = (name: string, state: 'OH' | 'IN' | 'TX', zips: readonly string[] = []): GazetteerCity => {
  const { slug, location } = aCity({ name, state });
  return { slug, name, state, ...location, population: 1000, zips, count: 1, listed: true };
};
const akron = place('Akron', 'OH');
const small = place('Akron', 'IN');
const marfa = place('Marfa', 'TX', ['79843']);

let client: ReturnType<typeof createQueryClient>;
const asked = vi.fn();
beforeEach(() => {
  client = createQueryClient();
  asked.mockReset();
  vi.stubGlobal('fetch', asked);
  client.setQueryData(gazetteerQuery().queryKey, {
    kind: 'gazetteer',
    sample: true,
    cities: [akron],
    brands: [],
    cut: true,
  });
  client.setQueryData(countryQuery().queryKey, { kind: 'country', sample: true, states: [], zips: [] });
  client.setQueryData(namesQuery().queryKey, {
    kind: 'names',
    sample: true,
    cities: [],
    areaCodes: {},
    rows: [],
    regions: [
      { key: 'ohio', people: 9, box: [39, -84, 41, -81] },
      { key: 'texas', people: 9, box: [26, -104, 33, -95] },
    ],
  });
  for (const [letter, cities] of [
    ['a', [small]],
    ['m', [marfa]],
    ['7', [marfa]],
  ] as const) {
    client.setQueryData(gazetteerPartQuery(letter).queryKey, {
      kind: 'gazetteer-part',
      sample: true,
      cities,
    });
    client.setQueryData(wordsQuery(letter).queryKey, {
      kind: 'words',
      sample: true,
      regions: [],
      words: [],
      named: '',
    });
  }
});

it('a large place is found with the gazetteer alone', async () => {
  client.removeQueries(gazetteerPartQuery('a'));
  expect(await client.fetchQuery(phraseQuery('24 hour pharmacy akron oh'))).toMatchObject({
    place: { kind: 'city', city: 'akron-oh' },
  });
  expect(asked).not.toHaveBeenCalled();
});

it('a smaller place is found under its letter, and its ZIP code under its digit', async () => {
  for (const [text, city] of [
    ['marfa tx', 'marfa-tx'],
    ['flu shot marfa', 'marfa-tx'],
    ['79843', 'marfa-tx'],
    ['akron in', 'akron-in'],
  ])
    expect(await client.fetchQuery(phraseQuery(text ?? ''))).toMatchObject({ place: { kind: 'city', city } });
  expect(asked).not.toHaveBeenCalled();
});

it('a path’s words are looked for among the smaller places too', async () => {
  const { cities } = await placesNamed(client, 'marfa', () => false);
  expect(cities).toEqual([akron, marfa]);
});

it('the nearest place with listings is looked for in the regions that can have it, and no others', async () => {
  const slug = 'oak-pharmacy';
  if (!isPharmacySlug(slug)) throw new Error('No slug');
  const texas: NamesDataset = {
    kind: 'names',
    sample: true,
    cities: [
      { slug: small.slug, label: 'Empty, TX', population: 1, lat: 31.1, lng: -100 },
      { slug: marfa.slug, label: 'Marfa, TX', population: 1, lat: 30.3, lng: -104 },
    ],
    areaCodes: {},
    rows: [['Oak Pharmacy', slug, 1]],
  };
  client.setQueryData(namesQuery('texas').queryKey, texas);
  const found = await client.fetchQuery(nearestListedQuery({ lat: 31, lng: -100 }, 1));
  expect(found.map(({ label }) => label)).toEqual(['Marfa, TX']);
  expect(asked).not.toHaveBeenCalled();
});
