import type { FiltersByKind, LandingEntry } from '../../src/domain/landing/landing-entry.ts';
import { inPlace, keywordWords } from '../../src/domain/landing/landing-list-words.ts';
import { type BrandedStore, brandName, type City, cityLabel } from '../../src/domain/places/city.ts';
import type { Landmark, Neighborhood } from '../../src/domain/places/place.ts';
import { isLandingSlug, type LandingSlug } from '../../src/domain/text/slug.ts';

/** One of the about 30 templates of docs/specification.md#limits; `{city}` stands for `Birmingham, AL` in a keyword and for the city's slug in a slug. One without a filter rewords the city's page. */
export interface LandingTemplate extends FiltersByKind {
  readonly keyword: string;
  readonly slug: string;
  readonly priority: number;
}

/** How a filter is worded in a keyword and a slug. */
export interface LandingPhrase extends FiltersByKind {
  /** `24-hour pharmacy`, `pharmacy with flu shots`, `pharmacy open Sunday`: the keyword without its place. */
  readonly keyword: string;
  /** `24-hour-pharmacy`, `flu-shots`, `pharmacy-open-sunday`: the slug without its city. */
  readonly slug: string;
  readonly priority: number;
}

/** Everything the landing list is expanded from, besides the cities. */
export interface LandingPatterns {
  readonly templates: readonly LandingTemplate[];
  /** One for each filter that has a page in every city. */
  readonly phrases: readonly LandingPhrase[];
}

/** Limits and priorities of docs/specification.md#limits. Priorities of templates stand beside them. */
export const landingLimits = { neighborhoods: 5, landmarks: 3 } as const;
export const landingPriorities = {
  branded: 0.9,
  type: 0.85,
  service: 0.75,
  neighborhood: 0.7,
  landmark: 0.7,
  modifier: 0.65,
} as const;

function landingSlug(text: string): LandingSlug {
  if (!isLandingSlug(text)) throw new Error(`Not a landing slug: ${JSON.stringify(text)}`);
  return text;
}

/**
 * The landing entries of one city, in the order templates, neighbourhoods, landmarks, filters.
 * Only the first 5 neighbourhoods and 3 landmarks are used. Every slug ends in the city's slug, which is how a slug is
 * resolved to its city. Throws only when a pattern cannot make a slug.
 */
export function landingEntriesOf(
  city: City,
  neighborhoods: readonly Neighborhood[],
  landmarks: readonly Landmark[],
  patterns: LandingPatterns,
): readonly LandingEntry[] {
  const place = cityLabel(city);
  const base = { city: city.slug, state: city.state };
  const slugOf = (stem: string): LandingSlug => landingSlug(`${stem}-${city.slug}`);
  return [
    ...patterns.templates.map(({ keyword, slug, ...meaning }) => ({
      ...base,
      ...meaning,
      keyword: keyword.replaceAll('{city}', place),
      slug: landingSlug(slug.replaceAll('{city}', city.slug)),
    })),
    ...neighborhoods.slice(0, landingLimits.neighborhoods).map(({ name, slug }) => ({
      ...base,
      keyword: keywordWords.neighborhood(name, place),
      slug: slugOf(`pharmacy-${slug}`),
      neighborhood: name,
      priority: landingPriorities.neighborhood,
    })),
    ...landmarks.slice(0, landingLimits.landmarks).map(({ name, slug }) => ({
      ...base,
      keyword: keywordWords.landmark(name, place),
      slug: slugOf(`pharmacy-near-${slug}`),
      landmark: name,
      priority: landingPriorities.landmark,
    })),
    ...patterns.phrases.map(({ keyword, slug, ...meaning }) => ({
      ...base,
      keyword: inPlace(keyword, place),
      slug: slugOf(slug),
      ...meaning,
    })),
  ];
}

/** The one landing entry of a town with a branded store. */
export const brandedEntry = ({ city, slug }: BrandedStore): LandingEntry => ({
  keyword: inPlace(brandName, cityLabel(city)),
  slug,
  city: city.slug,
  state: city.state,
  priority: landingPriorities.branded,
});
