/**
 * Toasts that answer the visitor's own action: "closes after 5000 ms and keeps 1 toast at a time"
 * (docs/specification.md#limits).
 */
export const actionToast = { durationMs: 5000, limit: 1 } as const;

/** Toasts of background work: "closes after 4000 ms and shows at most 3" (docs/specification.md#limits). */
export const backgroundToast = { durationMs: 4000, limit: 3 } as const;

/** "Tooltips: default delay 700 ms, skip delay 300 ms" (docs/specification.md#limits). */
export const tooltipTiming = { delayMs: 700, skipDelayMs: 300 } as const;

/**
 * "Data cache: retention 5 minutes by default. Failed fetches are retried 3 times with exponential backoff up to
 * 30 s" (docs/specification.md#limits). The first wait of one second is ours.
 */
export const dataCache = {
  retentionMs: 5 * 60_000,
  retries: 3,
  firstRetryMs: 1000,
  longestRetryMs: 30_000,
} as const;

/** How long the network lookup of the visitor's location may take before it counts as failed. */
export const locationLookupTimeoutMs = 5000;

/** How long the browser may take to find the device, once the visitor has allowed it. */
export const devicePositionTimeoutMs = 10_000;

/**
 * Name of the `<meta>` tag whose content is the address of the IP geolocation service, token included. The
 * page template writes it only when a token is configured; without the tag the client makes no lookup.
 */
export const visitorLocationMetaName = 'visitor-location';

/** How long the interactive map may take to show its first picture before it counts as failed. */
export const mapLoadTimeoutMs = 20_000;

/**
 * The interactive map's style where none is configured: OpenFreeMap asks for no key and no registration
 * (https://openfreemap.org/quick_start/).
 */
export const defaultMapStyleUrl = 'https://tiles.openfreemap.org/styles/liberty';

/** Names of the `<meta>` tags that say what a page may ask of others, where that is not the default. */
export const serviceMetaNames = {
  mapStyle: 'map-style',
  mapStart: 'map-start',
  contactForm: 'contact-form',
} as const;

/** When the street map comes: after a tap, or without one. */
export const mapStarts = ['tap', 'at-once'] as const;

/**
 * Name of the `<meta>` tag whose content is the paths of the page's scripts, separated by spaces, which its
 * first script asks for once the page is painted. The page template writes it.
 */
export const modulesMetaName = 'modules';

/**
 * Name of the `<meta>` tag whose content is the address and the kind of the page's dataset, separated by a
 * space, which its first script asks for once the page is painted. The page template writes it.
 */
export const datasetMetaName = 'dataset';

/** The `<meta>` tag by which a page says that its listings are samples, or names their sources. */
export const listingsMeta = { name: 'listings', sample: 'sample' } as const;

/**
 * Name of the `<meta>` tag whose content is the types of pharmacy that have a directory route and no listing,
 * separated by spaces; written only where there are any.
 */
export const unconfirmedMetaName = 'unconfirmed';
