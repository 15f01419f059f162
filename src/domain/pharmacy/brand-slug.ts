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
