import type { LandingCity } from '../landing/landing-city.ts';
import { brandSlug } from '../pharmacy/brand-slug.ts';
import { brandName } from '../places/city.ts';
import { usState } from '../places/us-state.ts';
import type { BrandSlug } from '../text/slug.ts';
import { brandCityPath, landingPath, type SitePath } from './paths.ts';

/**
 * The page of a chain's pharmacies in a place. A branded store's own landing page is that of its brand, and of every chain in a
 * town that has no directory.
 */
export const chainPath = (
  { city, listed, brandedSlug }: Pick<LandingCity, 'city' | 'listed' | 'brandedSlug'>,
  brand: BrandSlug,
): SitePath =>
  brandedSlug !== undefined && (!listed || brand === brandSlug(brandName))
    ? landingPath(brandedSlug)
    : brandCityPath(brand, usState(city.state).slug, city.slug);
