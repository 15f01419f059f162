import { cityLabel } from './city.ts';
import { cityDataset } from './city-dataset.ts';
import type { CityInput } from './city-input.ts';
import { datasetInputs, nearbyLimits } from './city-reach.ts';
import type {
  BrandedLink,
  CitySummary,
  Dataset,
  FeaturedListing,
  NearbyCity,
  StateSummary,
} from './dataset.ts';
import { type DirectoryPreset, directoryPresets } from './directory-preset.ts';
import { distanceMiles } from './geo.ts';
import type { LandingEntry } from './landing-entry.ts';
import { brandedEntry, brandName, type LandingPatterns, landingEntriesOf } from './landing-list.ts';
import { namesDataset } from './name-index.ts';
import {
  cityPath,
  datasetPaths,
  homePath,
  landingPath,
  notFoundPath,
  pagePath,
  pharmacyPath,
  presetPath,
  type SitePath,
  searchPath,
  statePath,
} from './paths.ts';
import type { Pharmacy } from './pharmacy.ts';
import { indexPharmacies } from './pharmacy-index.ts';
import { hasType } from './pharmacy-match.ts';
import type { CitySlug } from './slug.ts';
import type { pharmacyTypes } from './taxonomy.ts';
import { type StateCode, usState } from './us-state.ts';

export interface SiteInput {
  readonly cities: readonly CityInput[];
  readonly featured: readonly FeaturedListing[];
  readonly patterns: LandingPatterns;
  readonly sample: boolean;
  /** Ids of the sources that the listings have facts of, most listings first; absent for samples. */
  readonly sources?: readonly string[] | undefined;
}

type WithoutVersion<Data> = Data extends unknown ? Omit<Data, 'version'> : never;
export type UnversionedDataset = WithoutVersion<Dataset>;

export interface UnitData {
  readonly path: SitePath;
  readonly make: () => UnversionedDataset;
  /**
   * What determines the dataset, given the code, as values of JSON. Absent where it draws on every city, and is made to see
   * whether it changed.
   */
  readonly inputs?: readonly object[] | undefined;
}

/** Pages that are rendered together from one dataset: the unit of work and of change. */
export interface UnitPlan {
  /** Unique, stable from build to build: `city/birmingham-al`. */
  readonly id: string;
  readonly pages: readonly SitePath[];
  /** Made on demand, so that a build never holds every dataset at once. Absent for pages of fixed text. */
  readonly data?: UnitData | undefined;
  /** Priorities of the pages in sitemaps, in the pages' order. */
  readonly priorities: readonly number[];
  /** The sitemap that the unit's pages belong to: a state's slug, or `pages`. */
  readonly sitemap: string;
}

/** Every page of the site, and every entry of the landing list. */
export interface SitePlan {
  readonly units: readonly UnitPlan[];
  readonly landing: ReadonlyMap<CitySlug, readonly LandingEntry[]>;
}

const largestCount = 12;
const highlightCount = 12;
const priorities = {
  home: 1,
  preset: 0.9,
  state: 0.8,
  city: 0.9,
  search: 0.6,
  pharmacy: 0.6,
  fixed: 0.5,
} as const;

/** Expands the lists to every route of the site (SPEC §2, §3, §9). Pure and lazy: datasets are made when asked for. */
export function planSite(input: SiteInput): SitePlan {
  const landing = new Map(
    input.cities.map((place) => [place.city.slug, landingOf(place, input.patterns)] as const),
  );
  const states = stateSummaries(input.cities);
  return {
    landing,
    units: [
      ...siteUnits(input, states),
      ...states.map((state) => stateUnit(state, input)),
      ...cityUnits(input, landing),
    ],
  };
}

const landingOf = (
  { city, listed, branded, neighborhoods, landmarks }: CityInput,
  patterns: LandingPatterns,
): readonly LandingEntry[] => [
  ...(branded === undefined ? [] : [brandedEntry(branded)]),
  ...(listed ? landingEntriesOf(city, neighborhoods, landmarks, patterns) : []),
];

const summaryOf = ({ city, pharmacies }: CityInput, count = pharmacies.length): CitySummary => ({
  slug: city.slug,
  name: city.name,
  state: city.state,
  count,
});

const byName = (a: { readonly name: string }, b: { readonly name: string }): number =>
  a.name.localeCompare(b.name, 'en');

const byPopulation = (a: CityInput, b: CityInput): number => b.city.population - a.city.population;

/** Each state that has a city or a branded store, by name; `count` tells how many of a city's listings count. */
function stateSummaries(
  cities: readonly CityInput[],
  count: (place: CityInput) => number = ({ pharmacies }) => pharmacies.length,
): readonly StateSummary[] {
  const codes = [...new Set(cities.map(({ city }) => city.state))];
  return codes
    .toSorted((a, b) => byName(usState(a), usState(b)))
    .map((state) => {
      const here = cities.filter(({ city }) => city.state === state);
      return {
        state,
        cities: here
          .filter(({ listed }) => listed)
          .map((place) => summaryOf(place, count(place)))
          .toSorted(byName),
        branded: here.flatMap(brandedLink).toSorted(byName),
      };
    });
}

const brandedLink = ({ city, branded }: CityInput): readonly BrandedLink[] =>
  branded === undefined ? [] : [{ slug: branded.slug, name: `${brandName}, ${cityLabel(city)}` }];

function siteUnits(input: SiteInput, states: readonly StateSummary[]): readonly UnitPlan[] {
  const { cities, featured, sample } = input;
  const overview: UnitPlan = {
    id: 'overview',
    pages: [homePath, pagePath('specialties'), pagePath('sitemap')],
    priorities: [priorities.home, priorities.fixed, priorities.fixed],
    sitemap: 'pages',
    data: {
      path: datasetPaths.overview,
      make: () => {
        // Towns known for a branded store alone have no directory: the counts are those of the directories.
        const largest = cities.filter(({ listed }) => listed).toSorted(byPopulation);
        const all = largest.flatMap(({ pharmacies }) => pharmacies);
        return {
          kind: 'overview',
          sample,
          states,
          largest: largest.slice(0, largestCount).map((place) => summaryOf(place)),
          featured,
          typeCounts: countTypes(all),
          total: all.length,
        };
      },
    },
  };
  const fixed: UnitPlan = {
    id: 'fixed',
    pages: [...(['about', 'privacy', 'terms', 'contact'] as const).map(pagePath), notFoundPath],
    priorities: Array.from({ length: 5 }, () => priorities.fixed),
    sitemap: 'pages',
  };
  const names: UnitPlan = {
    id: 'names',
    pages: [],
    priorities: [],
    sitemap: 'pages',
    data: { path: datasetPaths.names, make: () => namesDataset(cities, sample) },
  };
  return [overview, fixed, names, ...directoryPresets.map((preset) => presetUnit(preset, input))];
}

function countTypes(pharmacies: readonly Pharmacy[]) {
  const count = (type: (typeof pharmacyTypes)[number]): number =>
    pharmacies.filter((pharmacy) => hasType(pharmacy, type)).length;
  return {
    '24-hour': count('24-hour'),
    compounding: count('compounding'),
    specialty: count('specialty'),
    delivery: count('delivery'),
    emergency: count('emergency'),
    community: count('community'),
    hospital: count('hospital'),
    clinic: count('clinic'),
    'long-term-care': count('long-term-care'),
    'home-infusion': count('home-infusion'),
    'mail-order': count('mail-order'),
  } satisfies Record<(typeof pharmacyTypes)[number], number>;
}

function presetUnit({ id, type }: DirectoryPreset, { cities, sample }: SiteInput): UnitPlan {
  const matches = (pharmacy: Pharmacy): boolean => type === undefined || hasType(pharmacy, type);
  return {
    id: `directory/${id}`,
    pages: [presetPath(id)],
    priorities: [priorities.preset],
    sitemap: 'pages',
    data: {
      path: datasetPaths.preset(id),
      make: () => {
        const listed = cities.filter((place) => place.listed && place.pharmacies.some(matches));
        const highlights = listed.toSorted(byPopulation).flatMap(({ city, pharmacies }) => {
          const nearest = pharmacies
            .filter(matches)
            .toSorted(
              (a, b) => distanceMiles(city.location, a.location) - distanceMiles(city.location, b.location),
            )[0];
          return nearest === undefined ? [] : [{ pharmacy: nearest, city: city.slug }];
        });
        const count = ({ pharmacies }: CityInput): number => pharmacies.filter(matches).length;
        return {
          kind: 'preset',
          sample,
          preset: id,
          total: listed.reduce((sum, place) => sum + count(place), 0),
          highlights: highlights.slice(0, highlightCount),
          states: stateSummaries(listed, count).map((state) => ({ ...state, branded: [] })),
        };
      },
    },
  };
}

function stateUnit(
  { state, cities, branded }: StateSummary,
  { cities: inputs, sample }: SiteInput,
): UnitPlan {
  const { slug } = usState(state);
  return {
    id: `state/${slug}`,
    pages: [statePath(slug)],
    priorities: [priorities.state],
    sitemap: slug,
    data: {
      path: datasetPaths.state(slug),
      make: () => ({
        kind: 'state',
        sample,
        state,
        branded,
        cities: cities.map((city) => ({
          ...city,
          population: inputs.find((place) => place.city.slug === city.slug)?.city.population ?? 0,
        })),
      }),
    },
  };
}

function cityUnits(
  { cities, sample }: SiteInput,
  landing: ReadonlyMap<CitySlug, readonly LandingEntry[]>,
): readonly UnitPlan[] {
  const index = indexPharmacies(cities);
  const inputs = datasetInputs(cities);
  return cities.map((place) => {
    const { city, listed } = place;
    const entries = landing.get(city.slug) ?? [];
    return {
      id: `city/${city.slug}`,
      pages: [
        ...(listed ? [cityPath(city.slug), searchPath(city.slug)] : []),
        ...entries.map(({ slug }) => landingPath(slug)),
        ...place.pharmacies.map(pharmacyPath),
      ],
      priorities: [
        ...(listed ? [priorities.city, priorities.search] : []),
        ...entries.map(({ priority }) => priority),
        ...place.pharmacies.map(() => priorities.pharmacy),
      ],
      sitemap: sitemapOf(city.state),
      data: {
        path: datasetPaths.city(city.slug),
        inputs: inputs.get(place),
        make: () =>
          cityDataset({ ...place, landing: entries, nearby: nearbyCities(place, cities), sample }, index),
      },
    };
  });
}

const sitemapOf = (state: StateCode): string => usState(state).slug;

/** The nearest listed cities, nearest first. */
const nearbyCities = ({ city }: CityInput, cities: readonly CityInput[]): readonly NearbyCity[] =>
  cities
    .filter((other) => other.listed && other.city.slug !== city.slug)
    .map((other) => ({
      ...summaryOf(other),
      location: other.city.location,
      distanceMiles: Number(distanceMiles(city.location, other.city.location).toFixed(1)),
    }))
    .filter((other) => other.distanceMiles <= nearbyLimits.miles)
    .sort((a, b) => a.distanceMiles - b.distanceMiles || (a.slug < b.slug ? -1 : 1))
    .slice(0, nearbyLimits.count);
