import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pageFile } from '../../src/domain/site/paths.ts';
import { groupBy } from '../../src/domain/text/group-by.ts';
import {
  aCity,
  aCityInput,
  aNeighborhood,
  birmingham,
  landingSlug,
} from '../../tests/support/domain-fixtures.ts';
import type { CityInput } from './city-input.ts';
import type { LandingPatterns, LandingTemplate } from './landing-list.ts';
import { routeCollisions } from './load-plan.ts';
import { planSite } from './site-plan.ts';

const columbia = aCity({ name: 'Columbia', state: 'SC' });
const westColumbia = aCity({ name: 'West Columbia', state: 'SC' });
const west = aNeighborhood('West', { shape: 'circle', center: birmingham, radiusMiles: 1 });

function collisions(cities: readonly CityInput[], templates: readonly LandingTemplate[] = []) {
  const patterns: LandingPatterns = { templates, phrases: [] };
  const found = routeCollisions(planSite({ cities, patterns, featured: [], sample: false }), cities);
  return found.map(({ entry, otherCity: city }) => [entry.slug, city]);
}

const template = (slug: string): LandingTemplate => ({ slug, priority: 0.6 });

describe('the landing pages of a site', () => {
  it('collide with nothing where every path is their own', () => {
    expect(collisions([aCityInput({ city: columbia })], [template('local')])).toEqual([]);
  });

  it('collide with the search page of a city that has a longer name', () => {
    const cities = [
      aCityInput({ city: columbia, neighborhoods: [west] }),
      aCityInput({ city: westColumbia }),
    ];
    expect(collisions(cities)).toEqual([['pharmacy-west-columbia-sc', 'west-columbia-sc']]);
    expect(collisions(cities.slice(0, 1))).toEqual([]);
  });

  it('may end in the slug of a city with a longer name that has no such page', () => {
    const oldWest = aNeighborhood('Old West', { shape: 'circle', center: birmingham, radiusMiles: 1 });
    const cities = [
      aCityInput({ city: columbia, neighborhoods: [oldWest] }),
      aCityInput({ city: westColumbia }),
    ];
    expect(collisions(cities, [template('local')])).toEqual([]);
  });

  it('do not collide with a town of the data, which has no landing page or search', () => {
    const town = aCityInput({ city: westColumbia, town: true });
    expect(collisions([aCityInput({ city: columbia, neighborhoods: [west] }), town])).toEqual([]);
  });

  it('collide with the city’s own search page', () => {
    expect(collisions([aCityInput({ city: columbia })], [template('pharmacy')])).toEqual([
      ['pharmacy-columbia-sc', 'columbia-sc'],
    ]);
  });

  it('collide with each other', () => {
    expect(collisions([aCityInput({ city: columbia })], [template('local'), template('local')])).toEqual([
      ['local-columbia-sc', 'columbia-sc'],
      ['local-columbia-sc', 'columbia-sc'],
    ]);
  });

  it('collide where any two pages of the site have one file, as all of them together tell', () => {
    const words = ['north', 'columbia', 'west', 'lake'];
    const name = fc
      .array(fc.constantFrom(...words), { minLength: 1, maxLength: 3 })
      .map((some) => some.join(' '));
    const area = { shape: 'circle', center: birmingham, radiusMiles: 1 } as const;
    const place = fc.record({
      name,
      neighborhoods: fc.array(
        name.map((each) => aNeighborhood(each, area)),
        { maxLength: 3 },
      ),
      town: fc.constantFrom(undefined, undefined, true as const),
      store: fc.constantFrom(undefined, undefined, 'pharmacy', 'pharmacy-west', 'local'),
    });
    const templates = fc.subarray(['local', 'pharmacy-north', 'pharmacy-lake'].map(template));
    fc.assert(
      fc.property(
        fc.uniqueArray(place, { maxLength: 6, selector: (each) => each.name }),
        templates,
        (places, made) => {
          const cities = places.map(({ store, name: cityName, ...facts }) => {
            const city = aCity({ name: cityName, state: 'SC' });
            const branded =
              store === undefined ? undefined : { city, slug: landingSlug(`${store}-${city.slug}`) };
            return aCityInput({ ...facts, city, branded });
          });
          const patterns: LandingPatterns = { templates: made, phrases: [] };
          const { groups } = planSite({ cities, patterns, featured: [], sample: false });
          const pages = groups.flatMap((group) => group.pages);
          const numbers = groupBy(pages, ({ path }) => pageFile(path));
          const shared = pages.flatMap((page) =>
            page.kind === 'landing' && (numbers.get(pageFile(page.path))?.length ?? 0) > 1 ? [page.slug] : [],
          );
          expect(collisions(cities, made).map(([slug]) => slug)).toEqual(shared);
        },
      ),
    );
  });

  it('collide where their slug does not end in their city’s', () => {
    const branded = { city: columbia, slug: landingSlug('city-drugs-somewhere-sc') };
    expect(collisions([aCityInput({ city: columbia, branded })])).toEqual([
      ['city-drugs-somewhere-sc', undefined],
    ]);
  });
});
