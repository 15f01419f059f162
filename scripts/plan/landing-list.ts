import type { FiltersByKind, LandingEntry } from '../../src/domain/landing/landing-entry.ts';
import type { BrandedStore, City } from '../../src/domain/places/city.ts';
import type { Landmark, Neighborhood } from '../../src/domain/places/place.ts';
import { isLandingSlug, type LandingSlug } from '../../src/domain/text/slug.ts';
import type { CityInput } from './city-input.ts';

/** A page that every city has, by what its slug begins with: `24-hour-pharmacy`. Without a filter it rewords the city's page. */
export interface LandingTemplate extends FiltersByKind {
  readonly slug: string;
  readonly priority: number;
}

/** Everything the landing list is expanded from, besides the cities. */
export interface LandingPatterns {
  /** The about 30 templates of docs/specification.md#limits, each with a phrase of its own among the messages. */
  readonly templates: readonly LandingTemplate[];
  /** One for each filter that has a page in every city. */
  readonly phrases: readonly LandingTemplate[];
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
  const base = { city: city.slug, state: city.state };
  const slugOf = (stem: string): LandingSlug => landingSlug(`${stem}-${city.slug}`);
  const ofTemplate = ({ slug, ...meaning }: LandingTemplate): LandingEntry => ({
    ...base,
    ...meaning,
    slug: slugOf(slug),
  });
  return [
    ...patterns.templates.map(ofTemplate),
    ...neighborhoods.slice(0, landingLimits.neighborhoods).map(({ name, slug }) => ({
      ...base,
      slug: slugOf(`pharmacy-${slug}`),
      neighborhood: name,
      priority: landingPriorities.neighborhood,
    })),
    ...landmarks.slice(0, landingLimits.landmarks).map(({ name, slug }) => ({
      ...base,
      slug: slugOf(`pharmacy-near-${slug}`),
      landmark: name,
      priority: landingPriorities.landmark,
    })),
    ...patterns.phrases.map(ofTemplate),
  ];
}

/** The one landing entry of a town with a branded store. */
export const brandedEntry = ({ city, slug }: BrandedStore): LandingEntry => ({
  slug,
  city: city.slug,
  state: city.state,
  priority: landingPriorities.branded,
});

/** All landing entries of a place: its branded store's, and those of a city. */
export const landingOf = (
  { city, listed, town, branded, neighborhoods, landmarks }: CityInput,
  patterns: LandingPatterns,
): readonly LandingEntry[] => [
  ...(branded === undefined ? [] : [brandedEntry(branded)]),
  ...(listed && !town ? landingEntriesOf(city, neighborhoods, landmarks, patterns) : []),
];
