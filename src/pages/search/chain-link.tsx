import { brandSlug } from '../../domain/pharmacy/brand-slug.ts';
import type { City } from '../../domain/places/city.ts';
import { usState } from '../../domain/places/us-state.ts';
import { brandNamed } from '../../domain/search/brand-named.ts';
import { brandCityPath, brandPath } from '../../domain/site/paths.ts';
import * as brandMessages from '../../messages/generated/brand.ts';

interface ChainLinkProps {
  /** The words of a search. */
  readonly name: string;
  /** Chains that have a page; in a city, its chains. */
  readonly brands: readonly string[];
  readonly city?: Pick<City, 'slug' | 'name' | 'state'> | undefined;
}

/** The way to the page of the chain that a search names. */
export function ChainLink({ name, brands, city }: ChainLinkProps) {
  const brand = brandNamed(name, brands);
  const slug = brand === undefined ? undefined : brandSlug(brand);
  if (brand === undefined || slug === undefined) return null;
  return (
    <p className="tight">
      {city === undefined ? (
        <a href={brandPath(slug)}>{brandMessages.everywhere({ brand })}</a>
      ) : (
        <a href={brandCityPath(slug, usState(city.state).slug, city.slug)}>
          {brandMessages.titleCity({ brand, city: city.name })}
        </a>
      )}
    </p>
  );
}
