import type { QueryClient } from '@tanstack/react-query';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clientWithStates, namesOfPlaces, type TestPlace } from '../../../tests/support/names-fixture.ts';
import { nameHitsQuery } from './find-names.ts';
import { type NameSearchOptions, nameSearch } from './name-search.ts';

// What a test does not give cannot be had.
beforeEach(() => vi.stubGlobal('fetch', () => Promise.reject(new Error('offline'))));
afterEach(() => vi.unstubAllGlobals());

const words = ['Riverside', 'Family', 'Walgreens', 'Oak', 'Juniper', 'Apothecary', 'Quimby', 'Zephyr'];
const states = ['AL', 'CA', 'TX'] as const;

const places: fc.Arbitrary<readonly TestPlace[]> = fc.uniqueArray(
  fc.record({
    name: fc
      .tuple(fc.constantFrom('Denton', 'Gilroy', 'Keller', 'Laredo'), fc.nat(9))
      .map(([name, n]) => `${name} ${n}`),
    state: fc.constantFrom(...states),
    lat: fc.integer({ min: 25, max: 48 }),
    lng: fc.integer({ min: -124, max: -70 }),
    population: fc.integer({ min: 1, max: 9_000_000 }),
    names: fc.array(
      fc.array(fc.constantFrom(...words), { minLength: 1, maxLength: 3 }).map((parts) => parts.join(' ')),
      { minLength: 1, maxLength: 6 },
    ),
  }),
  { selector: ({ name, state }) => `${name} ${state}`, minLength: 1, maxLength: 30 },
);
/** Words as they stand, cut short, or with a letter too many or too few. */
const typed = fc
  .tuple(fc.constantFrom(...words, 'Denton', 'Gilroy'), fc.nat(4), fc.nat(9))
  .map(([word, kind, at]) => {
    const cut = 1 + (at % (word.length - 1));
    if (kind === 0) return word.slice(0, cut) + word.slice(cut + 1);
    if (kind === 1) return `${word.slice(0, cut)}x${word.slice(cut)}`;
    return kind === 2 ? word.slice(0, Math.max(3, cut)) : word;
  });
const texts = fc.array(typed, { minLength: 1, maxLength: 3 }).map((parts) => parts.join(' ').toLowerCase());
const orders: fc.Arbitrary<Partial<NameSearchOptions>> = fc.constantFrom(
  {},
  { near: { lat: 33.5, lng: -86.8 } },
  { near: { lat: 30.3, lng: -97.7 }, nearestOnly: true },
  { state: 'TX' as const },
  { whole: true },
);

describe('a search of names in one file for each state', () => {
  it('gives what a search of all names gives, in the same order of ranks', async () => {
    await fc.assert(
      fc.asyncProperty(places, texts, orders, fc.nat(29), async (all, text, order, less) => {
        const options = { ...order, count: 30 - less };
        const whole = (await nameSearch(namesOfPlaces(all)))(text, { ...options, count: 1000 });
        const found = await clientWithStates(all).fetchQuery(nameHitsQuery(text, options));
        expect(found.hits.map(({ rank }) => rank)).toEqual(
          whole.slice(0, options.count).map(({ rank }) => rank),
        );
        if (found.complete) expect(found.hits).toHaveLength(whole.length);
      }),
      { numRuns: 200 },
    );
  });
});

const town = (name: string, state: TestPlace['state'], lng: number, names: readonly string[]): TestPlace => ({
  ...{ name, state, lat: 33, lng, population: -lng * 1000, names },
});
const three = [
  town('Mobile', 'AL', -88, ['Oak Drugs', 'Riverside Rx']),
  town('Dallas', 'TX', -97, ['Oak Drugs', 'Zephyr Rx']),
  town('Fresno', 'CA', -119, ['Oak Drugs', 'Oak Drugs East', 'Oak Drugs West']),
];
const cityLabels = async (client: QueryClient, name: string, options: Partial<NameSearchOptions> = {}) =>
  (await client.fetchQuery(nameHitsQuery(name, { count: 9, ...options }))).hits.map(
    ({ cityLabel }) => cityLabel,
  );

it('a name of one state is found with the file of that state alone', async () => {
  const client = clientWithStates(three, ['AL', 'CA']);
  expect(await client.fetchQuery(nameHitsQuery('zephyr rx', { count: 5 }))).toMatchObject({
    hits: [{ path: '/pharmacies/dallas-tx/zephyr-rx' }],
    complete: true,
  });
  expect(await cityLabels(client, 'oak drugs', { state: 'TX' })).toEqual(['Dallas, TX']);
});

it('a first letter that is wrong is forgiven', async () => {
  expect(await cityLabels(clientWithStates(three), 'bephyr rx', { whole: true })).toEqual(['Dallas, TX']);
});

it('the nearest five of many states are searched, else those with the most people', async () => {
  const codes = ['AL', 'GA', 'TX', 'NM', 'AZ', 'CA'] as const;
  const six = codes.map((state, n) => town('Troy', state, -86 - 6 * n, ['Oak Drugs']));
  const near = { lat: 33, lng: -87 };
  const found = await clientWithStates(six, ['CA']).fetchQuery(nameHitsQuery('oak', { count: 9, near }));
  expect(found).toMatchObject({ complete: false });
  expect(found.hits.map(({ cityLabel }) => cityLabel)[0]).toBe('Troy, AL');
  expect((await cityLabels(clientWithStates(six, ['AL']), 'oak'))[0]).toBe('Troy, CA');
});

it('a state with the exact words is searched before nearer ones with similar words', async () => {
  const codes = ['AL', 'GA', 'FL', 'TN', 'MS', 'LA'] as const;
  const alike = codes.map((state, n) => town('Troy', state, -86 - n, ['Nelson Drug']));
  const all = [...alike, town('Casper', 'WY', -106, ['Kelson Drug'])];
  const near = { lat: 33, lng: -86 };
  expect((await cityLabels(clientWithStates(all), 'kelson drug', { near }))[0]).toBe('Casper, WY');
});

it('a search fails if a state that may have the name cannot be loaded', async () => {
  const client = clientWithStates(three, ['TX']);
  await expect(client.fetchQuery(nameHitsQuery('zephyr', { count: 9 }))).rejects.toThrow();
  expect(await cityLabels(client, 'riverside')).toEqual(['Mobile, AL']);
});
