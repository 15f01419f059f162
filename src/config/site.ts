/** Which hosts browsers request by https alone after one visit (RFC 6797). */
export type StrictTransport = 'this host' | 'all hosts below it too' | 'and browsers know beforehand';

/**
 * How far Strict-Transport-Security reaches. Choose a wider reach only if every host below this host keeps
 * https, since browsers remember it for two years. 'and browsers know beforehand' also needs an entry at
 * https://hstspreload.org.
 */
export const strictTransport: StrictTransport = 'this host';

/** Whether browsers save opened pages for offline use, or delete the saved pages. */
export type OfflinePages = 'on' | 'withdrawn';

/**
 * 'withdrawn' publishes a service worker that deletes saved pages and removes itself (docs/hosting.md). Leave
 * it published: a browser that returns after a year still asks for it.
 */
export const offlinePages: OfflinePages = 'on';

/** Whether pages carry advertisements; `public/ads.txt` then names the sellers. */
export type Advertising = 'none' | 'some';

/** 'some' removes the promise of no advertisements from the home page and the privacy page. */
export const advertising: Advertising = 'none';

/** The publisher's details. Change them before you publish under a real name. */
export const site = {
  name: 'Nearcross',
  tagline: 'Find a pharmacy by city, service and type',
  contactEmail: 'hello@pharmacy-directory.example',
  reportEmail: 'corrections@pharmacy-directory.example',
  /** BCP 47 tag. */
  language: 'en-US',
} as const;

// Not part of `site`, since no browser's first script needs it.

/** Origin of the site if SITE_ORIGIN is not set. `.example` never resolves (RFC 2606). */
export const defaultOrigin = 'https://pharmacy-directory.example';

/** Time when security.txt expires. RFC 9116 wants less than a year ahead, so renew it each year. */
export const securityContactUntil = '2027-09-30T00:00:00Z';
