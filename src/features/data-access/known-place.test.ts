import { expect, it } from 'vitest';
import type { CountryState } from '../../domain/site/datasets-on-demand.ts';
import { knownPlace } from './resolve-route.ts';

const inState = (state: CountryState['state'], names: string, people: readonly number[]): CountryState => ({
  ...{ state, names, people },
  lats: people.map(() => 800),
  lngs: people.map(() => -1600),
});

const country = {
  states: [
    inState('DE', 'Wilmington', [71]),
    inState('OH', 'Columbus|Delaware', [906, 41]),
    inState('TX', 'Austin', [974]),
  ],
  zips: [],
};
const gazetteer = { kind: 'gazetteer', sample: true, cities: [], brands: [], named: '', country } as const;

const resolved = (text: string) => knownPlace({ kind: 'unknown', text }, text, gazetteer);

it('a place without listings is the state of that name before a large city of it', () => {
  expect(resolved('delaware')).toMatchObject({ kind: 'unlisted', unlisted: { state: 'DE' } });
  expect(resolved('delaware')).not.toHaveProperty('unlisted.city');
});

it('a place without listings is a city where its state is named, or where it is large and no state', () => {
  const delaware = { kind: 'unlisted', unlisted: { city: 'Delaware', state: 'OH' } };
  expect(resolved('delaware-oh')).toMatchObject(delaware);
  expect(resolved('delaware-ohio')).toMatchObject(delaware);
  expect(resolved('austin')).toMatchObject({ kind: 'unlisted', unlisted: { city: 'Austin' } });
});
