/** Whose addresses browsers ask for by https alone, once they have seen this site by it (RFC 6797). */
export type StrictTransport = 'this host' | 'all hosts below it too' | 'and browsers know beforehand';

/**
 * More than this host is for an owner whose every host below it speaks https for good: it cannot be taken
 * back within two years. Browsers know beforehand of who asks to be listed at https://hstspreload.org.
 */
export const strictTransport: StrictTransport = 'this host';

/** Whether visitors' devices keep the pages they have opened, or what they keep is taken back. */
export type OfflinePages = 'on' | 'withdrawn';

/**
 * 'withdrawn' publishes a service worker that deletes what the one before it kept, and removes itself
 * (docs/hosting.md). Leave it published: a browser that comes back after a year still asks for it.
 */
export const offlinePages: OfflinePages = 'on';

/** Whether pages carry advertisements. `public/ads.txt` names who may sell them; without any it is empty. */
export type Advertising = 'none' | 'some';

/** 'some' takes the promise of none from the home page and from the page on privacy. */
export const advertising: Advertising = 'none';

/** The publisher's own facts: change them here before publishing under a real name. */
export const site = {
  name: 'Nearcross',
  tagline: 'Find a pharmacy by city, service and type',
  contactEmail: 'hello@pharmacy-directory.example',
  /** Where visitors and pharmacies report a wrong listing. */
  reportEmail: 'corrections@pharmacy-directory.example',
  /** BCP 47 tag of every page's text. */
  language: 'en-US',
} as const;

// What follows stands apart from `site`, since no browser's first script needs it.

/** Where the site lives when SITE_ORIGIN is not set; `.example` is reserved and never resolves (RFC 2606). */
export const defaultOrigin = 'https://pharmacy-directory.example';

/** Until when the contact in security.txt holds (RFC 9116: less than a year ahead); renew it each year. */
export const securityContactUntil = '2027-09-30T00:00:00Z';
