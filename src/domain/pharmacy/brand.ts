import { groupBy } from '../text/group-by.ts';
import { type BrandSlug, isBrandSlug, slugify } from '../text/slug.ts';
import type { Pharmacy } from './pharmacy.ts';

/** Returns a chain's slug: `CVS Pharmacy` → `cvs-pharmacy`; undefined without a Latin letter or digit. */
export const brandSlug = (name: string): BrandSlug | undefined => {
  const slug = slugify(name);
  return isBrandSlug(slug) ? slug : undefined;
};

/** Returns the slug of a pharmacy's chain; undefined if independent or unknown. */
export const brandOf = ({ brand }: Pick<Pharmacy, 'brand'>): BrandSlug | undefined =>
  brand === undefined || brand === null ? undefined : brandSlug(brand);

/** Returns a chain's pharmacies and its name; undefined if there are none. */
export function chainAmong<Listing extends Pick<Pharmacy, 'brand'>>(
  pharmacies: readonly Listing[],
  brand: BrandSlug,
): { readonly name: string; readonly pharmacies: readonly Listing[] } | undefined {
  const chainPharmacies = pharmacies.filter((pharmacy) => brandOf(pharmacy) === brand);
  const name = chainPharmacies[0]?.brand;
  return typeof name === 'string' ? { name, pharmacies: chainPharmacies } : undefined;
}

/** Counts the pharmacies of each chain, largest chain first. */
export function countBrands(pharmacies: readonly Pick<Pharmacy, 'brand'>[]) {
  const chains = groupBy(
    pharmacies.flatMap(({ brand }) => brand ?? []),
    (name) => name,
  );
  return [...chains]
    .map(([name, { length: count }]) => ({ name, count }))
    .toSorted((a, b) => b.count - a.count || (a.name < b.name ? -1 : 1));
}

const brandPattern = (brand: string): RegExp => new RegExp(`^${brand.replace(/s$/, '')}s?\\b`, 'i');

/** True if a pharmacy belongs to a chain or its name begins with the chain's, ignoring capitals. */
export const hasBrand = (pharmacy: Pharmacy, brand: string): boolean =>
  pharmacy.brand === brand || brandPattern(brand).test(pharmacy.name);
