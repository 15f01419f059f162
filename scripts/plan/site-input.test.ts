import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { selectListings } from '../../src/domain/landing/landing-selection.ts';
import { alternativesTo } from '../../src/domain/list/alternatives.ts';
import type { City } from '../../src/domain/places/city.ts';
import { isInArea, pointAt } from '../../src/domain/places/geo.ts';
import type { Neighborhood } from '../../src/domain/places/place.ts';
import { landingPath, pharmacyPath } from '../../src/domain/site/paths.ts';
import { citiesOfSlug } from '../../src/domain/site/resolve-slug.ts';
import {
  type CitySlug,
  isCitySlug,
  isLandingSlug,
  isPlaceSlug,
  type LandingSlug,
  slugify,
} from '../../src/domain/text/slug.ts';
import { listDirectoryWith } from '../../tests/support/list-fixture.ts';
import { wholeCity } from '../../tests/support/whole-city.ts';
import { formatProblem } from '../cli/problems/problem.ts';
import { landingLimits, landingPatterns } from './landing-list.ts';
import { type LoadedPlan, loadPlan } from './load-plan.ts';
import { neighborhoodsOf, siteInput } from './site-input.ts';
import { planSite } from './site-plan.ts';

async function planOf(directory?: string): Promise<LoadedPlan> {
  const loaded = await loadPlan(directory);
  if (!loaded.ok) throw new Error(loaded.problems.map(formatProblem).join('\n'));
  return loaded.value;
}

const { lists: real, plan, input } = await planOf();
const { landing } = plan;
const entries = [...landing.values()].flat();
const listedCities = input.cities.filter(({ listed, town }) => listed && !town);

/** The fields of docs/specification.md#entities in order, without the keyword, which pages derive. */
const fields = [
  'slug',
  'city',
  'state',
  'type',
  'service',
  'neighborhood',
  'landmark',
  'modifier',
  'priority',
];

describe('the editors’ lists', () => {
  it('name about 190 cities, most of them in AL, SC and FL, and some of each other state', () => {
    const home = real.cities.filter(({ state }) => ['AL', 'SC', 'FL'].includes(state));
    expect(real.cities.length).toBeGreaterThanOrEqual(190);
    expect(home.length / real.cities.length).toBeGreaterThan(0.5);
    for (const state of ['CA', 'IL', 'NY', 'NC', 'GA'])
      expect(real.cities.some((city) => city.state === state)).toBe(true);
  });

  it('name 14 branded stores in the states of the specification', () => {
    expect(real.brandedStores).toHaveLength(14);
    expect(new Set(real.brandedStores.map(({ city }) => city.state))).toEqual(
      new Set(['GA', 'MS', 'NY', 'CO', 'PA', 'WY', 'NJ', 'AR', 'ID', 'NV']),
    );
    for (const { slug, city } of real.brandedStores) expect(slug).toBe(`city-drugs-${city.slug}`);
  });
});

describe('the landing list of the real site', () => {
  it('has for each city its templates, neighbourhoods, landmarks, types, services and modifiers', () => {
    for (const { city, landmarks, branded } of listedCities) {
      const own = landing.get(city.slug) ?? [];
      const places = landingLimits.neighborhoods + Math.min(landingLimits.landmarks, landmarks.length);
      expect(own).toHaveLength(30 + places + 10 + 15 + 16 + (branded === undefined ? 0 : 1));
      expect(own.filter(({ neighborhood }) => neighborhood !== undefined)).toHaveLength(5);
      expect(own.filter(({ landmark }) => landmark !== undefined).length).toBeLessThanOrEqual(3);
    }
  });

  it('has one entry for each branded store', () => {
    const branded = entries.filter(({ slug }) => slug.startsWith('city-drugs-'));
    expect(branded.map(({ slug }) => slug).toSorted()).toEqual(
      real.brandedStores.map(({ slug }) => slug).toSorted(),
    );
  });

  it('leaves “near me” out', () => {
    expect(entries.filter(({ modifier }) => modifier === 'near-me')).toEqual([]);
  });

  it('has only the fields of the specification, and its own city and state in each', () => {
    const states = new Map(input.cities.map(({ city }) => [city.slug, city.state]));
    expect([...new Set(entries.flatMap(Object.keys))].toSorted()).toEqual(fields.toSorted());
    for (const [city, own] of landing) {
      const strangers = own.filter((entry) => entry.city !== city || entry.state !== states.get(city));
      expect(strangers).toEqual([]);
    }
  });

  it('has priorities from 0.6 to 0.9', () => {
    const priorities = entries.map(({ priority }) => priority);
    expect(Math.min(...priorities)).toBe(0.6);
    expect(Math.max(...priorities)).toBe(0.9);
  });

  it('has every slug once', () => {
    expect(new Set(entries.map(({ slug }) => slug)).size).toBe(entries.length);
  });

  it('resolves every slug to its own city and entry', () => {
    const bySlug = new Map([...landing].map(([city, own]) => [city, new Set(own.map(({ slug }) => slug))]));
    const cityOf = (slug: LandingSlug): CitySlug | undefined =>
      citiesOfSlug(slug, (city) => bySlug.has(city)).find((city) => bySlug.get(city)?.has(slug));
    expect(entries.filter(({ slug, city }) => cityOf(slug) !== city)).toEqual([]);
    const isLanding = (slug: string): boolean => isLandingSlug(slug) && cityOf(slug) !== undefined;
    expect(listedCities.filter(({ city }) => isLanding(`pharmacy-${city.slug}`))).toEqual([]);
  });
});

describe('the plan of the real site', () => {
  const pages = plan.groups.flatMap((group) => group.pages.map(({ path }) => path));

  it('has at least 15,000 pages, each once, whatever the case of a host’s file names', () => {
    expect(pages.length).toBeGreaterThanOrEqual(15_000);
    expect(new Set(pages.map((page) => page.toLowerCase())).size).toBe(pages.length);
  });

  it('has at least 15,000 pages without those of pharmacies', () => {
    const own = new Set<string>(input.cities.flatMap(({ pharmacies }) => pharmacies.map(pharmacyPath)));
    expect(pages.filter((page) => !own.has(page)).length).toBeGreaterThanOrEqual(15_000);
  });

  it('has every landing entry among its pages, and every pharmacy below its own city', () => {
    const known = new Set<string>(pages);
    expect(entries.filter(({ slug }) => !known.has(landingPath(slug)))).toEqual([]);
    for (const { city, pharmacies } of input.cities) {
      const below = `/pharmacies/${city.slug}/`;
      expect(pharmacies.filter((pharmacy) => !pharmacyPath(pharmacy).startsWith(below))).toEqual([]);
    }
  });

  it('gives each page of some cities what all pharmacies of all cities would give it', () => {
    for (const place of input.cities.filter((_, index) => index % 40 === 0)) {
      const dataset = wholeCity(plan, place.city.slug);
      const own = { ...dataset, version: 'test' };
      const others = input.cities.filter((other) => other !== place).flatMap(({ pharmacies }) => pharmacies);
      const everything = { ...own, fallback: others };
      const ids = (entry: (typeof entries)[number], from: typeof own) => {
        const { results, listed, fallback, nearest } = selectListings(entry, from);
        const lists = [results, listed, fallback, nearest === undefined ? [] : [nearest]];
        return lists.map((list) => list.map(({ pharmacy }) => pharmacy.id));
      };
      const differing = dataset.landing.filter(
        (entry) => JSON.stringify(ids(entry, own)) !== JSON.stringify(ids(entry, everything)),
      );
      expect(differing).toEqual([]);
      for (const pharmacy of dataset.pharmacies) {
        expect(alternativesTo(pharmacy, own, null)).toEqual(alternativesTo(pharmacy, everything, null));
      }
    }
  });

  it('is the same each time', () => {
    expect(planSite(siteInput(real)).groups.map((group) => group.pages)).toEqual(
      plan.groups.map((group) => group.pages),
    );
  });
});

describe('small lists', () => {
  it('make an input with samples, a branded town among the cities or beside them', async () => {
    const { input: small } = await planOf(listDirectoryWith());
    expect(small.sample).toBe(true);
    expect(small.patterns).toBe(landingPatterns);
    expect(small.cities.map(({ city, listed, branded }) => [city.slug, listed, branded?.slug])).toEqual([
      ['birmingham-al', true, undefined],
      ['new-york-ny', true, 'city-drugs-new-york-ny'],
      ['marks-ms', true, 'city-drugs-marks-ms'],
    ]);
    expect(small.cities[0]?.neighborhoods.map(({ name }) => name)).toEqual([
      'Avondale',
      'Downtown',
      'North Side',
      'East Side',
      'South Side',
    ]);
    expect(small.cities.every(({ pharmacies }) => pharmacies.length >= 6)).toBe(true);
  });

  it('feature the listing of a city that an editor chose, and leave out one that is not there', async () => {
    const { lists, input: small } = await planOf(listDirectoryWith());
    const [birmingham] = small.cities;
    const [listing] = birmingham?.pharmacies ?? [];
    if (birmingham === undefined || listing === undefined) throw new Error('The fixture has no listing');
    const row = { city: birmingham.city.slug, reason: 'Open late' };
    const slugs = new Set(birmingham.pharmacies.map(({ slug }) => slug));
    const elsewhere = small.cities.at(-1)?.pharmacies.find(({ slug }) => !slugs.has(slug));
    if (elsewhere === undefined) throw new Error('The fixture has no listing that Birmingham has not');
    const { featured } = siteInput({
      ...lists,
      featured: [
        { ...row, pharmacy: listing.slug },
        { ...row, pharmacy: elsewhere.slug },
      ],
    });
    expect(featured).toEqual([{ ...row, pharmacy: listing }]);
  });
});

const center = { lat: 33.52066, lng: -86.80249 };

function city(population: number): City {
  const slug = 'birmingham-al';
  if (!isCitySlug(slug)) throw new Error('not a slug');
  return {
    name: 'Birmingham',
    state: 'AL',
    slug,
    location: center,
    population,
    county: 'Jefferson',
    timeZone: 'America/Chicago',
    zips: ['35203'],
  };
}

function named(name: string): Neighborhood {
  const slug = slugify(name);
  if (!isPlaceSlug(slug)) throw new Error('not a slug');
  return { name, slug, area: { shape: 'circle', center, radiusMiles: 1 }, basis: 'named' };
}

const names = (neighborhoods: readonly Neighborhood[]): readonly string[] =>
  neighborhoods.map((neighborhood) => neighborhood.name);

describe('the neighbourhoods of a city', () => {
  it('are downtown and the four sides where none is named', () => {
    const areas = neighborhoodsOf(city(212_461), []);
    expect(names(areas)).toEqual(['Downtown', 'North Side', 'East Side', 'South Side', 'West Side']);
    expect(areas.every((area) => area.basis === 'geometric')).toBe(true);
    expect(areas[0]?.area).toEqual({ shape: 'circle', center, radiusMiles: 1.2 });
  });

  it('are the first five named ones where there are as many', () => {
    const six = ['A', 'B', 'C', 'D', 'E', 'F'].map(named);
    expect(neighborhoodsOf(city(212_461), six)).toEqual(six.slice(0, 5));
  });

  it('fill the named ones up without taking a name twice', () => {
    const areas = neighborhoodsOf(city(212_461), [named('Avondale'), named('Downtown')]);
    expect(names(areas)).toEqual(['Avondale', 'Downtown', 'North Side', 'East Side', 'South Side']);
    expect(areas[1]?.basis).toBe('named');
  });

  it('are always five, with different slugs', () => {
    const name = fc.constantFrom('Downtown', 'North Side', 'West Side', 'Avondale', 'Ensley', 'Woodlawn');
    fc.assert(
      fc.property(fc.uniqueArray(name), fc.integer({ min: 0, max: 9_000_000 }), (given, population) => {
        const areas = neighborhoodsOf(city(population), given.map(named));
        expect(areas).toHaveLength(landingLimits.neighborhoods);
        expect(new Set(areas.map((area) => area.slug)).size).toBe(landingLimits.neighborhoods);
      }),
    );
  });

  it('reach further in a larger city, from 2 to 12 miles', () => {
    const reach = (population: number): number =>
      neighborhoodsOf(city(population), [])[1]?.area.radiusMiles ?? 0;
    expect([0, 212_461, 8_175_133].map(reach)).toEqual([2, 5.8, 12]);
  });

  it('have every point near the centre in one of the four sides', () => {
    const sides = neighborhoodsOf(city(212_461), []).slice(1);
    const around = fc.double({ min: 0, max: 359.9, noNaN: true });
    fc.assert(
      fc.property(around, fc.double({ min: 0.1, max: 5.7, noNaN: true }), (bearing, miles) => {
        const point = pointAt(center, bearing, miles);
        expect(sides.some((side) => isInArea(side.area, point))).toBe(true);
      }),
    );
    const north = pointAt(center, 0, 3);
    expect(names(sides.filter((side) => isInArea(side.area, north)))).toEqual(['North Side']);
  });
});
