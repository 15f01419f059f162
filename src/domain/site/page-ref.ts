import type { PresetId } from '../list/directory-preset.ts';
import { type StateCode, usState } from '../places/us-state.ts';
import type { BrandSlug, CitySlug, LandingSlug, PharmacySlug } from '../text/slug.ts';
import * as paths from './paths.ts';

/** Which page of the site: its kind, and what it is about. */
export type PageIdentity =
  | { readonly kind: 'home' }
  | { readonly kind: 'preset'; readonly preset: PresetId }
  | { readonly kind: 'fixed'; readonly page: paths.PageId }
  | { readonly kind: 'not-found' }
  | { readonly kind: 'state'; readonly state: StateCode }
  | { readonly kind: 'city'; readonly city: CitySlug }
  | { readonly kind: 'city-search'; readonly city: CitySlug }
  | { readonly kind: 'landing'; readonly city: CitySlug; readonly slug: LandingSlug }
  | { readonly kind: 'list-page'; readonly city: CitySlug; readonly number: number }
  | { readonly kind: 'pharmacy'; readonly city: CitySlug; readonly pharmacy: PharmacySlug }
  | { readonly kind: 'brand'; readonly brand: BrandSlug }
  | { readonly kind: 'brand-state'; readonly brand: BrandSlug; readonly state: StateCode }
  | {
      readonly kind: 'brand-city';
      readonly brand: BrandSlug;
      readonly state: StateCode;
      readonly city: CitySlug;
    }
  | { readonly kind: 'closed-pharmacy'; readonly city: CitySlug; readonly pharmacy: PharmacySlug };

/** A page of the site with its path. */
export type PageRef = PageIdentity & {
  readonly path: paths.SitePath;
  /** Priority in the sitemap, 0 to 1. */
  readonly priority: number;
};

/** Adds to a page its path, such as `/pharmacies/mobile-al`, and its priority in the sitemap. */
export const pageRef = (identity: PageIdentity, priority: number): PageRef => ({
  ...identity,
  path: pathOf(identity),
  priority,
});

function pathOf(page: PageIdentity): paths.SitePath {
  switch (page.kind) {
    case 'home':
      return paths.homePath;
    case 'preset':
      return paths.presetPath(page.preset);
    case 'fixed':
      return paths.pagePath(page.page);
    case 'not-found':
      return paths.notFoundPath;
    case 'state':
      return paths.statePath(usState(page.state).slug);
    case 'city':
      return paths.cityPath(page.city);
    case 'city-search':
      return paths.searchPath(page.city);
    case 'landing':
      return paths.landingPath(page.slug);
    case 'list-page':
      return paths.listPagePath(page.city, page.number);
    case 'pharmacy':
    case 'closed-pharmacy':
      return paths.listedPharmacyPath(page.city, page.pharmacy);
    case 'brand':
      return paths.brandPath(page.brand);
    case 'brand-state':
      return paths.brandStatePath(page.brand, usState(page.state).slug);
    case 'brand-city':
      return paths.brandCityPath(page.brand, usState(page.state).slug, page.city);
  }
}
