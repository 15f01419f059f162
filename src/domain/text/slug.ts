declare const slugKind: unique symbol;

/** A lower-case identifier in a URL: `birmingham-al`. Slugs of different kinds are different types. */
export type Slug<Kind extends string> = string & { readonly [slugKind]: Kind };

/** A city and its state in a URL: `birmingham-al`. */
export type CitySlug = Slug<'city'>;
/** A landing page's name in a URL: `24-hour-pharmacy-birmingham-al`. */
export type LandingSlug = Slug<'landing'>;
/** A state in a URL: `south-carolina`. */
export type StateSlug = Slug<'state'>;
/** A neighborhood or landmark in a URL: `five-points-south`. */
export type PlaceSlug = Slug<'place'>;
/** A pharmacy of a city in a URL: `cvs-pharmacy-main-st`. */
export type PharmacySlug = Slug<'pharmacy'>;
/** A chain in a URL: `cvs-pharmacy`. */
export type BrandSlug = Slug<'brand'>;

const isAscii = /^[ -~]*$/;
const slugPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const listPagePattern = /^page-\d+$/;
const citySlugPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*-[a-z]{2}$/;

/** True if a text consists of a–z, 0–9 and single inner hyphens. */
export const isSlug = (text: string): boolean => slugPattern.test(text);

/** True if a text has the form of a city's slug: `birmingham-al`. The city may not exist. */
export const isCitySlug = (text: string): text is CitySlug => citySlugPattern.test(text);
export const isLandingSlug = (text: string): text is LandingSlug => citySlugPattern.test(text);
export const isStateSlug = (text: string): text is StateSlug => slugPattern.test(text);
export const isBrandSlug = (text: string): text is BrandSlug => slugPattern.test(text);
export const isPlaceSlug = (text: string): text is PlaceSlug => slugPattern.test(text);
/** True if a text can be a pharmacy's slug: `cvs-pharmacy`, but not `page-2`. */
export const isPharmacySlug = (text: string): text is PharmacySlug =>
  slugPattern.test(text) && !listPagePattern.test(text);

/** Returns the slug of a name: `Dothan, AL` → `dothan-al`. Empty without a Latin letter or digit. */
export function slugify(name: string): string {
  const plain = isAscii.test(name) ? name : name.normalize('NFKD').replace(/\p{Mark}/gu, '');
  return plain
    .toLowerCase()
    .replace(/&/g, ' and ')
    .replace(/['’‘`.]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
}
