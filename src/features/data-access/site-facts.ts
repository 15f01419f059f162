import { createContext, useContext } from 'react';
import {
  defaultMapStyleUrl,
  listingsMeta,
  serviceMetaNames,
  unconfirmedMetaName,
  visitorLocationMetaName,
} from '../../config/constants.ts';
import type { SiteFacts } from '../../domain/site/page-renderer.ts';

const SiteFactsContext = createContext<SiteFacts | null>(null);

/** Gives the facts to the tree. */
export const SiteFactsProvider = SiteFactsContext.Provider;

/** The site's facts. Throws outside a SiteFactsProvider. */
export function useSiteFacts(): SiteFacts {
  const facts = useContext(SiteFactsContext);
  if (facts === null) throw new Error('useSiteFacts needs a SiteFactsProvider above it');
  return facts;
}

/** Reads the facts from a document of this site. */
export function readSiteFacts(page: Document): SiteFacts {
  const meta = (name: string): string | undefined =>
    page.querySelector(`meta[name="${name}"]`)?.getAttribute('content') ?? undefined;
  return {
    sample: meta(listingsMeta.name) === listingsMeta.sample,
    sources: sourcesOf(meta(listingsMeta.name)),
    unconfirmed: meta(unconfirmedMetaName)?.split(' '),
    origin: page.location.origin,
    lookupHost: lookupHostOf(meta(visitorLocationMetaName)),
    mapStyleUrl: (meta(serviceMetaNames.mapStyle) ?? defaultMapStyleUrl) || undefined,
    mapAtOnce: meta(serviceMetaNames.mapStart) === 'at-once',
    contactFormUrl: meta(serviceMetaNames.contactForm) || undefined,
  };
}

const sourcesOf = (listings: string | undefined): readonly string[] | undefined =>
  listings === undefined || listings === listingsMeta.sample ? undefined : listings.split(' ');

/** The host name of the location service's address, if there is one. */
const lookupHostOf = (address: string | null | undefined): string | undefined =>
  address && URL.canParse(address) ? new URL(address).hostname : undefined;
