import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Pharmacy } from '../../src/domain/pharmacy/pharmacy.ts';
import { usStates } from '../../src/domain/places/us-state.ts';
import { groupBy } from '../../src/domain/text/group-by.ts';
import { isCitySlug, slugify } from '../../src/domain/text/slug.ts';
import {
  aCity,
  aPharmacy,
  birmingham,
  citySlug,
  landingSlug,
  milesAway,
} from '../../tests/support/domain-fixtures.ts';
import { wholeCity } from '../../tests/support/whole-city.ts';
import type { ListingStore } from '../listings/listing-store.ts';
import { siteInput } from './site-input.ts';
import { planSite } from './site-plan.ts';
import { townsOf } from './towns.ts';

const inTown = (
  city: string,
  {
    zip = '36092',
    key = city,
    location = milesAway(1),
  }: {
    readonly zip?: string;
    readonly key?: string;
    readonly location?: Pharmacy['location'];
  } = {},
): Pharmacy =>
  aPharmacy({
    key: slugify(key),
    address: { street: '1 Oak St', city, state: 'AL', zip },
    location,
  });
const byCity = (listings: readonly Pharmacy[]) =>
  groupBy(listings, ({ address }) => citySlug(slugify(`${address.city} ${address.state}`)));

describe('a town', () => {
  it('has the gazetteer’s position and population, its ZIP codes and its time zone', () => {
    const wetumpka = { location: { lat: 32.54, lng: -86.2, precision: 'zip' } } as const;
    const listings = [
      inTown('Wetumpka', wetumpka),
      inTown('Wetumpka', { zip: '36078', key: '2', ...wetumpka }),
    ];
    expect(townsOf(byCity(listings), [])).toMatchObject([
      {
        name: 'Wetumpka',
        state: 'AL',
        slug: 'wetumpka-al',
        location: { lat: 32.544, lng: -86.212 },
        county: 'Elmore',
        timeZone: 'America/Chicago',
        zips: ['36078', '36092', '36093'],
      },
    ]);
  });

  it('lies in the middle of its listings if the gazetteer lacks it, or has only a far namesake', () => {
    const location = milesAway(0);
    expect(townsOf(byCity([inTown('Xanadu', { location })]), [])).toMatchObject([
      { location: birmingham, population: 0, zips: ['36092'] },
    ]);
    const mobile = { location: { lat: 30.7, lng: -88.1, precision: 'zip' } } as const;
    expect(townsOf(byCity([inTown('Scottsboro', mobile)]), [])).toMatchObject([
      { location: { lat: 30.7, lng: -88.1 }, population: 0 },
    ]);
  });

  it('is called as most of its listings say, whatever the order of the listings', () => {
    const listings = [
      inTown('St Marys', { key: '1' }),
      inTown("St Mary's", { key: '2' }),
      inTown("St Mary's", { key: '3' }),
    ];
    for (const some of [listings, listings.toReversed()])
      expect(townsOf(byCity(some), [])).toMatchObject([{ name: "St Mary's", slug: 'st-marys-al' }]);
  });

  it('is no city of the lists', () => {
    expect(townsOf(byCity([inTown('Wetumpka')]), [aCity({ name: 'Wetumpka' })])).toEqual([]);
  });

  it('never has the address of a state', () => {
    expect(usStates.filter(({ slug }) => isCitySlug(slug))).toEqual([]);
  });
});

const storeOf = (listings: readonly Pharmacy[], closed: ListingStore['closed'] = []): ListingStore => ({
  version: '1',
  imported: '2026-11-22',
  listings,
  ...{ unconfirmed: [], kept: [], sources: [] },
  closed,
  byCity: byCity(listings),
});

const lists = {
  cities: [aCity({ name: 'Birmingham' })],
  brandedStores: [{ city: aCity({ name: 'Marks' }), slug: landingSlug('city-drugs-marks-al') }],
  places: new Map(),
  featured: [],
};

describe('every listing of a store', () => {
  const town = fc.constantFrom(
    'Birmingham',
    'Marks',
    'Wetumpka',
    'Xanadu',
    'St. Clair',
    'Birmingham Springs',
  );

  it('has a page below one that its state links, whatever place it is in', () => {
    fc.assert(
      fc.property(fc.array(town, { minLength: 1, maxLength: 12 }), (names) => {
        const listings = names.map((name, index) => inTown(name, { key: `${index}` }));
        const input = siteInput(lists, storeOf(listings));
        const { groups } = planSite(input);
        const paths = new Set<string>(groups.flatMap(({ pages }) => pages.map(({ path }) => path)));
        const state = groups.find(({ id }) => id === 'state/alabama')?.data?.make();
        if (state?.kind !== 'state') throw new Error('The plan has the state');
        const linked = new Set<string>([...state.cities, ...(state.towns ?? [])].map(({ slug }) => slug));
        for (const { slug, address } of listings) {
          const place = slugify(`${address.city} ${address.state}`);
          expect(paths).toContain(`/pharmacies/${place}/${slug}`);
          expect(paths).toContain(`/pharmacies/${place}`);
          expect(linked).toContain(place);
        }
        expect(linked.size).toBe(new Set([...names, 'Birmingham']).size);
      }),
      // Each looks through all ZIP codes of the country.
      { numRuns: 20 },
    );
  });

  it('counts for its chain once, however sources write that', () => {
    const listings = ["Bashas'", 'Bashas’', "Bashas'"].map((brand, index) => ({
      ...inTown('Wetumpka', { key: `${index}` }),
      brand,
    }));
    const { groups } = planSite(siteInput(lists, storeOf(listings)));
    const made = ['brand/bashas', 'overview'].map((id) =>
      groups.find((group) => group.id === id)?.data?.make(),
    );
    expect(made).toMatchObject([
      { name: "Bashas'", states: [{ cities: [{ slug: 'wetumpka-al', count: 3 }] }] },
      { brands: [{ brand: 'bashas', name: "Bashas'", count: 3 }] },
    ]);
  });

  it('keeps a branded town’s landing page, and gives it a directory if it has listings', () => {
    const pagesOf = (listings: readonly Pharmacy[]) =>
      planSite(siteInput(lists, storeOf(listings)))
        .groups.find(({ id }) => id === 'city/marks-al')
        ?.pages.map(({ path }) => path);
    expect(pagesOf([inTown('Wetumpka')])).toEqual(['/city-drugs-marks-al']);
    expect(pagesOf([inTown('Marks')])).toEqual([
      '/pharmacies/marks-al',
      '/city-drugs-marks-al',
      '/pharmacies/marks-al/pharmacy-marks',
    ]);
  });
});

describe('a pharmacy that closed', () => {
  const goneFrom = (city: string): ListingStore['closed'][number] => {
    const { id, slug, name, address, location } = inTown(city, { key: `gone ${city}` });
    const next = inTown('Birmingham').id;
    return {
      ...{ id, slug, name, address, location, sources: [] },
      ...{ why: 'followed', closedOn: '2026-11-01', nextId: next },
    };
  };
  const store = storeOf([inTown('Birmingham')], [goneFrom('Birmingham'), goneFrom('Wetumpka')]);
  const { groups } = planSite(siteInput(lists, store));
  const group = (id: string) => groups.find((candidate) => candidate.id === id);

  it('keeps its page below its city, and below a town that has closed ones only and no page', () => {
    const path = '/pharmacies/birmingham-al/pharmacy-gone-birmingham';
    expect(group('city/birmingham-al')?.pages).toContainEqual(
      expect.objectContaining({ kind: 'closed-pharmacy', path }),
    );
    expect(group('city/wetumpka-al')?.pages.map((page) => page.path)).toEqual([
      '/pharmacies/wetumpka-al/pharmacy-gone-wetumpka',
    ]);
  });

  it('is only in its place’s dataset, with the pharmacies around it', () => {
    expect(wholeCity({ groups }, 'wetumpka-al')).toMatchObject({
      ...{ listed: false, town: true, pharmacies: [] },
      fallback: [{ id: 'test:birmingham' }],
      closed: [{ id: 'test:gone-wetumpka' }],
    });
    const others = groups.filter(({ id }) => !id.startsWith('city/'));
    for (const { data } of others)
      expect(JSON.stringify(data?.make() ?? null)).not.toMatch(/gone-|wetumpka-al/);
  });
});

it('a site of samples has no towns but those of branded stores, whose listings a directory lists', () => {
  const marks = aCity({ name: 'Marks', state: 'MS' });
  const brandedStores = [{ city: marks, slug: landingSlug('city-drugs-marks-ms') }];
  const some = { cities: [aCity()], brandedStores, places: new Map(), featured: [] };
  expect(siteInput(some).cities.map(({ listed, town }) => [listed, town])).toEqual([
    [true, undefined],
    [true, true],
  ]);
});
