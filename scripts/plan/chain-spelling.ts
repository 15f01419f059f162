import { brandSlug } from '../../src/domain/pharmacy/brand.ts';
import type { Pharmacy } from '../../src/domain/pharmacy/pharmacy.ts';
import { memoize } from '../../src/domain/text/memoize.ts';

type Branded = Pick<Pharmacy, 'brand'>;

/**
 * Makes what gives a listing, or a store, the spelling of its chain that most listings have, the first in the alphabet of those equally frequent. Sources
 * write one chain in several ways (`Bashas'`, `Bashas’`), and its pages, which go by its slug, are one. The same value where it has that spelling.
 */
export function chainSpelling(
  listings: Iterable<Branded>,
): <Listing extends Branded>(listing: Listing) => Listing {
  const counts = new Map<string, number>();
  for (const { brand } of listings) if (brand) counts.set(brand, (counts.get(brand) ?? 0) + 1);
  const chosen = new Map<string, string>();
  const byFrequency = [...counts].toSorted(([a, many], [b, few]) => few - many || (a < b ? -1 : 1));
  for (const [brand] of byFrequency) {
    const slug = brandSlug(brand);
    if (slug !== undefined && !chosen.has(slug)) chosen.set(slug, brand);
  }
  const spelt = memoize((brand: string): string => chosen.get(brandSlug(brand) ?? '') ?? brand);
  return (listing) => {
    const { brand } = listing;
    return brand && spelt(brand) !== brand ? { ...listing, brand: spelt(brand) } : listing;
  };
}
