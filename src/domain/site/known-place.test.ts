import { expect, it } from 'vitest';
import { knownPlace } from './resolve-slug.ts';

const country = {
  cities: [
    ['Wilmington', 'DE', 40, -80, 71],
    ['Columbus', 'OH', 40, -80, 906],
    ['Delaware', 'OH', 40, -80, 41],
    ['Austin', 'TX', 40, -80, 974],
  ],
  zips: [],
} as const;
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
