import { groupBy } from '../text/group-by.ts';
import { type BrandSlug, isBrandSlug, slugify } from '../text/slug.ts';
import type { Pharmacy } from './pharmacy.ts';

/** Returns a chain's slug: `CVS Pharmacy` → `cvs-pharmacy`; undefined without a Latin letter or digit. */
export const brandSlug = (name: string): BrandSlug | undefined => {
  const slug = slugify(name);
  return isBrandSlug(slug) ? slug : undefined;
};

/** Returns the slug of a pharmacy's chain; undefined if it is independent or its chain is unknown. */
export const brandOf = ({ brand }: Pick<Pharmacy, 'brand'>): BrandSlug | undefined =>
  brand === undefined || brand === null ? undefined : brandSlug(brand);

/** Returns the pharmacies of a chain, and the chain's name; undefined if there are none. */
export function chainAmong<Listing extends Pick<Pharmacy, 'brand'>>(
  pharmacies: readonly Listing[],
  brand: BrandSlug,
): { readonly name: string; readonly pharmacies: readonly Listing[] } | undefined {
  const chainPharmacies = pharmacies.filter((pharmacy) => brandOf(pharmacy) === brand);
  const name = chainPharmacies[0]?.brand;
  return typeof name === 'string' ? { name, pharmacies: chainPharmacies } : undefined;
}

/** Counts the pharmacies of each chain, most first, then by name; leaves out pharmacies without a chain. */
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

/** True if a pharmacy is of chain `brand`, or its name begins with it, ignoring case and a last `s`. */
export const hasBrand = (pharmacy: Pharmacy, brand: string): boolean =>
  pharmacy.brand === brand || brandPattern(brand).test(pharmacy.name);
