/** Duration of toasts for a visitor's own action, and number shown at once (docs/specification.md#limits). */
export const actionToast = { durationMs: 5000, limit: 1 } as const;

/** Duration of toasts of background work, and number shown at once (docs/specification.md#limits). */
export const backgroundToast = { durationMs: 4000, limit: 3 } as const;

/** Delays of tooltips (docs/specification.md#limits). */
export const tooltipTiming = { delayMs: 700, skipDelayMs: 300 } as const;

/** How long data is kept, and how failed requests are repeated (docs/specification.md#limits). */
export const dataCache = {
  retentionMs: 5 * 60_000,
  retries: 3,
  // The project's own choice; the specification names no first wait.
  firstRetryMs: 1000,
  longestRetryMs: 30_000,
} as const;

export const locationLookupTimeoutMs = 5000;

/** Time for the device to find its position after the visitor's permission. */
export const devicePositionTimeoutMs = 10_000;

/** Name of the optional `<meta>` tag with the URL of a service that locates visitors by IP address. */
export const visitorLocationMetaName = 'visitor-location';

export const mapLoadTimeoutMs = 20_000;

/** URL of the street map's style, free and without a key (https://openfreemap.org/quick_start/). */
export const defaultMapStyleUrl = 'https://tiles.openfreemap.org/styles/liberty';

/** Names of the `<meta>` tags that configure the street map and the contact form. */
export const serviceMetaNames = {
  mapStyle: 'map-style',
  mapStart: 'map-start',
  contactForm: 'contact-form',
} as const;

export const mapStarts = ['tap', 'at-once'] as const;

/** Name of the `<meta>` tag with the URLs of a page's scripts, separated by spaces. */
export const modulesMetaName = 'modules';

/**
 * Name of the `<meta>` tag with the URLs of a page's data files. Separated by spaces, it has the dataset's
 * URL, its kind and the URLs of its map tiles.
 */
export const datasetMetaName = 'dataset';

/** Name of the `<meta>` tag with the ids of data sources, and its content if pharmacies are fictional. */
export const listingsMeta = { name: 'listings', sample: 'sample' } as const;

/**
 * Name of the `<meta>` tag that lists what the site has no data for, separated by spaces: pharmacy types such
 * as `24-hour`, and `hours`.
 */
export const unconfirmedMetaName = 'unconfirmed';
