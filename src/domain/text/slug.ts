declare const slugKind: unique symbol;

/** A lower-case, hyphen-separated identifier in a URL. Slugs of different kinds are different types. */
export type Slug<Kind extends string> = string & { readonly [slugKind]: Kind };

/** Names a city: `{city}-{state}`, such as `birmingham-al`. */
export type CitySlug = Slug<'city'>;
/** Names a landing page, such as `24-hour-pharmacy-birmingham-al`. Always ends in its city's slug. */
export type LandingSlug = Slug<'landing'>;
/** Names a state by its full name, such as `south-carolina`. */
export type StateSlug = Slug<'state'>;
/** Names a neighbourhood or landmark inside its city, such as `five-points-south`. */
export type PlaceSlug = Slug<'place'>;
/** Names a pharmacy inside its city, such as `cvs-pharmacy-main-st`. */
export type PharmacySlug = Slug<'pharmacy'>;
/** Names a chain, such as `cvs-pharmacy`. */
export type BrandSlug = Slug<'brand'>;

const isAscii = /^[ -~]*$/;
const slugPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const listPagePattern = /^page-\d+$/;
const citySlugPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*-[a-z]{2}$/;

/** True if the text is a well-formed slug: a–z, 0–9 and single inner hyphens. */
export const isSlug = (text: string): boolean => slugPattern.test(text);

/** True if the text has the form of a city's slug: `birmingham-al`. The city may not exist. */
export const isCitySlug = (text: string): text is CitySlug => citySlugPattern.test(text);
export const isLandingSlug = (text: string): text is LandingSlug => citySlugPattern.test(text);
export const isStateSlug = (text: string): text is StateSlug => slugPattern.test(text);
export const isBrandSlug = (text: string): text is BrandSlug => slugPattern.test(text);
export const isPlaceSlug = (text: string): text is PlaceSlug => slugPattern.test(text);
/** True if the text has the form of a pharmacy's slug. `page-2` has not: it is a page of a city's list. */
export const isPharmacySlug = (text: string): text is PharmacySlug =>
  slugPattern.test(text) && !listPagePattern.test(text);

/**
 * Returns the slug of a name: `Dothan, AL` → `dothan-al`. Accents, apostrophes and full stops are dropped,
 * `&` becomes “and”, any other characters a hyphen. Empty without a Latin letter or digit. Idempotent.
 */
export function slugify(name: string): string {
  const plain = isAscii.test(name) ? name : name.normalize('NFKD').replace(/\p{Mark}/gu, '');
  return plain
    .toLowerCase()
    .replace(/&/g, ' and ')
    .replace(/['’‘`.]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
}
