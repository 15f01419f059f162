import { brandOf, brandSlug, countBrands } from '../../src/domain/pharmacy/brand.ts';
import { brandName } from '../../src/domain/places/city.ts';
import { usState } from '../../src/domain/places/us-state.ts';
import type { BrandCity, BrandDataset, BrandLink } from '../../src/domain/site/dataset.ts';
import { datasetPaths, manifestPaths } from '../../src/domain/site/paths.ts';
import { groupBy } from '../../src/domain/text/group-by.ts';
import type { BrandSlug, LandingSlug } from '../../src/domain/text/slug.ts';
import type { CityInput } from './city-input.ts';
import { byName, summaryOf } from './city-summaries.ts';
import { dataGroup, type PageGroup, usualPage } from './page-group.ts';

/** Returns the datasets of chains, with states and cities sorted by name. */
export function brandDatasets(cities: readonly CityInput[], sample: boolean): readonly BrandDataset[] {
  const brands = new Map<BrandSlug, { readonly name: string; readonly cities: BrandCity[] }>();
  for (const place of cities) {
    for (const { name, count } of countBrands(place.pharmacies)) {
      const brand = brandSlug(name);
      if (brand === undefined) continue;
      const dataset = brands.get(brand) ?? { name, cities: [] };
      const landing = landingReplacingChainPage(place, brand);
      dataset.cities.push({ ...summaryOf(place, count), ...(landing && { landing }) });
      brands.set(brand, dataset);
    }
  }
  return [...brands]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([brand, { name, cities: all }]) => ({ kind: 'brand', sample, brand, name, states: byState(all) }));
}

const byState = (cities: readonly BrandCity[]): BrandDataset['states'] =>
  [...groupBy(cities, ({ state }) => state)]
    .map(([state, group]) => ({ state, cities: group.toSorted(byName) }))
    .toSorted((a, b) => byName(usState(a.state), usState(b.state)));

/** Returns the chains with their numbers of pharmacies, sorted by name. */
export const brandLinks = (cities: readonly CityInput[]): readonly BrandLink[] =>
  countBrands(cities.flatMap(({ pharmacies }) => pharmacies))
    .flatMap(({ name, count }) => {
      const brand = brandSlug(name);
      return brand === undefined ? [] : [{ brand, name, count }];
    })
    .toSorted(byName);

/** Returns the chains that have a page about a city: `/brands/cvs-pharmacy/alabama/mobile-al`. */
export const brandsIn = (place: CityInput): readonly BrandSlug[] =>
  [...new Set(place.pharmacies.flatMap((pharmacy) => brandOf(pharmacy) ?? []))].filter(
    (brand) => landingReplacingChainPage(place, brand) === undefined,
  );

const landingReplacingChainPage = (
  { branded, listed }: CityInput,
  brand: BrandSlug,
): LandingSlug | undefined => (!listed || brand === brandSlug(brandName) ? branded?.slug : undefined);

/** Plans the pages and datasets of chains, and of chains in a state. */
export const brandGroups = (cities: readonly CityInput[], sample: boolean): readonly PageGroup[] =>
  brandDatasets(cities, sample).flatMap((dataset) => {
    const { brand, states } = dataset;
    return [
      dataGroup({
        id: `brand/${brand}`,
        pages: [usualPage({ kind: 'brand', brand })],
        path: datasetPaths.brand(brand),
        make: () => dataset,
      }),
      ...states.map((group) => {
        const { slug } = usState(group.state);
        return dataGroup({
          id: `brand/${brand}/${slug}`,
          pages: [usualPage({ kind: 'brand-state', brand, state: group.state })],
          path: datasetPaths.brand(brand, slug),
          manifest: manifestPaths.state(group.state),
          make: () => ({ ...dataset, inState: slug, states: [group] }),
        });
      }),
    ];
  });
