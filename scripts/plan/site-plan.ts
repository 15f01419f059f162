import type { LandingEntry } from '../../src/domain/landing/landing-entry.ts';
import type { NearbyCity } from '../../src/domain/places/city-summary.ts';
import { distanceMiles } from '../../src/domain/places/geo.ts';
import { type StateCode, usState } from '../../src/domain/places/us-state.ts';
import { type DirectoryPreset, directoryPresets } from '../../src/domain/search/directory-preset.ts';
import { rankByDistance } from '../../src/domain/search/directory-query.ts';
import type { Dataset, FeaturedListing, StateDataset, StateSummary } from '../../src/domain/site/dataset.ts';
import {
  cityPath,
  datasetPaths,
  homePath,
  landingPath,
  listPagePath,
  notFoundPath,
  pagePath,
  pharmacyPath,
  presetPath,
  type SitePath,
  searchPath,
  statePath,
} from '../../src/domain/site/paths.ts';
import type { CitySlug } from '../../src/domain/text/slug.ts';
import { cityDataset } from './city-dataset.ts';
import type { CityInput } from './city-input.ts';
import { datasetInputs, nearbyLimits } from './city-reach.ts';
import { stateSummaries, summaryOf } from './city-summaries.ts';
import { brandedEntry, type LandingPatterns, landingEntriesOf } from './landing-list.ts';
import { cutList } from './list-cut.ts';
import { namesDataset } from './names-dataset.ts';
import { overviewDataset } from './overview-dataset.ts';
import { indexPharmacies } from './pharmacy-index.ts';
import { presetDataset } from './preset-dataset.ts';

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

const priorities = {
  home: 1,
  preset: 0.9,
  state: 0.8,
  city: 0.9,
  search: 0.6,
  listPage: 0.5,
  pharmacy: 0.6,
  fixed: 0.5,
} as const;

/** Expands the lists to every route of the site (docs/specification.md#routes, #limits). Pure and lazy: datasets are made when asked for. */
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

function siteUnits(input: SiteInput, states: readonly StateSummary[]): readonly UnitPlan[] {
  const { cities, sample } = input;
  const overview: UnitPlan = {
    id: 'overview',
    pages: [homePath, pagePath('specialties'), pagePath('sitemap')],
    priorities: [priorities.home, priorities.fixed, priorities.fixed],
    sitemap: 'pages',
    data: {
      path: datasetPaths.overview,
      make: () => overviewDataset(input, states),
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

function presetUnit(preset: DirectoryPreset, { cities, sample }: SiteInput): UnitPlan {
  return {
    id: `directory/${preset.id}`,
    pages: [presetPath(preset.id)],
    priorities: [priorities.preset],
    sitemap: 'pages',
    data: { path: datasetPaths.preset(preset.id), make: () => presetDataset(preset, cities, sample) },
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
        longLists: longLists(state, inputs),
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
    const further = furtherPages(place);
    return {
      id: `city/${city.slug}`,
      pages: [
        ...(listed ? [cityPath(city.slug), searchPath(city.slug)] : []),
        ...entries.map(({ slug }) => landingPath(slug)),
        ...further.map((page) => listPagePath(city.slug, page)),
        ...place.pharmacies.map(pharmacyPath),
      ],
      priorities: [
        ...(listed ? [priorities.city, priorities.search] : []),
        ...entries.map(({ priority }) => priority),
        ...further.map(() => priorities.listPage),
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

/** The numbers of the pages that the city's list goes on to, from 2, in the order of its dataset. */
function furtherPages({ city, listed, pharmacies }: CityInput): readonly number[] {
  const ordered = rankByDistance(pharmacies, city.location).map(({ pharmacy }) => pharmacy);
  return (cutList({ listed, pharmacies: ordered }).listEnds ?? []).map((_, index) => index + 1).slice(1);
}

/** Cities of a state whose lists go on to further pages; absent where none does. */
function longLists(state: StateCode, cities: readonly CityInput[]): StateDataset['longLists'] {
  const long = cities
    .filter(({ city }) => city.state === state)
    .map((place) => ({ slug: place.city.slug, name: place.city.name, pages: furtherPages(place).length + 1 }))
    .filter(({ pages }) => pages > 1);
  return long.length === 0 ? undefined : long.toSorted((a, b) => (a.slug < b.slug ? -1 : 1));
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
