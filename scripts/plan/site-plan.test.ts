import { describe, expect, it } from 'vitest';
import { directoryPresets } from '../../src/domain/list/directory-preset.ts';
import { withListings } from '../../src/domain/places/city.ts';
import { usState } from '../../src/domain/places/us-state.ts';
import { placeCounts, type StateSummary } from '../../src/domain/site/dataset.ts';
import {
  aCity,
  aCityInput,
  aLandmark,
  aNeighborhood,
  aPharmacy,
  birmingham,
  landingSlug,
  milesAway,
} from '../../tests/support/domain-fixtures.ts';
import type { LandingPatterns } from './landing-list.ts';
import type { PageGroup } from './page-group.ts';
import type { SiteInput } from './site-input.ts';
import { planSite } from './site-plan.ts';

const patterns: LandingPatterns = {
  templates: [{ slug: 'pharmacies-in', priority: 0.9 }],
  phrases: [{ type: 'clinic', slug: 'clinic-pharmacy', priority: 0.85 }],
};

const marks = aCity({ name: 'Marks', state: 'MS', location: milesAway(200, 270), population: 1_581 });
const mobile = aCity({ name: 'Mobile', location: milesAway(70, 200), population: 194_288 });
const anniston = aCity({ name: 'Anniston', location: milesAway(50, 80), population: 21_564 });
const wetumpka = aCity({ name: 'Wetumpka', location: milesAway(60, 160), population: 8_000 });
const address = { street: '1 Oak St', zip: '36601', city: 'Mobile', state: 'AL' } as const;

const input: SiteInput = {
  cities: [
    aCityInput({
      neighborhoods: [aNeighborhood('Avondale', { shape: 'circle', center: birmingham, radiusMiles: 1 })],
      landmarks: [aLandmark('UAB Hospital', birmingham)],
      pharmacies: [
        aPharmacy({ key: 'far', types: ['clinic'], location: milesAway(2) }),
        aPharmacy({ key: 'near', types: ['clinic'], location: milesAway(1) }),
      ],
    }),
    aCityInput({ city: mobile, pharmacies: [aPharmacy({ key: 'm', address, services: ['delivery'] })] }),
    aCityInput({
      city: anniston,
      branded: { city: anniston, slug: landingSlug('city-drugs-anniston-al') },
    }),
    aCityInput({
      city: marks,
      listed: false,
      branded: { city: marks, slug: landingSlug('city-drugs-marks-ms') },
      pharmacies: [aPharmacy({ key: 'brand', name: 'City Drugs', types: ['clinic'] })],
    }),
    aCityInput({
      city: wetumpka,
      town: true,
      pharmacies: [
        aPharmacy({ key: 'w', address: { ...address, city: 'Wetumpka' }, services: ['delivery'] }),
      ],
    }),
  ],
  featured: [],
  patterns,
  sample: false,
};

const plan = planSite(input);
const group = (id: string) => {
  const found = plan.groups.find((candidate) => candidate.id === id);
  if (found === undefined) throw new Error(`No group ${id}`);
  return found;
};
const pathsOf = ({ pages }: PageGroup): readonly string[] => pages.map(({ path }) => path);
const dataOf = (id: string) => group(id).data?.make();

const priorityOf = (id: string, path: string) =>
  group(id).pages.find((page) => String(page.path) === path)?.priority;

describe('the plan of a site', () => {
  it('has the pages of the specification that belong to no city', () => {
    const pages = plan.groups.filter(({ sitemap }) => sitemap === 'pages').flatMap(pathsOf);
    expect(new Set(pages)).toEqual(
      new Set([
        '/',
        '/specialties',
        '/saved',
        '/sitemap',
        '/about',
        '/privacy',
        '/terms',
        '/licenses',
        '/contact',
        '/404',
        ...directoryPresets.map(({ id }) => `/${id}`),
      ]),
    );
  });

  it('has a city’s directory, its search, its landing pages and its pharmacies in one group', () => {
    expect(pathsOf(group('city/birmingham-al'))).toEqual([
      '/pharmacies/birmingham-al',
      '/pharmacy-birmingham-al',
      '/pharmacies-in-birmingham-al',
      '/pharmacy-avondale-birmingham-al',
      '/pharmacy-near-uab-hospital-birmingham-al',
      '/clinic-pharmacy-birmingham-al',
      '/pharmacies/birmingham-al/pharmacy-far',
      '/pharmacies/birmingham-al/pharmacy-near',
    ]);
  });

  it('has no directory for a town known only for its branded store', () => {
    const { pages, sitemap } = group('city/marks-ms');
    expect(pages.map(({ kind }) => kind)).toEqual(['landing', 'pharmacy']);
    expect(pages[0]?.path).toBe('/city-drugs-marks-ms');
    expect(sitemap).toBe('mississippi');
  });

  it('has a directory and pharmacy pages for a town with listings, but no landing page or search', () => {
    const { pages, sitemap } = group('city/wetumpka-al');
    expect(pages.map(({ path, priority }) => [path, priority])).toEqual([
      ['/pharmacies/wetumpka-al', 0.6],
      ['/pharmacies/wetumpka-al/pharmacy-w', 0.6],
    ]);
    expect(sitemap).toBe('alabama');
    expect(plan.landing.has(wetumpka.slug)).toBe(false);
  });

  it('has a branded store’s page beside the others where its town is a city of the list', () => {
    expect(plan.landing.get(anniston.slug)?.map(({ slug }) => slug)).toEqual([
      'city-drugs-anniston-al',
      'pharmacies-in-anniston-al',
      'clinic-pharmacy-anniston-al',
    ]);
  });

  it('has a page for each state, one of branded towns only too', () => {
    const states = plan.groups.filter(({ id }) => id.startsWith('state/'));
    expect(states.map(pathsOf)).toEqual([['/pharmacies/alabama'], ['/pharmacies/mississippi']]);
  });

  it('has each page once, a priority from 0 to 1 for each, and each group once', () => {
    const pages = plan.groups.flatMap((each) => each.pages);
    expect(new Set(pages.map(({ path }) => path)).size).toBe(pages.length);
    expect(new Set(plan.groups.map(({ id }) => id)).size).toBe(plan.groups.length);
    expect(pages.every(({ priority }) => priority > 0 && priority <= 1)).toBe(true);
  });

  it('gives each kind of page its priority in the sitemaps', () => {
    expect(priorityOf('overview', '/')).toBe(1);
    expect(priorityOf('overview', '/specialties')).toBe(0.5);
    expect(priorityOf('overview', '/sitemap')).toBe(0.5);
    expect(new Set(group('fixed').pages.map(({ priority }) => priority))).toEqual(new Set([0.5]));
    expect(priorityOf('directory/directory', '/directory')).toBe(0.9);
    expect(priorityOf('state/alabama', '/pharmacies/alabama')).toBe(0.8);
    expect(priorityOf('city/birmingham-al', '/pharmacies/birmingham-al')).toBe(0.9);
    expect(priorityOf('city/birmingham-al', '/pharmacy-birmingham-al')).toBe(0.6);
    expect(priorityOf('city/birmingham-al', '/pharmacies/birmingham-al/pharmacy-near')).toBe(0.6);
  });

  it('gives each landing page the priority of its entry', () => {
    expect(priorityOf('city/birmingham-al', '/clinic-pharmacy-birmingham-al')).toBe(0.85);
  });

  it('does not depend on when its datasets are made', () => {
    const first = JSON.stringify(planSite(input).groups.map(({ data }) => data?.make()));
    const second = JSON.stringify(
      planSite(input)
        .groups.toReversed()
        .map(({ data }) => data?.make())
        .toReversed(),
    );
    expect(second).toBe(first);
  });
});

describe('the datasets of a plan', () => {
  it('describe the whole site: its states with their cities by name, the largest cities, the counts', () => {
    expect(dataOf('overview')).toMatchObject({
      kind: 'overview',
      sample: false,
      states: [
        {
          state: 'AL',
          cities: [
            { slug: 'anniston-al', count: 0 },
            { slug: 'birmingham-al', count: 2 },
            { slug: 'mobile-al', count: 1 },
          ],
          towns: 1,
          branded: [{ slug: 'city-drugs-anniston-al', name: 'City Drugs, Anniston, AL' }],
        },
        { state: 'MS', cities: [], branded: [{ slug: 'city-drugs-marks-ms' }] },
      ],
      largest: [{ slug: 'birmingham-al' }, { slug: 'mobile-al' }],
      typeCounts: { clinic: 2, delivery: 2, '24-hour': 0 },
      known: { total: 4, hours: 0 },
    });
  });

  it('have the same counts on the home page, in the directory and for each state', () => {
    const [overview, directory] = [dataOf('overview'), dataOf('directory/directory')];
    if (overview?.kind !== 'overview' || directory?.kind !== 'preset') throw new Error('The plan has both');
    const citiesOf = (states: readonly StateSummary[]) =>
      states.flatMap(({ cities }) => withListings(cities).map(({ slug, count }) => [slug, count]));
    expect(citiesOf(overview.states)).toEqual(citiesOf(directory.states));
    expect(directory.total).toBe(overview.known.total);
    const ofStates = overview.states.flatMap(({ state }) => {
      const data = dataOf(`state/${usState(state).slug}`);
      return data?.kind === 'state' ? [data] : [];
    });
    const cities = ofStates.flatMap((data) => withListings(data.cities));
    const towns = ofStates.flatMap((data) => data.towns ?? []);
    expect(cities.map(({ slug, count }) => [slug, count])).toEqual(citiesOf(directory.states));
    expect([...cities, ...towns].reduce((sum, { count }) => sum + count, 0)).toBe(overview.known.total);
    for (const { states } of [overview, directory])
      expect(placeCounts(states)).toEqual({ cities: cities.length + towns.length, towns: towns.length });
  });

  it('mark landing entries without a known match in the city', () => {
    const marksOf = (id: string) => {
      const data = dataOf(id);
      return data?.kind === 'place' ? data.landing.map(({ slug, unconfirmed }) => [slug, unconfirmed]) : [];
    };
    expect(marksOf('city/birmingham-al')).toContainEqual(['clinic-pharmacy-birmingham-al', undefined]);
    expect(marksOf('city/mobile-al')).toContainEqual(['clinic-pharmacy-mobile-al', true]);
    expect(marksOf('city/mobile-al')).toContainEqual(['pharmacies-in-mobile-al', undefined]);
  });

  it('list the cities with a match for a preset', () => {
    expect(dataOf('directory/pharmacy-delivery-services')).toMatchObject({
      kind: 'preset',
      total: 2,
      states: [
        {
          state: 'AL',
          cities: [
            { slug: 'mobile-al', count: 1 },
            { slug: 'wetumpka-al', count: 1, town: true },
          ],
          branded: [],
        },
      ],
    });
    expect(dataOf('directory/directory')).toMatchObject({
      total: 4,
      states: [{ cities: [{ slug: 'birmingham-al' }, { slug: 'mobile-al' }], towns: 1 }],
    });
  });

  it('list a state’s cities with their populations, and its towns separately', () => {
    expect(dataOf('state/alabama')).toMatchObject({
      state: 'AL',
      cities: [{ population: 21_564 }, { population: 212_461 }, { population: 194_288 }],
      towns: [{ slug: 'wetumpka-al', name: 'Wetumpka', count: 1 }],
    });
    expect(dataOf('state/mississippi')).toHaveProperty('towns', undefined);
  });

  it('list a city’s nearest listed cities, nearest first, without itself', () => {
    expect(dataOf('city/birmingham-al')).toMatchObject({
      kind: 'place',
      nearby: [
        { slug: 'anniston-al', count: 0 },
        { slug: 'mobile-al', count: 1 },
      ],
    });
    expect(dataOf('city/marks-ms')).toMatchObject({ listed: false, nearby: [], nearbyTowns: undefined });
  });

  it('list a city’s nearest towns too, and a town’s nearest cities', () => {
    expect(dataOf('city/birmingham-al')).toMatchObject({ nearbyTowns: [{ slug: 'wetumpka-al', count: 1 }] });
    expect(dataOf('city/wetumpka-al')).toMatchObject({
      listed: true,
      town: true,
      landing: [],
      nearby: [{ slug: 'mobile-al' }, { slug: 'birmingham-al' }, { slug: 'anniston-al' }],
      nearbyTowns: undefined,
    });
  });
});

describe('a directory of one kind of pharmacy', () => {
  it('counts only what is of that kind', () => {
    const pharmacies = [
      aPharmacy({ key: 'nearer', address }),
      aPharmacy({ key: 'delivers', address, services: ['delivery'], location: milesAway(3) }),
    ];
    const [delivery] = planSite({ ...input, cities: [aCityInput({ city: mobile, pharmacies })] })
      .groups.filter(({ id }) => id === 'directory/pharmacy-delivery-services')
      .map(({ data }) => data?.make());
    expect(delivery).toMatchObject({
      total: 1,
      states: [{ cities: [{ slug: 'mobile-al', count: 1 }] }],
    });
  });
});

it('states come by name, and the branded towns of a state too, however the lists are ordered', () => {
  const branded = ['Zebulon', 'Aberdeen'].map((name) => {
    const city = aCity({ name, state: 'MS' });
    return aCityInput({
      city,
      listed: false,
      branded: { city, slug: landingSlug(`city-drugs-${name.toLowerCase()}-ms`) },
    });
  });
  const { groups } = planSite({ ...input, cities: [...branded, aCityInput()] });
  expect(groups.find(({ id }) => id === 'overview')?.data?.make()).toMatchObject({
    states: [
      { state: 'AL' },
      {
        state: 'MS',
        branded: [{ slug: 'city-drugs-aberdeen-ms' }, { slug: 'city-drugs-zebulon-ms' }],
      },
    ],
  });
});

describe('a site of many cities', () => {
  const letters = 'ABCDEFGHIJKLMN'.split('');
  /** Cities A, B, C… around Birmingham, each with a pharmacy; distances and populations increase. */
  const around = (milesOf: (index: number) => number) =>
    letters.map((name, index) =>
      aCityInput({
        city: aCity({ name, location: milesAway(milesOf(index)), population: 1000 + index }),
        pharmacies: [aPharmacy({ key: name, location: milesAway(milesOf(index)) })],
      }),
    );
  const planOf = (cities: SiteInput['cities'], id: string) =>
    planSite({ ...input, cities })
      .groups.find((candidate) => candidate.id === id)
      ?.data?.make();
  const slugs = (names: readonly string[]) => names.map((name) => ({ slug: `${name.toLowerCase()}-al` }));

  it('names the eight nearest cities and no more', () => {
    const data = planOf([aCityInput(), ...around((index) => 14 - index)], 'city/birmingham-al');
    expect(data).toMatchObject({ nearby: slugs(['N', 'M', 'L', 'K', 'J', 'I', 'H', 'G']) });
    expect(data).toHaveProperty('nearby.length', 8);
  });

  it('names no city beyond 75 miles, and equally near ones by their slugs', () => {
    const data = planOf(
      [aCityInput(), ...around((index) => [75.1, 74.9, 20, 20][index] ?? 200).toReversed()],
      'city/birmingham-al',
    );
    expect(data).toMatchObject({ nearby: slugs(['C', 'D', 'B']) });
    expect(data).toHaveProperty('nearby.length', 3);
  });

  it('shows its twelve largest cities on the home page', () => {
    const cities = around(() => 5);
    const largest = letters.toReversed().slice(0, 12);
    expect(planOf(cities, 'overview')).toMatchObject({ largest: slugs(largest), known: { total: 14 } });
    expect(planOf(cities, 'overview')).toHaveProperty('largest.length', 12);
  });
});
