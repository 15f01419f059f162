import { expect, it } from 'vitest';
import { checked, citySlug } from '../../../tests/support/domain-fixtures.ts';
import { createQueryClient } from '../../app/client/query-client.ts';
import { isPharmacySlug } from '../../domain/text/slug.ts';
import { contactsQuery, namesQuery } from '../../features/data-access/queries.ts';
import { nameHitsQuery } from './name-hits-query.ts';

const slug = checked('oak-drugs', isPharmacySlug);
const city = (name: string, population: number) => ({
  slug: citySlug(`${name.toLowerCase()}-al`),
  label: `${name}, AL`,
  population,
  lat: 33,
  lng: -87,
});

it.each([['2055550106'], ['12055550106'], ['5550106']])(
  'pharmacies of the telephone number %s stand in the order of their cities’ size',
  async (phone) => {
    const client = createQueryClient();
    const cities = [city('Auburn', 76_000), city('Birmingham', 200_000), city('Mobile', 187_000)];
    client.setQueryData(namesQuery().queryKey, {
      kind: 'names',
      sample: false,
      cities,
      areaCodes: { 205: ['alabama'] },
      rows: cities.map((_, index) => ['Oak Drugs', slug, index] as const),
    });
    client.setQueryData(contactsQuery('alabama').queryKey, {
      kind: 'contacts',
      sample: false,
      state: 'AL',
      cities: cities.map((each) => ({
        slug: each.slug,
        rows: [[slug, '1 Oak St', '+12055550106', 330_000, -870_000] as const],
      })),
    });
    const { hits } = await client.fetchQuery(nameHitsQuery({ name: '', phone }));
    expect(hits.map(({ cityLabel }) => cityLabel)).toEqual(['Birmingham, AL', 'Mobile, AL', 'Auburn, AL']);
  },
);
