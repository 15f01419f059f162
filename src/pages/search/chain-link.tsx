import { brandSlug } from '../../domain/pharmacy/brand.ts';
import { brandNamed } from '../../domain/search/brand-named.ts';
import type { CityDataset } from '../../domain/site/dataset.ts';
import { brandPath, chainPath } from '../../domain/site/paths.ts';
import * as brandMessages from '../../messages/generated/brand.ts';

interface ChainLinkProps {
  readonly name: string;
  /** Chains that have a page; in a city, its chains. */
  readonly brands: readonly string[];
  readonly place?: Pick<CityDataset, 'city' | 'listed' | 'brandedSlug'> | undefined;
}

/** The way to the page of the chain that a search names. */
export function ChainLink({ name, brands, place }: ChainLinkProps) {
  const brand = brandNamed(name, brands);
  const slug = brand === undefined ? undefined : brandSlug(brand);
  if (brand === undefined || slug === undefined) return null;
  return (
    <p className="tight">
      {place === undefined ? (
        <a href={brandPath(slug)}>{brandMessages.everywhere({ brand })}</a>
      ) : (
        <a href={chainPath(place, slug)}>{brandMessages.titleCity({ brand, city: place.city.name })}</a>
      )}
    </p>
  );
}
