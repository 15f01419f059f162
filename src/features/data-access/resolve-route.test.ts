import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { aCity, aCityDataset, anEntry, landingSlug } from '../../../tests/support/domain-fixtures.ts';
import { datasetPaths, manifestPaths } from '../../domain/site/paths.ts';
import { manifestQuery } from './fetch-dataset.ts';
import { gazetteerQuery, placeQuery } from './queries.ts';
import { resolvedSlug } from './resolve-route.ts';

const columbia = aCity({ name: 'Columbia', state: 'SC' });
const westColumbia = aCity({ name: 'West Columbia', state: 'SC' });
const client = new QueryClient();
const datasets = Object.fromEntries(
  [columbia, westColumbia].map(({ slug }) => [datasetPaths.place(slug), '1']),
);
client.setQueryData(manifestQuery(manifestPaths.state('SC')).queryKey, { app: '', datasets });
const landing = ['pharmacies-in-columbia-sc', 'pharmacy-downtown-columbia-sc', 'pharmacy-west-columbia-sc'];
for (const city of [columbia, westColumbia])
  client.setQueryData(placeQuery(city.slug).queryKey, {
    ...aCityDataset({
      city,
      landing:
        city === columbia
          ? landing.map((slug) => ({ ...anEntry('any'), city: city.slug, slug: landingSlug(slug) }))
          : [],
    }),
    ...{ kind: 'place', count: 0, ownTiles: [], otherTiles: [] },
  });
client.setQueryData(gazetteerQuery().queryKey, {
  kind: 'gazetteer',
  sample: true,
  ...{ cities: [], brands: [], named: '' },
  country: { cities: [], zips: [] },
});

describe('a path of one segment', () => {
  it.each(landing)(
    'is the landing page %s, whatever it starts with and whichever town it ends in',
    async (slug) => {
      expect(await resolvedSlug(client, slug)).toEqual({ kind: 'landing', city: 'columbia-sc', slug });
    },
  );

  it.each([
    ['pharmacy-columbia-sc', 'columbia SC'],
    ['pharmacies-in-west-columbia-sc', 'pharmacies in west columbia SC'],
    ['pharmacy-downtown-nowhere-sc', 'nowhere SC'],
    ['anything', 'anything'],
  ])('is a search if no landing page has the slug: %s', async (slug, text) => {
    expect(await resolvedSlug(client, slug)).toMatchObject({ kind: 'search', search: { text } });
  });
});
