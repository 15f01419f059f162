import { countBrands } from '../../../src/domain/pharmacy/brand-count.ts';
import { brandOf, brandSlug } from '../../../src/domain/pharmacy/brand-slug.ts';
import type { CitySummary } from '../../../src/domain/places/city-summary.ts';
import { type StateCode, usState } from '../../../src/domain/places/us-state.ts';
import type { BrandDataset, BrandLink } from '../../../src/domain/site/dataset.ts';
import type { BrandSlug } from '../../../src/domain/text/slug.ts';
import type { CityInput } from '../city-input.ts';
import { summaryOf } from '../city-summaries.ts';

/** Where each chain has pharmacies, by the chain's slug: states by name, cities and towns by name. */
export function brandDatasets(cities: readonly CityInput[], sample: boolean): readonly BrandDataset[] {
  const brands = new Map<BrandSlug, { readonly name: string; readonly cities: CitySummary[] }>();
  for (const place of cities) {
    for (const { name, count } of countBrands(place.pharmacies)) {
      const brand = brandSlug(name);
      if (brand === undefined) continue;
      const known = brands.get(brand) ?? { name, cities: [] };
      known.cities.push(summaryOf(place, count));
      brands.set(brand, known);
    }
  }
  return [...brands]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([brand, { name, cities: all }]) => ({
      kind: 'brand',
      sample,
      brand,
      name,
      states: byState(all),
    }));
}

function byState(cities: readonly CitySummary[]): BrandDataset['states'] {
  const states = new Map<StateCode, CitySummary[]>();
  for (const city of cities) states.set(city.state, [...(states.get(city.state) ?? []), city]);
  return [...states]
    .map(([state, group]) => ({ state, cities: group.toSorted(byName) }))
    .toSorted((a, b) => byName(usState(a.state), usState(b.state)));
}

const byName = (a: { readonly name: string }, b: { readonly name: string }): number =>
  a.name.localeCompare(b.name, 'en');

/** The chains that have a page, by name, with the number of their pharmacies everywhere. */
export const brandLinks = (cities: readonly CityInput[]): readonly BrandLink[] =>
  countBrands(cities.flatMap(({ pharmacies }) => pharmacies))
    .flatMap(({ name, count }) => {
      const brand = brandSlug(name);
      return brand === undefined ? [] : [{ brand, name, count }];
    })
    .toSorted(byName);

/** The chains that a place has a page of, each by the pharmacies that it has there. */
export const brandsIn = ({ pharmacies }: CityInput): readonly BrandSlug[] => [
  ...new Set(pharmacies.flatMap((pharmacy) => brandOf(pharmacy) ?? [])),
];
