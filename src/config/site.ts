/** The publisher's own facts: change them here before publishing under a real name. */
export const site = {
  name: 'Pharmacy Directory',
  tagline: 'Find a pharmacy by city, service and type',
  /** Where the site lives when SITE_ORIGIN is not set; `.example` is reserved and never resolves (RFC 2606). */
  defaultOrigin: 'https://pharmacy-directory.example',
  contactEmail: 'hello@pharmacy-directory.example',
  /** Where visitors and pharmacies report a wrong listing. */
  reportEmail: 'corrections@pharmacy-directory.example',
  /** Until when the contact in security.txt holds (RFC 9116 wants less than a year ahead); renew it each year. */
  securityContactUntil: '2027-09-30T00:00:00Z',
  /** What a landing page must show to ask to be indexed: see `landingIndexability`. */
  indexThresholds: { matches: 5, similarity: 0.7 },
  /** BCP 47 tag of every page's text. */
  language: 'en-US',
} as const;
