/**
 * Toasts for the visitor's own action: "closes after 5000 ms and keeps 1 toast at a time"
 * (docs/specification.md#limits).
 */
export const actionToast = { durationMs: 5000, limit: 1 } as const;

/** Toasts of background work: "closes after 4000 ms and shows at most 3" (docs/specification.md#limits). */
export const backgroundToast = { durationMs: 4000, limit: 3 } as const;

/** "Tooltips: default delay 700 ms, skip delay 300 ms" (docs/specification.md#limits). */
export const tooltipTiming = { delayMs: 700, skipDelayMs: 300 } as const;

/**
 * "Data cache: retention 5 minutes by default. Failed fetches are retried 3 times with exponential backoff up
 * to 30 s" (docs/specification.md#limits). The first wait of one second is the project's own choice.
 */
export const dataCache = {
  retentionMs: 5 * 60_000,
  retries: 3,
  firstRetryMs: 1000,
  longestRetryMs: 30_000,
} as const;

export const locationLookupTimeoutMs = 5000;

/** Time for the device to find its position, counted from the visitor's permission. */
export const devicePositionTimeoutMs = 10_000;

/**
 * Name of the `<meta>` tag with the URL of the IP geolocation service, token included. Without the tag, the
 * client looks up no location.
 */
export const visitorLocationMetaName = 'visitor-location';

/** Time after which a street map that has not loaded counts as failed. */
export const mapLoadTimeoutMs = 20_000;

/**
 * Style of the street map. OpenFreeMap asks for no key and no registration
 * (https://openfreemap.org/quick_start/).
 */
export const defaultMapStyleUrl = 'https://tiles.openfreemap.org/styles/liberty';

/** Names of the `<meta>` tags that configure the street map and the contact form; absent for the defaults. */
export const serviceMetaNames = {
  mapStyle: 'map-style',
  mapStart: 'map-start',
  contactForm: 'contact-form',
} as const;

export const mapStarts = ['tap', 'at-once'] as const;

/** Name of the `<meta>` tag with the URLs of the page's scripts, separated by spaces. */
export const modulesMetaName = 'modules';

/**
 * Name of the `<meta>` tag with the page's data: URL and kind of its dataset, then URLs of the files with its
 * listings, separated by spaces.
 */
export const datasetMetaName = 'dataset';

/** The `<meta>` tag with the ids of the listings' sources, or `sample` if the listings are fictional. */
export const listingsMeta = { name: 'listings', sample: 'sample' } as const;

/**
 * Name of the `<meta>` tag with the pharmacy types that have a directory page but no listing, and `hours` if
 * no hours are known, separated by spaces. Absent if there are none.
 */
export const unconfirmedMetaName = 'unconfirmed';
