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
 * The cache of each kind, and most answers in it: then those go that were not used for longest. A new meaning of
 * what a cache holds needs a new name, and those of former names are deleted. There is room for the files of all
 * pages, over some deploys, so that a page does not outlast its style and its data.
 */
const kinds = {
  page: { cacheName: 'pages-2', maxEntries: 50 },
  asset: { cacheName: 'assets-3', maxEntries: 400 },
  dataset: { cacheName: 'datasets-3', maxEntries: 200 },
  manifest: { cacheName: 'manifests-1', maxEntries: 60 },
  file: { cacheName: 'files-2', maxEntries: 20 },
} as const satisfies Record<RequestKind, { readonly cacheName: string; readonly maxEntries: number }>;

/** Seconds that the network may say nothing before what is kept is shown; without it, the visitor waits. */
const networkTimeoutSeconds = 4;

/** The offline page needs a style with its font, and its script, which asks for the site again. */
const offlinePolicy = (nonce: string): string =>
  `default-src 'none'; style-src 'self'; font-src 'self'; script-src 'nonce-${nonce}'; connect-src 'self'; ` +
  "base-uri 'none'; frame-ancestors 'none'";

/** Options of a strategy for a kind, whose answers go through the plugins before they are kept. */
function optionsFor(kind: RequestKind, ...plugins: readonly WorkboxPlugin[]) {
  const { cacheName, maxEntries } = kinds[kind];
  const limited = new ExpirationPlugin({
    ...{ maxEntries, maxAgeSeconds: longestKeptSeconds, purgeOnQuotaError: true },
  });
  // Hosts vary answers by how they are compressed, which says nothing of what they are.
  return { cacheName, matchOptions: { ignoreVary: true }, plugins: [...plugins, limited] };
}

/** Answers requests of a kind by a strategy, also with what cannot be kept, as on a device without room. */
function answerBy(kind: RequestKind, strategy: Strategy): void {
  const asks: RouteMatchCallback = ({ url, sameOrigin }) => sameOrigin && requestKind(url) === kind;
  registerRoute(asks, (handled) => {
    const [answer, kept] = strategy.handleAll(handled);
    kept.catch(() => undefined);
    return answer;
  });
}

/** Whether an answer's type is one that the file can have. */
const isRight = (request: Request, { headers }: Response): boolean =>
  hasRightType(new URL(request.url).pathname, headers.get('content-type'));

/** Files that were asked for anew since the worker started: a host may change each on its way. */
const askedAnew = new Set<string>();

/** Answers 404 where a host gave something else in place of a file; keeps only whole files. */
const soundOnly: WorkboxPlugin = {
  fetchDidSucceed: async ({ request, response }) =>
    response.ok && !isRight(request, response) ? new Response(null, { status: 404 }) : response,
  cacheWillUpdate: async ({ request, response }) => {
    if (response.status !== 200) return null;
    const content = await response.arrayBuffer();
    if (await isWhole(new URL(request.url).pathname, content)) return fileToKeep(content, response);
    // The browser's own cache may keep what was cut off for a year, unless it is asked for anew.
    if (!askedAnew.has(request.url)) await (await fetch(request.url, { cache: 'reload' })).arrayBuffer();
    askedAnew.add(request.url);
    return null;
  },
};
const rightOnly: WorkboxPlugin = {
  cacheWillUpdate: async ({ request, response }) =>
    response.status === 200 && isRight(request, response) ? response : null,
};
const pagesOnly: WorkboxPlugin = {
  cacheKeyWillBeUsed: async ({ request }) => pageAddress(request.url),
  // A kept page is better than a host’s fault; where none is kept, the host’s own answer is.
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
// The network comes first, so that what looks fresh is. Only the app reads a page's query.
const pages = new NetworkFirst({ ...optionsFor('page', pagesOnly), networkTimeoutSeconds });
// What is too old is told by the date of a kept page, which a marked one has no more.
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

// Pages come from the network, assets and data have a name each: a new worker may serve older pages.
self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(deleteCaches(isFormer)));
clientsClaim();

self.addEventListener('message', (event) => {
  if (event.data?.type === 'FORGET') event.waitUntil(deleteCaches(() => true));
});

const current: readonly string[] = Object.values(kinds).map(({ cacheName }) => cacheName);
const isFormer = (name: string): boolean =>
  /^(?:pages|assets|datasets|manifests|files)-\d+$/.test(name) && !current.includes(name);

/** Deletes caches, and what is remembered of when their content was used: that names pages too. */
async function deleteCaches(which: (name: string) => boolean): Promise<void> {
  const names = new Set([...current, ...(await self.caches.keys())].filter(which));
  for (const name of names) {
    await self.caches.delete(name);
    await new CacheExpiration(name, { maxAgeSeconds: longestKeptSeconds }).delete();
  }
}

/**
 * Keeps the files of a page that was kept without being opened as a document, as when the app showed it: the HTML
 * may be of a later deploy than the app. A document asks for its files itself.
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

/** The pages of this device that would be shown, those saved last first. */
async function savedPages(): Promise<readonly SavedPage[]> {
  const cache = await self.caches.open(kinds.page.cacheName);
  // A date has whole seconds: of pages saved within one, the later stands later in the cache.
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
