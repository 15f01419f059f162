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

/** Time after which finding the device counts as failed, from the visitor's permission on. */
export const devicePositionTimeoutMs = 10_000;

/**
 * Name of the `<meta>` tag with the URL of the IP geolocation service, token included. The page template
 * writes it only if a token is configured. Without the tag the client makes no lookup.
 */
export const visitorLocationMetaName = 'visitor-location';

/** Time after which an interactive map without a first picture counts as failed. */
export const mapLoadTimeoutMs = 20_000;

/**
 * The interactive map's default style. OpenFreeMap asks for no key and no registration
 * (https://openfreemap.org/quick_start/).
 */
export const defaultMapStyleUrl = 'https://tiles.openfreemap.org/styles/liberty';

/** Names of the `<meta>` tags that configure other services, written if not the default. */
export const serviceMetaNames = {
  mapStyle: 'map-style',
  mapStart: 'map-start',
  contactForm: 'contact-form',
} as const;

export const mapStarts = ['tap', 'at-once'] as const;

/**
 * Name of the `<meta>` tag with the paths of the page's scripts, separated by spaces. The page's first script
 * loads them once the page is painted.
 */
export const modulesMetaName = 'modules';

/**
 * Name of the `<meta>` tag with the URL and the kind of the page's dataset, separated by a space. The page's
 * first script loads it once the page is painted.
 */
export const datasetMetaName = 'dataset';

/** The `<meta>` tag that says that listings are samples, or names their sources. */
export const listingsMeta = { name: 'listings', sample: 'sample' } as const;

/**
 * Name of the `<meta>` tag with the types that have a directory route but no listing, separated by spaces.
 * Written only if there are any.
 */
export const unconfirmedMetaName = 'unconfirmed';
