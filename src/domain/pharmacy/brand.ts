import { groupBy } from '../text/group-by.ts';
import { type BrandSlug, isBrandSlug, slugify } from '../text/slug.ts';
import type { Pharmacy } from './pharmacy.ts';

/** The slug of a chain's name; undefined for a name without a letter or digit of the Latin alphabet. */
export const brandSlug = (name: string): BrandSlug | undefined => {
  const slug = slugify(name);
  return isBrandSlug(slug) ? slug : undefined;
};

/** The chain that a pharmacy is of, as a slug; undefined for an independent one, and where no source says. */
export const brandOf = ({ brand }: Pick<Pharmacy, 'brand'>): BrandSlug | undefined =>
  brand === undefined || brand === null ? undefined : brandSlug(brand);

/** The pharmacies of a chain among others, and its name; undefined where there are none. */
export function chainAmong<Listing extends Pick<Pharmacy, 'brand'>>(
  pharmacies: readonly Listing[],
  brand: BrandSlug,
): { readonly name: string; readonly pharmacies: readonly Listing[] } | undefined {
  const own = pharmacies.filter((pharmacy) => brandOf(pharmacy) === brand);
  const name = own[0]?.brand;
  return typeof name === 'string' ? { name, pharmacies: own } : undefined;
}

/** Counts the pharmacies of each chain, those with most of them first, then by name. */
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

/** Whether the pharmacy trades under the brand: by its recorded brand, or by a name that begins with it. */
export const hasBrand = (pharmacy: Pharmacy, brand: string): boolean =>
  pharmacy.brand === brand || brandPattern(brand).test(pharmacy.name);
