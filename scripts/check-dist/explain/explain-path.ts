import type { LandingEntry } from '../../../src/domain/landing/landing-entry.ts';
import {
  hasNoCriteria,
  type Selection,
  selectListings,
} from '../../../src/domain/landing/landing-selection.ts';
import { listPage } from '../../../src/domain/list/list-page.ts';
import { chainAmong } from '../../../src/domain/pharmacy/brand.ts';
import type { FilterId } from '../../../src/domain/pharmacy/filters.ts';
import type { Pharmacy } from '../../../src/domain/pharmacy/pharmacy.ts';
import { cityLabel } from '../../../src/domain/places/city.ts';
import type { CityDataset } from '../../../src/domain/site/dataset.ts';
import {
  alwaysIndexed,
  brandCityIndexability,
  closedIndexability,
  type Indexability,
  type IndexReason,
  listIndexability,
  pharmacyIndexability,
  searchIndexability,
} from '../../../src/domain/site/indexability.ts';
import {
  judgedPage,
  landingVerdict,
  leastNearbyAnswers,
} from '../../../src/domain/site/landing-indexability.ts';
import type { PageRef } from '../../../src/domain/site/page-ref.ts';
import { cityPath, landingPath } from '../../../src/domain/site/paths.ts';
import { groupBy } from '../../../src/domain/text/group-by.ts';
import * as filterGuideMessages from '../../../src/messages/generated/filterGuide.ts';
import * as filtersMessages from '../../../src/messages/generated/filters.ts';
import * as typeGuideMessages from '../../../src/messages/generated/typeGuide.ts';
import { keywordOf } from '../../../src/messages/keyword-text.ts';
import { originText } from '../../../src/messages/origin-text.ts';
import { type PageGroup, shownOnPage } from '../../plan/page-group.ts';
import type { SitePlan } from '../../plan/site-plan.ts';

const { fewest, miles } = leastNearbyAnswers;

const reasonWords: Readonly<Record<IndexReason, string>> = {
  earned: 'it meets every condition for being indexed',
  empty: 'it lists nothing',
  'no-answer': `no pharmacy of the city is known to fit, and fewer than ${fewest} within ${miles} miles`,
  'same-as-city': 'it lists what the page of its city lists, in other words or in another order',
  'same-as-sibling': 'an indexed sibling of equal or higher priority lists the same',
  'duplicate-screen': 'it shows what another page shows',
  'uncertain-positions': 'some of its pharmacies may lie outside its area: only their ZIP codes are known',
  closed: 'the pharmacy is no longer there',
  'little-known': 'only a register’s row is known of the pharmacy: name, address, phone, kinds',
};

/** Returns lines about what a page shows and why it is indexed or not; undefined if no page has the path. */
export function explainPath(path: string, plan: SitePlan): readonly string[] | undefined {
  const group = plan.groups.find(({ pages }) => pages.some((page) => page.path === path));
  const page = group?.pages.find((candidate) => candidate.path === path);
  if (group === undefined || page === undefined || page.kind === 'not-found') return undefined;
  const [indexability, route, ...lines] = explainPage(page, group);
  const { index, reasons } = indexability;
  return [
    path,
    `Route: ${route}`,
    ...lines,
    `Indexed: ${index ? 'yes' : 'no'}`,
    ...reasons.map((reason) => `  ${reason}: ${reasonWords[reason]}`),
    `Sitemap: ${index ? `${group.sitemap}, priority ${page.priority}` : 'not listed'}`,
    `Dataset: ${group.data?.path ?? 'none, fixed text'}`,
  ];
}

type Explanation = readonly [Indexability, string, ...(readonly string[])];

function explainPage(page: PageRef, { id, data: groupData }: PageGroup): Explanation {
  const data = shownOnPage(page, groupData);
  switch (data?.kind) {
    case 'city':
      return explainCityPage(page, data);
    case 'state': {
      const { cities, towns = [], branded } = data;
      const listings = listingsIn([...cities, ...towns]);
      const places = `${cities.length} cities and ${towns.length} towns`;
      return [
        listIndexability(listings + branded.length),
        '/pharmacies/{location}, the page of a state',
        `Lists: ${places} with ${listings} listings, ${branded.length} branded stores`,
      ];
    }
    case 'preset':
      return [
        listIndexability(data.total),
        `the directory with the preset ${data.preset}`,
        `Lists: ${data.total} listings over all cities`,
      ];
    case 'brand': {
      const states = data.states.filter(({ state }) => page.kind !== 'brand-state' || page.state === state);
      const listings = listingsIn(states.flatMap(({ cities }) => cities));
      return [
        listIndexability(listings),
        `/brands/{brand} and states below it, the pharmacies of ${data.name}`,
        `Lists: ${listings} listings in ${states.length} states`,
      ];
    }
    default:
      return [alwaysIndexed, `a page of its own (${id})`];
  }
}

const listingsIn = (places: readonly { readonly count: number }[]): number =>
  places.reduce((total, { count }) => total + count, 0);

function explainCityPage(page: PageRef, dataset: CityDataset): Explanation {
  const { city, listed, pharmacies, landing, closed = [] } = dataset;
  const lists = (
    part: readonly Pharmacy[],
    of = ` of the city’s ${pharmacies.length}`,
  ): readonly string[] => [
    `Lists: ${part.length}${of} listings, nearest to the center first`,
    ...sourceLines(part),
  ];
  const pharmacyRoute = '/pharmacies/{location}/{pharmacy}, the page of';
  const entry = landing.find(({ slug }) => page.kind === 'landing' && slug === page.slug);
  if (entry !== undefined) return explainLanding(entry, dataset);
  const pharmacy = pharmacies.find(({ slug }) => page.kind === 'pharmacy' && slug === page.pharmacy);
  if (pharmacy !== undefined)
    return [
      pharmacyIndexability(pharmacy),
      `${pharmacyRoute} one pharmacy of ${city.slug}`,
      `Listing: ${pharmacy.name}, ${pharmacy.id}`,
      ...sourceLines([pharmacy]),
    ];
  const closedPharmacy = closed.find(({ slug }) => page.kind === 'closed-pharmacy' && slug === page.pharmacy);
  if (closedPharmacy !== undefined) {
    const why = [closedPharmacy.why, closedPharmacy.closedOn ?? closedPharmacy.missedOn].join(' ').trim();
    const route = `${pharmacyRoute} a pharmacy of ${city.slug} that is no longer there`;
    return [closedIndexability, route, `Closed: ${closedPharmacy.name}, ${closedPharmacy.id} (${why})`];
  }
  if (page.kind === 'list-page') {
    const part = listPage(dataset, page.number);
    const route = `/pharmacies/{location}/page-{number}, where the list of ${city.slug} goes on`;
    return [listIndexability(part.length), route, ...lists(part)];
  }
  if (page.kind === 'brand-city') {
    const chainPharmacies = chainAmong(pharmacies, page.brand)?.pharmacies ?? [];
    const route = `/brands/{brand}/{state}/{city}, the pharmacies of ${page.brand} in ${city.slug}`;
    return [
      brandCityIndexability(chainPharmacies.length, listed ? pharmacies.length : undefined),
      route,
      ...lists(chainPharmacies),
    ];
  }
  if (page.kind === 'city-search') {
    const route = `/pharmacy-{location}, a search for ${city.slug}, whose directory is ${cityPath(city.slug)}`;
    return [searchIndexability, route, ...lists(pharmacies, '')];
  }
  const route = `/pharmacies/{location}, the directory of ${city.slug}`;
  return [listIndexability(pharmacies.length), route, ...lists(pharmacies, '')];
}

function explainLanding(entry: LandingEntry, dataset: CityDataset): Explanation {
  const selection = selectListings(entry, dataset);
  const { list, around } = judgedPage(entry, dataset);
  const twin = dataset.landing.find(
    (sibling) =>
      sibling !== entry &&
      landingVerdict(dataset, sibling).index &&
      judgedPage(sibling, dataset).list === list,
  );
  const matches = selection.results.map(({ pharmacy }) => pharmacy);
  const elsewhere = selection.listed.length - matches.length + selection.fallback.length;
  const keyword = keywordOf(entry, cityLabel(dataset.city));
  return [
    landingVerdict(dataset, entry),
    `/{landing slug}, an entry of ${entry.city}: “${keyword}”, priority ${entry.priority}`,
    `Means: ${meaningOf(entry, selection)}`,
    `Order: distance from ${originText(selection.origin)}`,
    `Matches: ${matches.length} of the city’s ${dataset.pharmacies.length} listings, ${elsewhere} shown from elsewhere`,
    ...sourceLines(matches),
    `Known to fit within ${miles} miles: ${around}`,
    ...(twin === undefined ? [] : [`Lists the same as ${landingPath(twin.slug)}, which is indexed`]),
  ];
}

const meanings: Readonly<Record<FilterId, string>> = {
  ...filterGuideMessages.modifierMeaning,
  ...filterGuideMessages.serviceMeaning,
  ...typeGuideMessages.meaning,
};

function meaningOf(entry: LandingEntry, { criteria }: Selection): string {
  if (hasNoCriteria(criteria)) return 'nothing of its own: every listing of the city, under another name';
  const parts = [
    ...criteria.filters.map((id) => `“${filtersMessages.label[id]}”: ${meanings[id]}`),
    criteria.brand !== undefined && `brand ${criteria.brand}`,
    criteria.area !== undefined &&
      `within ${entry.neighborhood}, a ${criteria.area.shape} of ${criteria.area.radiusMiles} miles`,
    criteria.landmark !== undefined && `every listing, measured from ${criteria.landmark.name}`,
  ];
  return parts.filter((part) => part !== false).join('; and ');
}

function sourceLines(pharmacies: readonly Pharmacy[]): readonly string[] {
  const ids = pharmacies.flatMap(({ sources }) => [...new Set(sources.map(({ id }) => id))]);
  if (ids.length === 0) return [];
  const counts = [...groupBy(ids, String)].map(([id, { length }]) => `${id} ${length}`);
  return [`Sources: ${counts.join(', ')}`];
}
