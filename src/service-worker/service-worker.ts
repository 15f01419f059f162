import { clientsClaim } from 'workbox-core';
import type { RouteMatchCallback, WorkboxPlugin } from 'workbox-core/types.js';
import { CacheExpiration, ExpirationPlugin } from 'workbox-expiration';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import { CacheFirst, NetworkFirst, type Strategy } from 'workbox-strategies';
import {
  fileToKeep,
  longestKeptSeconds,
  pageToKeep,
  phoneOfKept,
  savedAt,
  titleOfKept,
} from './kept-answer.ts';
import { pageAddress, type RequestKind, requestKind } from './request-kind.ts';
import { filesOf, isOfThisSite, markedAsSaved, offlinePage, type SavedPage } from './saved-page.ts';
import { hasRightType, isPage, isWhole } from './sound-answer.ts';

declare const self: ServiceWorkerGlobalScope;

/**
 * Each kind's cache and its maximum number of responses; beyond it, the least recently used are deleted. To
 * change what a cache holds, rename it: caches of former names are deleted. The limits hold the files of all
 * kept pages over several deploys, so that no page outlives its style and data.
 */
const kinds = {
  page: { cacheName: 'pages-2', maxEntries: 50 },
  asset: { cacheName: 'assets-3', maxEntries: 400 },
  dataset: { cacheName: 'datasets-3', maxEntries: 200 },
  manifest: { cacheName: 'manifests-1', maxEntries: 60 },
  file: { cacheName: 'files-2', maxEntries: 20 },
} as const satisfies Record<RequestKind, { readonly cacheName: string; readonly maxEntries: number }>;

/** Seconds without a network response before a kept one is shown; without a kept one, the visitor waits. */
const networkTimeoutSeconds = 4;

/**
 * Returns the offline page's content policy: only styles, fonts, its own script, and requests to this site.
 */
const offlinePolicy = (nonce: string): string =>
  `default-src 'none'; style-src 'self'; font-src 'self'; script-src 'nonce-${nonce}'; connect-src 'self'; ` +
  "base-uri 'none'; frame-ancestors 'none'";

/** Returns a strategy's options for a kind; responses pass through the plugins before they are kept. */
function optionsFor(kind: RequestKind, ...plugins: readonly WorkboxPlugin[]) {
  const { cacheName, maxEntries } = kinds[kind];
  const limited = new ExpirationPlugin({
    ...{ maxEntries, maxAgeSeconds: longestKeptSeconds, purgeOnQuotaError: true },
  });
  // Hosts vary responses by compression, which does not change their content.
  return { cacheName, matchOptions: { ignoreVary: true }, plugins: [...plugins, limited] };
}

/** Answers requests of a kind by a strategy, even if the response cannot be kept, as on a full device. */
function answerBy(kind: RequestKind, strategy: Strategy): void {
  const matches: RouteMatchCallback = ({ url, sameOrigin }) => sameOrigin && requestKind(url) === kind;
  registerRoute(matches, (handled) => {
    const [answer, kept] = strategy.handleAll(handled);
    kept.catch(() => undefined);
    return answer;
  });
}

/** True if the response's content type suits the file. */
const isRight = (request: Request, { headers }: Response): boolean =>
  hasRightType(new URL(request.url).pathname, headers.get('content-type'));

/**
 * URLs requested past the browser's cache since the worker started. Each gets one try, as a host may alter a
 * file on every request.
 */
const refetched = new Set<string>();

/** Answers 404 if a host responds with something other than the file; keeps only whole files. */
const soundOnly: WorkboxPlugin = {
  fetchDidSucceed: async ({ request, response }) =>
    response.ok && !isRight(request, response) ? new Response(null, { status: 404 }) : response,
  cacheWillUpdate: async ({ request, response }) => {
    if (response.status !== 200) return null;
    const content = await response.arrayBuffer();
    if (await isWhole(new URL(request.url).pathname, content)) return fileToKeep(content, response);
    // The browser's own cache might keep the truncated file for a year, unless it is requested anew.
    if (!refetched.has(request.url)) await (await fetch(request.url, { cache: 'reload' })).arrayBuffer();
    refetched.add(request.url);
    return null;
  },
};
const rightOnly: WorkboxPlugin = {
  cacheWillUpdate: async ({ request, response }) =>
    response.status === 200 && isRight(request, response) ? response : null,
};
const pagesOnly: WorkboxPlugin = {
  cacheKeyWillBeUsed: async ({ request }) => pageAddress(request.url),
  // A kept page is better than a server error; without one, the error is shown.
  fetchDidSucceed: async ({ response, state }) => {
    if (response.status < 500) return response;
    if (state !== undefined) state.fault = response;
    throw new Error(`${response.url} answered ${response.status}`);
  },
  handlerDidError: async ({ state }) => (state?.fault instanceof Response ? state.fault : undefined),
  cacheWillUpdate: async ({ response }) => {
    if (!isPage(response)) return null;
    const html = await response.text();
    return isOfThisSite(html) ? pageToKeep(html, response, new Date()) : null;
  },
};
const keepsFiles: WorkboxPlugin = {
  cacheDidUpdate: async ({ event, newResponse }) => keepFiles(event, await newResponse.text()),
  cachedResponseWillBeUsed: async ({ cachedResponse }) =>
    cachedResponse === undefined ? null : marked(cachedResponse),
};

const assets = new CacheFirst(optionsFor('asset', soundOnly));
const datasets = new CacheFirst(optionsFor('dataset', soundOnly));
const manifests = new NetworkFirst({ ...optionsFor('manifest', soundOnly), networkTimeoutSeconds });
const files = new NetworkFirst(optionsFor('file', rightOnly));
// The network comes first, so that pages are current. Only the app reads a page's query.
const pages = new NetworkFirst({ ...optionsFor('page', pagesOnly), networkTimeoutSeconds });
// Added last: a page's age is read from its date, which a marked page lacks.
pages.plugins.push(keepsFiles);
answerBy('asset', assets);
answerBy('dataset', datasets);
answerBy('manifest', manifests);
answerBy('file', files);
answerBy('page', pages);

setCatchHandler(async ({ request }) => {
  if (request.mode !== 'navigate') return Response.error();
  const nonce = crypto.randomUUID();
  return page(offlinePage(await savedPages(), await anyStylesheet(), nonce), 503, offlinePolicy(nonce));
});

// Pages come from the network, and asset names are unique: a new worker can serve older pages.
self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(deleteCaches(isFormer)));
clientsClaim();

self.addEventListener('message', (event) => {
  if (event.data?.type === 'FORGET') event.waitUntil(deleteCaches(() => true));
});

const current: readonly string[] = Object.values(kinds).map(({ cacheName }) => cacheName);
const isFormer = (name: string): boolean =>
  /^(?:pages|assets|datasets|manifests|files)-\d+$/.test(name) && !current.includes(name);

/** Deletes caches, and the records of when their content was used, since those name pages too. */
async function deleteCaches(which: (name: string) => boolean): Promise<void> {
  const names = new Set([...current, ...(await self.caches.keys())].filter(which));
  for (const name of names) {
    await self.caches.delete(name);
    await new CacheExpiration(name, { maxAgeSeconds: longestKeptSeconds }).delete();
  }
}

/**
 * Keeps the files of a page that was not fetched as a document, but for example by the app. Its HTML may be
 * of a later deploy. A document requests its files itself.
 */
async function keepFiles(event: ExtendableEvent, html: string): Promise<void> {
  if (event instanceof FetchEvent && event.request.mode === 'navigate') return;
  const urls = filesOf(html).map((path) => new URL(path, self.location.origin));
  await Promise.allSettled(
    urls.map((url) => {
      const strategy = requestKind(url) === 'asset' ? assets : datasets;
      return Promise.all(strategy.handleAll({ request: new Request(url), event }));
    }),
  );
}

async function marked(kept: Response): Promise<Response> {
  const html = markedAsSaved(await kept.text(), savedAt(kept));
  return page(html, 200, kept.headers.get('content-security-policy'));
}

const page = (html: string, status: number, policy: string | null): Response =>
  new Response(html, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      ...(policy === null ? {} : { 'content-security-policy': policy }),
    },
  });

/** Returns the kept pages that are not too old, the last saved first. */
async function savedPages(): Promise<readonly SavedPage[]> {
  const cache = await self.caches.open(kinds.page.cacheName);
  // Dates have whole seconds; of pages saved in the same second, the later one is later in the cache.
  const keys = (await cache.keys()).toReversed();
  const oldest = Date.now() - longestKeptSeconds * 1000;
  const saved = await Promise.all(
    keys.map(async (key) => {
      const kept = await cache.match(key, { ignoreVary: true });
      const { pathname } = new URL(key.url);
      const time = (kept && savedAt(kept))?.getTime() ?? 0;
      const phone = kept && phoneOfKept(kept);
      return { path: pathname, title: (kept && titleOfKept(kept)) ?? pathname, phone, time };
    }),
  );
  return saved.filter(({ time }) => time >= oldest).toSorted((a, b) => b.time - a.time);
}

async function anyStylesheet(): Promise<string | undefined> {
  const keys = await (await self.caches.open(kinds.asset.cacheName)).keys();
  return keys.map(({ url }) => new URL(url).pathname).findLast((path) => path.endsWith('.css'));
}
