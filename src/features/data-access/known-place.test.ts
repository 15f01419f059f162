import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import type { CountryState } from '../../domain/site/datasets-on-demand.ts';
import { countryQuery } from './queries.ts';
import { knownPlace } from './resolve-route.ts';

const inState = (state: CountryState['state'], names: string, people: readonly number[]): CountryState => ({
  ...{ state, names, people },
  lats: people.map(() => 800),
  lngs: people.map(() => -1600),
});

const client = new QueryClient();
client.setQueryData(countryQuery().queryKey, {
  kind: 'country',
  sample: true,
  states: [
    inState('DE', 'Wilmington', [71]),
    inState('OH', 'Columbus|Delaware', [906, 41]),
    inState('TX', 'Austin', [974]),
  ],
  zips: [],
});

const resolved = (text: string) => knownPlace(client, { kind: 'unknown', text }, text, []);

it('a place without listings is the state of that name before a large city of it', async () => {
  expect(await resolved('delaware')).toMatchObject({ kind: 'unlisted', unlisted: { state: 'DE' } });
  expect(await resolved('delaware')).not.toHaveProperty('unlisted.city');
});

it('a place without listings is a city where its state is named, or where it is large and no state', async () => {
  const delaware = { kind: 'unlisted', unlisted: { city: 'Delaware', state: 'OH' } };
  expect(await resolved('delaware-oh')).toMatchObject(delaware);
  expect(await resolved('delaware-ohio')).toMatchObject(delaware);
  expect(await resolved('austin')).toMatchObject({ kind: 'unlisted', unlisted: { city: 'Austin' } });
});
