/** Which hosts browsers shall request only by https (RFC 6797). */
export type StrictTransport = 'this host' | 'all hosts below it too' | 'and browsers know beforehand';

/**
 * Which hosts browsers shall request only by https. Browsers remember the choice for two years. 'and browsers
 * know beforehand' needs an entry at https://hstspreload.org.
 */
export const strictTransport: StrictTransport = 'this host';

/** Whether browsers save opened pages for offline use, or delete saved ones. */
export type OfflinePages = 'on' | 'withdrawn';

/**
 * Whether browsers save opened pages for offline use. 'withdrawn' deletes saved pages; leave it set for years
 * (docs/hosting.md).
 */
export const offlinePages: OfflinePages = 'on';

/** Whether pages carry advertisements. */
export type Advertising = 'none' | 'some';

/** Whether pages carry advertisements. With 'none' the site promises that it has none. */
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

/** Origin of the site if SITE_ORIGIN is not set. It never resolves (RFC 2606). */
export const defaultOrigin = 'https://pharmacy-directory.example';

/** When security.txt expires. Renew it each year (RFC 9116). */
export const securityContactUntil = '2027-09-30T00:00:00Z';
