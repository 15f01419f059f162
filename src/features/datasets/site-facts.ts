import { queryOptions } from '@tanstack/react-query';
import { listingsMeta, visitorLocationMetaName } from '../../config/constants.ts';
import type { SiteFacts } from '../../domain/page-renderer.ts';

/** The site's facts, which the pre-renderer seeds and the browser reads from the document. */
export const siteFactsQuery = () =>
  queryOptions({ queryKey: ['site-facts'], queryFn: () => readSiteFacts(document) });

/** Reads the facts from a document of this site. */
export function readSiteFacts(page: Document): SiteFacts {
  const meta = (name: string): string | undefined =>
    page.querySelector(`meta[name="${name}"]`)?.getAttribute('content') ?? undefined;
  return {
    sample: meta(listingsMeta.name) === listingsMeta.sample,
    origin: page.location.origin,
    lookupHost: lookupHostOf(meta(visitorLocationMetaName)),
  };
}

/** The host name of the location service's address, if there is one. */
export const lookupHostOf = (address: string | null | undefined): string | undefined =>
  address && URL.canParse(address) ? new URL(address).hostname : undefined;
