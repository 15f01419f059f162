import type { FiltersByKind, LandingEntry } from '../../src/domain/landing/landing-entry.ts';
import { type FilterId, type FilterKind, filterKinds, filters } from '../../src/domain/pharmacy/filters.ts';
import type { City } from '../../src/domain/places/city.ts';
import type { Landmark, Neighborhood } from '../../src/domain/places/place.ts';
import { isLandingSlug, type LandingSlug } from '../../src/domain/text/slug.ts';
import type { BrandedStore } from '../lists/list-rules.ts';
import type { CityInput } from './city-input.ts';

/** A landing page made for many cities: `flu-shots-on-sunday` → `/flu-shots-on-sunday-mobile-al`. */
export interface LandingTemplate extends FiltersByKind {
  readonly slug: string;
  readonly priority: number;
}

/** Landing pages made for many cities: hand-written `templates`, and `phrases` made from filters. */
export interface LandingPatterns {
  readonly templates: readonly LandingTemplate[];
  readonly phrases: readonly LandingTemplate[];
}

/** Largest numbers of landing pages of these kinds for one city (docs/specification.md#limits). */
export const landingLimits = { neighborhoods: 5, landmarks: 3 } as const;
export const landingPriorities = {
  branded: 0.9,
  type: 0.85,
  service: 0.75,
  neighborhood: 0.7,
  landmark: 0.7,
  modifier: 0.65,
} as const;

/**
 * Returns a city's landing pages: from templates, neighborhoods, landmarks and filters. Throws an Error for
 * an invalid slug.
 */
export function landingEntriesOf(
  city: City,
  neighborhoods: readonly Neighborhood[],
  landmarks: readonly Landmark[],
  patterns: LandingPatterns,
): readonly LandingEntry[] {
  const base = { city: city.slug, state: city.state };
  const slugOf = (stem: string): LandingSlug => {
    const slug = `${stem}-${city.slug}`;
    if (!isLandingSlug(slug)) throw new Error(`Not a landing slug: ${JSON.stringify(slug)}`);
    return slug;
  };
  const entryFromTemplate = ({ slug, ...meaning }: LandingTemplate): LandingEntry => ({
    ...base,
    ...meaning,
    slug: slugOf(slug),
  });
  return [
    ...patterns.templates.map(entryFromTemplate),
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
    ...patterns.phrases.map(entryFromTemplate),
  ];
}

/** Returns the landing page of a City Drugs shop: `/city-drugs-denver-co`. */
export const brandedEntry = ({ city, slug }: BrandedStore): LandingEntry => ({
  slug,
  city: city.slug,
  state: city.state,
  priority: landingPriorities.branded,
});

/** Returns the landing pages of a place; first that of its shop of the brand City Drugs, if any. */
export const landingOf = (
  { city, listed, town, branded, neighborhoods, landmarks }: CityInput,
  patterns: LandingPatterns,
): readonly LandingEntry[] => [
  ...(branded === undefined ? [] : [brandedEntry(branded)]),
  ...(listed && !town ? landingEntriesOf(city, neighborhoods, landmarks, patterns) : []),
];

type FilterPairRow = readonly [slug: string, priority: number, pair: FiltersByKind];

const filterPairRows: readonly FilterPairRow[] = [
  ['24-hour-drive-through-pharmacy', 0.8, { type: '24-hour', modifier: 'drive-through' }],
  ['24-hour-pharmacy-that-accepts-medicaid', 0.75, { type: '24-hour', modifier: 'that-accepts-medicaid' }],
  ['independent-compounding-pharmacy', 0.75, { type: 'compounding', modifier: 'independent' }],
  ['compounding-pharmacy-for-pets', 0.75, { type: 'compounding', service: 'pet-medications' }],
  ['compounding-pharmacy-open-saturday', 0.7, { type: 'compounding', modifier: 'open-saturday' }],
  [
    'specialty-pharmacy-that-accepts-medicare',
    0.75,
    { type: 'specialty', modifier: 'that-accepts-medicare' },
  ],
  ['pharmacy-delivery-that-accepts-medicare', 0.75, { type: 'delivery', modifier: 'that-accepts-medicare' }],
  ['pharmacy-delivery-that-accepts-medicaid', 0.75, { type: 'delivery', modifier: 'that-accepts-medicaid' }],
  ['independent-pharmacy-that-delivers', 0.7, { type: 'delivery', modifier: 'independent' }],
  ['blister-packs-delivered', 0.7, { type: 'delivery', service: 'blister-packaging' }],
  ['flu-shots-on-sunday', 0.75, { service: 'flu-shots', modifier: 'open-sunday' }],
  ['late-night-flu-shots', 0.7, { service: 'flu-shots', modifier: 'open-late' }],
  ['covid-19-vaccines-on-saturday', 0.7, { service: 'covid-19-vaccines', modifier: 'open-saturday' }],
  ['rapid-tests-on-sunday', 0.7, { service: 'rapid-tests', modifier: 'open-sunday' }],
  ['drive-through-community-pharmacy', 0.7, { type: 'community', modifier: 'drive-through' }],
];

const templatesRewordingCityPage: readonly LandingTemplate[] = [
  { slug: 'pharmacies-in', priority: 0.9 },
  { slug: 'local-pharmacies', priority: 0.85 },
  { slug: 'drugstores-in', priority: 0.85 },
  { slug: 'find-a-pharmacy-in', priority: 0.8 },
  { slug: 'pharmacy-finder', priority: 0.8 },
  { slug: 'pharmacy-directory', priority: 0.8 },
  { slug: 'pharmacy-locations', priority: 0.75 },
  { slug: 'pharmacy-addresses', priority: 0.7 },
  { slug: 'pharmacy-phone-numbers', priority: 0.7 },
  { slug: 'pharmacy-hours', priority: 0.75 },
  { slug: 'pharmacy-services', priority: 0.7 },
  { slug: 'fill-a-prescription', priority: 0.75 },
  { slug: 'prescription-refills', priority: 0.7 },
  { slug: 'rx-pharmacies', priority: 0.6 },
  { slug: 'list-of-pharmacies', priority: 0.6 },
];

const modifiersBeforeNoun: readonly FilterId[] = [
  'independent',
  'chain',
  'drive-through',
  'wheelchair-accessible',
  'spanish-speaking',
  'full-service',
];

const slugStem = (id: FilterId, kind: FilterKind): string =>
  kind !== 'modifier' || modifiersBeforeNoun.includes(id) ? `${id}-pharmacy` : `pharmacy-${id}`;

// They say nothing about a city (docs/specification.md#limits).
const filtersWithoutPage = new Set<FilterId>(['mail-order', 'near-me']);

const phrasesOf = (kind: FilterKind): readonly LandingTemplate[] =>
  filters
    .filter((filter) => filter.kind === kind && !filtersWithoutPage.has(filter.id))
    .map(({ id }) => ({ slug: slugStem(id, kind), [kind]: id, priority: landingPriorities[kind] }));

export const landingPatterns: LandingPatterns = {
  templates: [
    ...templatesRewordingCityPage,
    ...filterPairRows.map(([slug, priority, pair]) => ({ slug, ...pair, priority })),
  ],
  phrases: filterKinds.flatMap(phrasesOf),
};
