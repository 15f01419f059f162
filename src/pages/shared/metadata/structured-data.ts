import type { BreadcrumbList, ItemList, Pharmacy, WebSite } from 'schema-dts';
import type { Crumb } from '../../../components/layout/breadcrumbs.tsx';
import { site } from '../../../config/site.ts';
import { reliableHours } from '../../../domain/hours/agreed-hours.ts';
import { entryOf } from '../../../domain/landing/landing-entry.ts';
import { fullCards, landingView } from '../../../domain/landing/landing-view.ts';
import { inParts } from '../../../domain/list/list-groups.ts';
import { rankByDistance } from '../../../domain/list/ranking.ts';
import { chainAmong } from '../../../domain/pharmacy/brand.ts';
import { isSample, type Pharmacy as Listing } from '../../../domain/pharmacy/pharmacy.ts';
import { type City, cityLabel } from '../../../domain/places/city.ts';
import { resultsPerPage } from '../../../domain/search/directory-query.ts';
import type { CityDataset, ShownDataset } from '../../../domain/site/dataset.ts';
import type { PageRef } from '../../../domain/site/page-ref.ts';
import { absoluteUrl, homePath, pharmacyPath, presetPath } from '../../../domain/site/paths.ts';
import * as brandMessages from '../../../messages/generated/brand.ts';
import * as cityMessages from '../../../messages/generated/city.ts';
import * as listingMessages from '../../../messages/generated/listing.ts';
import * as listPageMessages from '../../../messages/generated/listPage.ts';
import * as presetsMessages from '../../../messages/generated/presets.ts';
import { landingHeading, landingLabel } from '../../../messages/keyword-text.ts';
import { brandCityTrail, brandStateTrail, brandTrail } from '../brand-trails.ts';
import { cityPageTrail, cityTrail, presetTrail, stateTrail } from '../trails.ts';
import { statedHours } from './stated-hours.ts';

type Statement = WebSite | BreadcrumbList | ItemList | Pharmacy;

/**
 * Gives what an indexed page states of itself in schema.org's terms, as a data block for its head; empty where there is
 * nothing to state. Everything in it is shown on the page (`npm run check:dist` compares the two). Only the pre-renderer writes
 * it: crawlers load every page anew, so the browser's bundle need not carry it.
 */
export function structuredData(page: PageRef, dataset: ShownDataset | undefined, origin: string): string {
  const statements = statementsOf(page, dataset, origin);
  if (statements.length === 0) return '';
  const json = JSON.stringify({ '@context': 'https://schema.org', '@graph': statements });
  // A listing's name must not be able to end the script element.
  return `<script type="application/ld+json">${json.replaceAll('<', '\\u003c')}</script>`;
}

function statementsOf(
  page: PageRef,
  dataset: ShownDataset | undefined,
  origin: string,
): readonly Statement[] {
  switch (page.kind) {
    case 'home':
      return [webSite(origin)];
    case 'preset': {
      const heading = presetsMessages.heading[page.preset];
      // A page directly below the home page shows no trail.
      return page.preset === 'directory' ? [] : [breadcrumbs(presetTrail(heading), origin)];
    }
    case 'state':
      return [breadcrumbs(stateTrail(page.state), origin)];
    case 'brand':
      return dataset?.kind === 'brand' ? [breadcrumbs(brandTrail(dataset.name), origin)] : [];
    case 'brand-state':
      return dataset?.kind === 'brand'
        ? [breadcrumbs(brandStateTrail(page.brand, dataset.name, page.state), origin)]
        : [];
    default:
      return dataset?.kind === 'city' ? cityStatements(page, dataset, origin) : [];
  }
}

function cityStatements(page: PageRef, dataset: CityDataset, origin: string): readonly Statement[] {
  const { city, listed, pharmacies } = dataset;
  switch (page.kind) {
    case 'city': {
      const shown = firstShown(pharmacies, city);
      const list = itemList(cityMessages.title({ city: cityLabel(city) }), pharmacies.length, shown, origin);
      return [breadcrumbs(cityTrail(city), origin), list];
    }
    case 'landing': {
      const entry = entryOf(dataset.landing, page.slug);
      if (entry === undefined) return [];
      const heading = landingHeading(entry, cityLabel(city));
      const { listed: items } = landingView(entry, dataset);
      const shown = inParts(items.slice(0, fullCards)).map(({ pharmacy }) => pharmacy);
      return [
        breadcrumbs(cityPageTrail(city, listed, landingLabel(entry)), origin),
        itemList(heading, items.length, shown, origin),
      ];
    }
    case 'brand-city': {
      const own = chainAmong(pharmacies, page.brand);
      if (own === undefined) return [];
      const heading = brandMessages.titleCity({ brand: own.name, city: cityLabel(city) });
      const shown = firstShown(own.pharmacies, city);
      return [
        breadcrumbs(brandCityTrail(page.brand, own.name, city), origin),
        itemList(heading, own.pharmacies.length, shown, origin),
      ];
    }
    case 'list-page':
      return [
        breadcrumbs(cityPageTrail(city, listed, listPageMessages.trail({ page: page.number })), origin),
      ];
    case 'pharmacy': {
      const pharmacy = pharmacies.find(({ slug }) => slug === page.pharmacy);
      if (pharmacy === undefined) return [];
      return [
        breadcrumbs(cityPageTrail(city, listed, pharmacy.name), origin),
        wholePharmacy(pharmacy, origin),
      ];
    }
    default:
      return [];
  }
}

/** The first page of a city's list, in the order shown. */
const firstShown = (pharmacies: readonly Listing[], { location }: City): readonly Listing[] =>
  inParts(rankByDistance(pharmacies, location).slice(0, resultsPerPage)).map(({ pharmacy }) => pharmacy);

/** The site, and how to search it: the same address that its search form leads to. */
const webSite = (origin: string): WebSite => {
  const search = {
    '@type': 'SearchAction',
    target: {
      '@type': 'EntryPoint',
      urlTemplate: `${absoluteUrl(origin, presetPath('directory'))}?q={search_term_string}`,
    },
    // Google's own property, which schema.org's vocabulary and its types lack.
    'query-input': 'required name=search_term_string',
  } as const;
  return {
    '@type': 'WebSite',
    name: site.name,
    url: absoluteUrl(origin, homePath),
    potentialAction: search,
  };
};

/** The trail that the page shows; the last crumb is the page itself and has no link. */
const breadcrumbs = (trail: readonly Crumb[], origin: string): BreadcrumbList => ({
  '@type': 'BreadcrumbList',
  itemListElement: trail.map(({ label, href }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    item: href === undefined ? undefined : absoluteUrl(origin, href),
  })),
});

/** The listings that a page shows in full, of a list of `total`: each is stated whole on its own page. */
const itemList = (name: string, total: number, shown: readonly Listing[], origin: string): ItemList => ({
  '@type': 'ItemList',
  name,
  numberOfItems: total,
  itemListElement: shown.map((pharmacy, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    url: absoluteUrl(origin, pharmacyPath(pharmacy)),
  })),
});

/** What the tag beside the name says. */
const tagOf = (listing: Listing): string | undefined =>
  isSample(listing) ? listingMessages.sample : undefined;

/** What a pharmacy's own page shows; a coordinate that is only its ZIP code's centre is left out. */
function wholePharmacy(pharmacy: Listing, origin: string): Pharmacy {
  const { address, location, website } = pharmacy;
  const schedule = pharmacy.hours && reliableHours(pharmacy.hours);
  return {
    '@type': 'Pharmacy',
    name: pharmacy.name,
    disambiguatingDescription: tagOf(pharmacy),
    telephone: pharmacy.phone,
    address: {
      '@type': 'PostalAddress',
      streetAddress: address.unit === undefined ? address.street : `${address.street}, ${address.unit}`,
      addressLocality: address.city,
      addressRegion: address.state,
      postalCode: address.zip,
      addressCountry: 'US',
    },
    url: absoluteUrl(origin, pharmacyPath(pharmacy)),
    sameAs: website,
    geo:
      location.precision === 'zip'
        ? undefined
        : { '@type': 'GeoCoordinates', latitude: location.lat, longitude: location.lng },
    ...(schedule !== undefined && statedHours(schedule)),
  };
}
