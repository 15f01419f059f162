/** Hosts that browsers request by https alone after one visit (RFC 6797). */
export type StrictTransport = 'this host' | 'all hosts below it too' | 'and browsers know beforehand';

/**
 * How far Strict-Transport-Security reaches. Choose more than this host only if every host below it speaks
 * https for good, since browsers remember it for two years. 'and browsers know beforehand' also needs a
 * listing at https://hstspreload.org.
 */
export const strictTransport: StrictTransport = 'this host';

/** Whether visitors' devices keep opened pages for offline use, or delete what they kept. */
export type OfflinePages = 'on' | 'withdrawn';

/**
 * 'withdrawn' publishes a service worker that deletes the kept pages and removes itself (docs/hosting.md).
 * Leave it published: a browser that returns after a year still asks for it.
 */
export const offlinePages: OfflinePages = 'on';

/** Whether pages carry advertisements. `public/ads.txt` names the sellers; it is empty if there are none. */
export type Advertising = 'none' | 'some';

/** 'some' removes the promise of no advertisements from the home page and the privacy page. */
export const advertising: Advertising = 'none';

/** The publisher's details: change them before publishing under a real name. */
export const site = {
  name: 'Nearcross',
  tagline: 'Find a pharmacy by city, service and type',
  contactEmail: 'hello@pharmacy-directory.example',
  /** Where visitors and pharmacies report a wrong listing. */
  reportEmail: 'corrections@pharmacy-directory.example',
  /** BCP 47 tag of every page's text. */
  language: 'en-US',
} as const;

// Not part of `site`, since no browser's first script needs it.

/** The site's origin if SITE_ORIGIN is not set; `.example` is reserved and never resolves (RFC 2606). */
export const defaultOrigin = 'https://pharmacy-directory.example';

/** When security.txt expires (RFC 9116: less than a year ahead); renew it each year. */
export const securityContactUntil = '2027-09-30T00:00:00Z';
