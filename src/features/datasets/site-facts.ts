import { queryOptions } from '@tanstack/react-query';
import { visitorLocationMetaName } from '../../config/constants.ts';

/** What every page knows of the whole site. */
export interface SiteFacts {
  /** Whether the listings are samples. */
  readonly sample: boolean;
  /** Where the site lives: the configured origin while pre-rendering, the current one in the browser. */
  readonly origin: string;
  /** Host name of the IP geolocation service; absent when none is set up. */
  readonly lookupHost?: string | undefined;
}

/** Name of the meta tag that says what the listings are; the page template writes it. */
export const listingsMetaName = 'listings';

export const sampleListingsContent = 'sample';

/** The site's facts, which the pre-renderer seeds and the browser reads from the document. */
export const siteFactsQuery = () =>
  queryOptions({ queryKey: ['site-facts'], queryFn: () => readSiteFacts(document) });

/** Reads the facts from a document of this site. */
export function readSiteFacts(page: Document): SiteFacts {
  const meta = (name: string): string | undefined =>
    page.querySelector(`meta[name="${name}"]`)?.getAttribute('content') ?? undefined;
  return {
    sample: meta(listingsMetaName) === sampleListingsContent,
    origin: page.location.origin,
    lookupHost: lookupHostOf(meta(visitorLocationMetaName)),
  };
}

/** The host name of the location service's address, if there is one. */
export const lookupHostOf = (address: string | null | undefined): string | undefined =>
  address && URL.canParse(address) ? new URL(address).hostname : undefined;
