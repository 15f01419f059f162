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

export const SiteFactsProvider = SiteFactsContext.Provider;

/** Returns the site's facts, such as its URL origin. Throws outside a SiteFactsProvider. */
export function useSiteFacts(): SiteFacts {
  const facts = useContext(SiteFactsContext);
  if (facts === null) throw new Error('useSiteFacts needs a SiteFactsProvider above it');
  return facts;
}

/** Reads the site's facts from the meta elements of a page. */
export function readSiteFacts(page: Document): SiteFacts {
  const meta = (name: string): string | undefined =>
    page.querySelector(`meta[name="${name}"]`)?.getAttribute('content') ?? undefined;
  const listings = meta(listingsMeta.name);
  const lookup = meta(visitorLocationMetaName) ?? '';
  const sample = listings === listingsMeta.sample;
  return {
    sample,
    sources: sample ? undefined : listings?.split(' '),
    unconfirmed: meta(unconfirmedMetaName)?.split(' '),
    origin: page.location.origin,
    lookupHost: URL.canParse(lookup) ? new URL(lookup).hostname : undefined,
    mapStyleUrl: (meta(serviceMetaNames.mapStyle) ?? defaultMapStyleUrl) || undefined,
    mapAtOnce: meta(serviceMetaNames.mapStart) === 'at-once',
    contactFormUrl: meta(serviceMetaNames.contactForm) || undefined,
  };
}
