import fc from 'fast-check';
import { expect, it } from 'vitest';
import { lettersOf } from '../../../src/domain/search/name-letters.ts';
import { withPlaces } from '../../../src/domain/site/datasets-on-demand.ts';
import { aCity } from '../../../tests/support/domain-fixtures.ts';
import type { CityInput } from '../city-input.ts';
import { gazetteerDataset, gazetteerPart, placesByLetter } from './gazetteer-dataset.ts';

const words = ['Quimby', 'Zephyr', 'Saint', 'Lake', 'New', 'Falls'] as const;
const places: fc.Arbitrary<readonly CityInput[]> = fc
  .uniqueArray(
    fc.record({
      name: fc
        .array(fc.constantFrom(...words), { minLength: 1, maxLength: 3 })
        .map((parts) => parts.join(' ')),
      state: fc.constantFrom('AL' as const, 'TX' as const, 'VT' as const),
      population: fc.integer({ min: 1, max: 500 }),
      zips: fc.array(fc.constantFrom('36502', '05401', '79843'), { maxLength: 2 }),
    }),
    { selector: ({ name, state }) => `${name} ${state}`, minLength: 1, maxLength: 30 },
  )
  .map((cities) =>
    cities.map((facts) => ({
      city: aCity(facts),
      listed: true,
      pharmacies: [],
      landmarks: [],
      neighborhoods: [],
    })),
  );
const size = { whole: 8, largest: 5 };
const slugsOf = (cities: readonly { readonly slug: string }[]) => cities.map(({ slug }) => slug).toSorted();

it('the gazetteer and the letters tell every place, and none of the gazetteer’s under a letter', () => {
  fc.assert(
    fc.property(places, (cities) => {
      const gazetteer = gazetteerDataset(cities, true, size);
      const letters = placesByLetter(cities, size);
      const pieces = [...letters.values()].map((of) => gazetteerPart(of, true));
      expect(slugsOf(withPlaces(gazetteer, pieces).cities)).toEqual(slugsOf(cities.map(({ city }) => city)));
      const told = new Set(slugsOf(gazetteer.cities));
      expect(pieces.flatMap((piece) => piece.cities).filter(({ slug }) => told.has(slug))).toEqual([]);
      expect(gazetteer.cut).toBe(cities.length > size.whole ? true : undefined);
    }),
  );
});

it('a place stands under the letter of each word of its name and the digit of each ZIP code, once', () => {
  fc.assert(
    fc.property(places, (cities) => {
      const told = new Set(slugsOf(gazetteerDataset(cities, true, size).cities));
      const letters = placesByLetter(cities, size);
      for (const { city } of cities) {
        const under = [...letters].filter(([, of]) => of.some((place) => place.city === city));
        const wanted = told.has(city.slug) ? [] : lettersOf([...city.name.split(' '), ...city.zips]);
        expect(under.map(([letter]) => letter).toSorted()).toEqual([...wanted].toSorted());
      }
    }),
  );
});

it('no place that the gazetteer leaves out is larger than one it tells, but for the largest of each state', () => {
  fc.assert(
    fc.property(places, (cities) => {
      const told = new Set(slugsOf(gazetteerDataset(cities, true, size).cities));
      const largest = cities
        .map(({ city }) => city.population)
        .toSorted((a, b) => b - a)
        .slice(0, size.largest);
      const left = cities.filter(({ city }) => !told.has(city.slug)).map(({ city }) => city.population);
      expect(Math.max(0, ...left)).toBeLessThanOrEqual(largest.at(-1) ?? 0);
      const states = cities.filter(({ city }) => told.has(city.slug)).map(({ city }) => city.state);
      expect(new Set(states)).toEqual(new Set(cities.map(({ city }) => city.state)));
    }),
  );
});

it('which places are told does not depend on their order', () => {
  fc.assert(
    fc.property(places, (cities) => {
      const [one, other] = [cities, cities.toReversed()].map((of) => gazetteerDataset(of, true, size).cities);
      expect(slugsOf(other ?? [])).toEqual(slugsOf(one ?? []));
      const texts = (of: readonly CityInput[]) =>
        [...placesByLetter(of, size)].map(([letter, here]) => [letter, gazetteerPart(here, true)]);
      expect(texts(cities.toReversed())).toEqual(texts(cities));
    }),
  );
});
