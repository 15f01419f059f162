import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { namePieces, namesOfCities, type TestPlace } from '../../../tests/support/name-pieces.ts';
import { findNames } from './find-names.ts';
import { type NameSearchOptions, nameSearch } from './name-search.ts';

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
      { maxLength: 6 },
    ),
  }),
  { selector: ({ name, state }) => `${name} ${state}`, minLength: 1, maxLength: 30 },
);
/** Words as they stand, or with a letter too many, too few or in another place. */
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

describe('a search of names that are cut into regions', () => {
  it('gives what a search of all names gives, in the same order of ranks', async () => {
    await fc.assert(
      fc.asyncProperty(
        places,
        texts,
        orders,
        fc.integer({ min: 1, max: 30 }),
        async (all, text, order, count) => {
          const options = { ...order, count };
          const { sources } = namePieces(all, 4);
          const whole = (await nameSearch(namesOfCities(all)))(text, { ...options, count: 1000 });
          const { hits, complete, failed } = await findNames(sources, text, options);
          expect(failed).toBe(false);
          expect(hits.map(({ rank }) => rank)).toEqual(whole.slice(0, count).map(({ rank }) => rank));
          const last = hits.at(-1)?.rank ?? [0, 0];
          const better = (found: typeof hits) =>
            found
              .filter(({ rank: [fit, further] }) => fit < last[0] || (fit === last[0] && further < last[1]))
              .map(({ path }) => path)
              .toSorted();
          expect(better(hits)).toEqual(better(whole));
          if (complete) expect(hits).toHaveLength(whole.length);
        },
      ),
      { numRuns: 200 },
    );
  });

  it('does not depend on the order of the places', async () => {
    await fc.assert(
      fc.asyncProperty(places, texts, async (all, text) => {
        const [one, other] = [namePieces(all, 4), namePieces(all.toReversed(), 4)];
        const options = { count: 30, whole: true };
        const ranks = async (pieces: typeof one) =>
          (await findNames(pieces.sources, text, options)).hits.map(({ rank }) => rank);
        expect(await ranks(other)).toEqual(await ranks(one));
      }),
      { numRuns: 50 },
    );
  });
});

it('a word that is there twice, once with a wrong letter, leads to the same regions as a search of all names', async () => {
  const all = (['TX', 'AL', 'CA'] as const).map((state, n) => ({
    ...{ name: `Denton ${n}`, state, lat: 25, lng: -70 - n, population: n + 1 },
    names: ['Apothecary'],
  }));
  const [text, options] = ['apothecary aothecary', { count: 2 }];
  const { hits } = await findNames(namePieces(all, 1).sources, text, options);
  const whole = (await nameSearch(namesOfCities(all)))(text, options);
  expect(hits.map(({ cityLabel, rank }) => [cityLabel, rank])).toEqual([
    ['Denton 2, CA', [2, -3]],
    ['Denton 1, AL', [2, -2]],
  ]);
  expect(whole.map(({ rank }) => rank)).toEqual(hits.map(({ rank }) => rank));
});

const town = (
  name: string,
  state: (typeof states)[number],
  lng: number,
  names: readonly string[],
): TestPlace => ({
  name,
  state,
  lat: 33,
  lng,
  population: -lng * 1000,
  names,
});
const three = [
  town('Mobile', 'AL', -88, ['Oak Drugs', 'Riverside Rx']),
  town('Dallas', 'TX', -97, ['Oak Drugs', 'Zephyr Rx']),
  town('Fresno', 'CA', -119, ['Oak Drugs', 'Oak Drugs East', 'Oak Drugs West']),
];

it('a name of one region is found with the files of that region alone', async () => {
  const { sources, asked } = namePieces(three, 3);
  const { hits, complete } = await findNames(sources, 'zephyr rx', { count: 5 });
  expect(hits.map(({ path, region }) => [path, region])).toEqual([
    ['/pharmacies/dallas-tx/zephyr-rx', 'texas'],
  ]);
  expect(complete).toBe(true);
  expect(asked()).toEqual(['words/z', 'words/r', 'names/texas']);
});

it('a name of many regions is looked for where the best can be, and no farther', async () => {
  const { sources, asked } = namePieces(three, 3);
  const near = { lat: 33, lng: -88 };
  const nearest = await findNames(sources, 'oak drugs', { count: 1, near });
  expect(nearest.hits.map(({ cityLabel }) => cityLabel)).toEqual(['Mobile, AL']);
  expect(nearest.complete).toBe(false);
  expect(asked().filter((file) => file.startsWith('names/'))).toEqual(['names/alabama']);
});

it('a first letter that is wrong is forgiven where nothing else is found', async () => {
  const { sources } = namePieces(three, 3);
  const { hits } = await findNames(sources, 'bephyr rx', { count: 5, whole: true });
  expect(hits.map(({ name }) => name)).toEqual(['Zephyr Rx']);
});

it('a region that cannot be had is told, and asked for again by the next search', async () => {
  const { sources, lose } = namePieces(three, 3);
  lose('names/texas');
  const without = await findNames(sources, 'oak drugs', { count: 9 });
  expect(without).toMatchObject({ complete: false, failed: true });
  expect(without.hits).toHaveLength(4);
  lose(undefined);
  expect(await findNames(sources, 'oak drugs', { count: 9 })).toMatchObject({
    complete: true,
    failed: false,
  });
});
