import { indexThresholds } from '../../../src/config/site.ts';
import type { LandingEntry } from '../../../src/domain/landing/landing-entry.ts';
import {
  isDuplicateTemplate,
  type Selection,
  selectListings,
} from '../../../src/domain/landing/landing-selection.ts';
import { chainAmong } from '../../../src/domain/pharmacy/brand-slug.ts';
import type { FilterId } from '../../../src/domain/pharmacy/filters.ts';
import type { Pharmacy } from '../../../src/domain/pharmacy/pharmacy.ts';
import { cityLabel } from '../../../src/domain/places/city.ts';
import { listPage } from '../../../src/domain/search/list-page.ts';
import { brandCityIndexability } from '../../../src/domain/site/brand-indexability.ts';
import type { CityDataset, Dataset, StateDataset } from '../../../src/domain/site/dataset.ts';
import {
  alwaysIndexed,
  closedIndexability,
  type Indexability,
  type IndexReason,
  listIndexability,
  searchIndexability,
} from '../../../src/domain/site/indexability.ts';
import { landingIndexability, resultSet, similarity } from '../../../src/domain/site/landing-indexability.ts';
import type { PageRef } from '../../../src/domain/site/page-ref.ts';
import { cityPath, landingPath, type SitePath } from '../../../src/domain/site/paths.ts';
import { pharmacyIndexability } from '../../../src/domain/site/pharmacy-indexability.ts';
import { groupBy } from '../../../src/domain/text/group-by.ts';
import * as filterGuideMessages from '../../../src/messages/generated/filterGuide.ts';
import * as filtersMessages from '../../../src/messages/generated/filters.ts';
import * as typeGuideMessages from '../../../src/messages/generated/typeGuide.ts';
import { keywordOf } from '../../../src/messages/keyword-text.ts';
import { originText } from '../../../src/messages/origin-text.ts';
import type { PageGroup } from '../../plan/page-group.ts';
import type { SitePlan } from '../../plan/site-plan.ts';

/** How many of the most similar siblings are told. */
const siblingsTold = 5;

/** What each reason of the index policy means. */
const reasonWords: Readonly<Record<IndexReason, string>> = {
  earned: 'it meets every condition for being indexed',
  'duplicate-template': 'it only rewords the page of its city',
  empty: 'it lists nothing',
  'too-few-matches': `fewer than ${indexThresholds.matches} listings of the city match`,
  'similar-to-city': `its results are more than ${percent(indexThresholds.similarity)} those of the city’s page`,
  'similar-to-sibling': `its results are more than ${percent(indexThresholds.similarity)} those of an indexed sibling of equal or higher priority`,
  'duplicate-screen': 'it shows what another page shows',
  'uncertain-positions':
    'some of what it places in an area, or of the first five from a landmark, may lie elsewhere: only the ZIP code tells where',
  closed: 'the pharmacy is no longer there',
  'little-known':
    'nothing is known of the pharmacy but what a register’s row tells: name, address, phone, kinds',
};

function percent(share: number): string {
  return `${Math.round(share * 100)} %`;
}

const fallbackRoute =
  'Route: none of its own. The directory screen answers, hosts with status 404 (404.html), never indexed.';
/** What hosts serve as it is (`/ads.txt`, `/sitemap.xml`): a plan knows pages alone, whose paths have no ending. */
const isFile = /\.[a-z0-9]+$/;
const fileRoute =
  'Route: no page. Hosts answer with the file of that name where the build publishes one, else with status 404 (404.html).';

/** Everything that decides what a path shows and whether it is indexed, as lines to print. */
export function explainPath(path: string, plan: SitePlan): readonly string[] {
  const group = plan.groups.find(({ pages }) => pages.some((page) => page.path === path));
  const page = group?.pages.find((candidate) => candidate.path === path);
  if (group === undefined || page === undefined || page.kind === 'not-found') {
    return [path, isFile.test(path) ? fileRoute : fallbackRoute];
  }
  const lines = explainPage(page, group, group.data?.make());
  return [
    path,
    ...lines,
    lines.includes(indexed) ? `Sitemap: ${group.sitemap}, priority ${page.priority}` : 'Sitemap: not listed',
    `Dataset: ${group.data?.path ?? 'none, fixed text'}`,
  ];
}

const indexed = 'Indexed: yes';

function explainPage(page: PageRef, group: PageGroup, data: Dataset | undefined): readonly string[] {
  switch (data?.kind) {
    case 'city':
      return explainCityPage(page, data);
    case 'state':
      return [
        'Route: /pharmacies/{location}, the page of a state',
        `Lists: ${data.cities.length} cities and ${data.towns?.length ?? 0} towns with ${listingsIn(data)} listings, ${data.branded.length} branded stores`,
        ...verdict(listIndexability(listingsIn(data) + data.branded.length)),
      ];
    case 'preset':
      return [
        `Route: the directory with the preset ${data.preset}`,
        `Lists: ${data.total} listings over all cities`,
        ...verdict(listIndexability(data.total)),
      ];
    case 'brand': {
      const states = data.states.filter(({ state }) => page.kind !== 'brand-state' || page.state === state);
      const count = sum(states.flatMap(({ cities }) => cities.map((city) => city.count)));
      return [
        `Route: /brands/{brand} and states below it, the pharmacies of ${data.name}`,
        `Lists: ${count} listings in ${states.length} states`,
        ...verdict(listIndexability(count)),
      ];
    }
    default:
      return [`Route: a page of its own (${group.id})`, ...verdict(alwaysIndexed)];
  }
}

const listingsIn = ({ cities, towns = [] }: StateDataset): number =>
  sum([...cities, ...towns].map(({ count }) => count));

function explainCityPage(page: PageRef, dataset: CityDataset): readonly string[] {
  const { city, pharmacies, landing } = dataset;
  switch (page.kind) {
    case 'landing':
      return landing
        .filter(({ slug }) => slug === page.slug)
        .flatMap((entry) => explainLanding(entry, dataset));
    case 'pharmacy':
      return pharmacies
        .filter(({ slug }) => slug === page.pharmacy)
        .flatMap((pharmacy) => [
          `Route: /pharmacies/{location}/{pharmacy}, the page of one pharmacy of ${city.slug}`,
          `Listing: ${pharmacy.name}, ${pharmacy.id}`,
          ...sourceLines([pharmacy]),
          ...verdict(pharmacyIndexability(pharmacy)),
        ]);
    case 'closed-pharmacy':
      return (dataset.closed ?? [])
        .filter(({ slug }) => slug === page.pharmacy)
        .flatMap((gone) => [
          `Route: /pharmacies/{location}/{pharmacy}, the page of a pharmacy of ${city.slug} that is no longer there`,
          `Closed: ${gone.name}, ${gone.id} (${[gone.why, gone.closedOn ?? gone.missedOn].join(' ').trim()})`,
          ...verdict(closedIndexability),
        ]);
    case 'list-page': {
      const part = listPage(dataset, page.number);
      return [
        `Route: /pharmacies/{location}/page-{number}, where the list of ${city.slug} goes on`,
        `Lists: ${part.length} of the city’s ${pharmacies.length} listings, nearest to the center first`,
        ...sourceLines(part),
        ...verdict(listIndexability(part.length)),
      ];
    }
    case 'brand-city': {
      const own = chainAmong(pharmacies, page.brand)?.pharmacies ?? [];
      return [
        `Route: /brands/{brand}/{state}/{city}, the pharmacies of ${page.brand} in ${city.slug}`,
        `Lists: ${own.length} of the city’s ${pharmacies.length} listings, nearest to the center first`,
        ...sourceLines(own),
        ...verdict(brandCityIndexability(dataset, own, indexThresholds)),
      ];
    }
    default: {
      const directory = page.kind === 'city';
      return [
        directory
          ? `Route: /pharmacies/{location}, the directory of ${city.slug}`
          : `Route: /pharmacy-{location}, a search for ${city.slug}, whose directory is ${cityPath(city.slug)}`,
        `Lists: ${pharmacies.length} listings, nearest to the center first`,
        ...sourceLines(pharmacies),
        ...verdict(directory ? listIndexability(pharmacies.length) : searchIndexability),
      ];
    }
  }
}

function explainLanding(entry: LandingEntry, dataset: CityDataset): readonly string[] {
  const selection = selectListings(entry, dataset);
  const verdicts = landingIndexability(dataset, indexThresholds);
  const matches = selection.results.map(({ pharmacy }) => pharmacy);
  const others = selection.listed.length - matches.length + selection.fallback.length;
  return [
    `Route: /{landing slug}, an entry of ${entry.city}: “${keywordOf(entry, cityLabel(dataset.city))}”, priority ${entry.priority}`,
    `Means: ${meaningOf(entry, selection)}`,
    `Order: distance from ${originText(selection.origin)}`,
    `Matches: ${matches.length} of the city’s ${dataset.pharmacies.length} listings, ${others} shown from elsewhere`,
    ...sourceLines(matches),
    ...similarityLines(entry, dataset, (sibling) => verdicts.get(sibling.slug)?.index === true),
    ...verdict(verdicts.get(entry.slug) ?? searchIndexability),
  ];
}

const meanings: Readonly<Record<FilterId, string>> = {
  ...filterGuideMessages.modifierMeaning,
  ...filterGuideMessages.serviceMeaning,
  ...typeGuideMessages.meaning,
};

function meaningOf(entry: LandingEntry, { criteria }: Selection): string {
  if (isDuplicateTemplate(criteria))
    return 'nothing of its own: every listing of the city, under another name';
  const parts = [
    ...criteria.filters.map((id) => `“${filtersMessages.label[id]}”: ${meanings[id]}`),
    criteria.brand !== undefined && `brand ${criteria.brand}`,
    criteria.area !== undefined &&
      `within ${entry.neighborhood}, a ${criteria.area.shape} of ${criteria.area.radiusMiles} miles`,
    criteria.landmark !== undefined && `every listing, measured from ${criteria.landmark.name}`,
  ];
  return parts.filter((part) => part !== false).join('; and ');
}

/** How like its city's page and its nearest siblings the page is, the most similar first. */
function similarityLines(
  entry: LandingEntry,
  dataset: CityDataset,
  isIndexed: (sibling: LandingEntry) => boolean,
): readonly string[] {
  const idsOf = (sibling: LandingEntry) =>
    resultSet(selectListings(sibling, dataset).results.map(({ pharmacy }) => pharmacy.id));
  const own = idsOf(entry);
  const ofCity = similarity(own, resultSet(dataset.pharmacies.map(({ id }) => id)));
  const siblings = dataset.landing
    .filter(({ slug }) => slug !== entry.slug)
    .map((sibling) => ({ sibling, like: similarity(own, idsOf(sibling)) }))
    .toSorted((a, b) => b.like - a.like)
    .slice(0, siblingsTold);
  return [
    `Similarity to ${cityPath(dataset.city.slug)}: ${percent(ofCity)}`,
    ...siblings.map(
      ({ sibling, like }) =>
        `Similarity to ${landingPath(sibling.slug)}: ${percent(like)} (${isIndexed(sibling) ? 'indexed' : 'not indexed'})`,
    ),
  ];
}

/** How many of the listings each source has a part in. */
function sourceLines(pharmacies: readonly Pharmacy[]): readonly string[] {
  const ids = pharmacies.flatMap(({ sources }) => [...new Set(sources.map(({ id }) => id))]);
  if (ids.length === 0) return [];
  const counts = [...groupBy(ids, String)].map(([id, { length }]) => `${id} ${length}`);
  return [`Sources: ${counts.join(', ')}`];
}

const verdict = ({ index, reasons }: Indexability): readonly string[] => [
  index ? indexed : 'Indexed: no',
  ...reasons.map((reason) => `  ${reason}: ${reasonWords[reason]}`),
];

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** Paths of the site that an unknown one may have been meant for. */
export const pathsLike = (given: string, plan: SitePlan): readonly SitePath[] => {
  const wanted = given.toLowerCase();
  return plan.groups.flatMap(({ pages }) => pages.map(({ path }) => path)).filter((path) => path === wanted);
};
