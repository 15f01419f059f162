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
import { isComplete, isPage, suitsPath } from './sound-answer.ts';

declare const self: ServiceWorkerGlobalScope;

// To change what a cache holds, rename it: caches of former names are deleted. The limits hold the files of
// all saved pages over several deploys, so that no page outlives its style and data.
const cacheSettings = {
  page: { cacheName: 'pages-2', maxEntries: 50 },
  asset: { cacheName: 'assets-3', maxEntries: 400 },
  dataset: { cacheName: 'datasets-3', maxEntries: 200 },
  manifest: { cacheName: 'manifests-1', maxEntries: 60 },
  file: { cacheName: 'files-2', maxEntries: 20 },
} as const satisfies Record<RequestKind, { readonly cacheName: string; readonly maxEntries: number }>;

const networkTimeoutSeconds = 4;

const offlinePolicy = (nonce: string): string =>
  `default-src 'none'; style-src 'self'; font-src 'self'; script-src 'nonce-${nonce}'; connect-src 'self'; ` +
  "base-uri 'none'; frame-ancestors 'none'";

function strategyOptions(kind: RequestKind, ...plugins: readonly WorkboxPlugin[]) {
  const { cacheName, maxEntries } = cacheSettings[kind];
  const limited = new ExpirationPlugin({
    ...{ maxEntries, maxAgeSeconds: longestKeptSeconds, purgeOnQuotaError: true },
  });
  // Hosts vary responses by compression, which does not change their content.
  return { cacheName, matchOptions: { ignoreVary: true }, plugins: [...plugins, limited] };
}

// Answers requests even if the response cannot be saved, as on a full device.
function answerKindBy(kind: RequestKind, strategy: Strategy): void {
  const matches: RouteMatchCallback = ({ url, sameOrigin }) => sameOrigin && requestKind(url) === kind;
  registerRoute(matches, (handled) => {
    const [answer, kept] = strategy.handleAll(handled);
    kept.catch(() => undefined);
    return answer;
  });
}

const hasMatchingType = (request: Request, { headers }: Response): boolean =>
  suitsPath(new URL(request.url).pathname, headers.get('content-type'));

// Each URL gets one try, as a host may alter a file on every request.
const refetchedUrls = new Set<string>();

const onlyWholeFiles: WorkboxPlugin = {
  fetchDidSucceed: async ({ request, response }) =>
    response.ok && !hasMatchingType(request, response) ? new Response(null, { status: 404 }) : response,
  cacheWillUpdate: async ({ request, response }) => {
    if (response.status !== 200) return null;
    const content = await response.arrayBuffer();
    if (await isComplete(new URL(request.url).pathname, content)) return fileToKeep(content, response);
    // The browser's own cache might keep the truncated file for a year, unless it is requested anew.
    if (!refetchedUrls.has(request.url)) await (await fetch(request.url, { cache: 'reload' })).arrayBuffer();
    refetchedUrls.add(request.url);
    return null;
  },
};
const onlyMatchingTypes: WorkboxPlugin = {
  cacheWillUpdate: async ({ request, response }) =>
    response.status === 200 && hasMatchingType(request, response) ? response : null,
};
const onlyPages: WorkboxPlugin = {
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
const savesFilesOfPages: WorkboxPlugin = {
  cacheDidUpdate: async ({ event, newResponse }) => saveFilesOf(event, await newResponse.text()),
  cachedResponseWillBeUsed: async ({ cachedResponse }) =>
    cachedResponse === undefined ? null : savedPageResponse(cachedResponse),
};

const assets = new CacheFirst(strategyOptions('asset', onlyWholeFiles));
const datasets = new CacheFirst(strategyOptions('dataset', onlyWholeFiles));
const manifests = new NetworkFirst({ ...strategyOptions('manifest', onlyWholeFiles), networkTimeoutSeconds });
const files = new NetworkFirst(strategyOptions('file', onlyMatchingTypes));
// The network comes first, so that pages are current. Only the app reads a page's query.
const pages = new NetworkFirst({ ...strategyOptions('page', onlyPages), networkTimeoutSeconds });
// Added last: a page's age is read from its date, which a marked page lacks.
pages.plugins.push(savesFilesOfPages);
answerKindBy('asset', assets);
answerKindBy('dataset', datasets);
answerKindBy('manifest', manifests);
answerKindBy('file', files);
answerKindBy('page', pages);

setCatchHandler(async ({ request }) => {
  if (request.mode !== 'navigate') return Response.error();
  const nonce = crypto.randomUUID();
  return htmlResponse(
    offlinePage(await savedPagesNewestFirst(), await anyStylesheet(), nonce),
    503,
    offlinePolicy(nonce),
  );
});

// Pages come from the network, and asset names are unique: a new worker can serve older pages.
self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(deleteCaches(isFormerCache)));
clientsClaim();

self.addEventListener('message', (event) => {
  if (event.data?.type === 'FORGET') event.waitUntil(deleteCaches(() => true));
});

const currentCaches: readonly string[] = Object.values(cacheSettings).map(({ cacheName }) => cacheName);
const isFormerCache = (name: string): boolean =>
  /^(?:pages|assets|datasets|manifests|files)-\d+$/.test(name) && !currentCaches.includes(name);

// The records of when files were used go too, since they name pages.
async function deleteCaches(which: (name: string) => boolean): Promise<void> {
  const names = new Set([...currentCaches, ...(await self.caches.keys())].filter(which));
  for (const name of names) {
    await self.caches.delete(name);
    await new CacheExpiration(name, { maxAgeSeconds: longestKeptSeconds }).delete();
  }
}

async function saveFilesOf(event: ExtendableEvent, html: string): Promise<void> {
  // A document requests its files itself; HTML that the app fetched may be of a later deploy.
  if (event instanceof FetchEvent && event.request.mode === 'navigate') return;
  const urls = filesOf(html).map((path) => new URL(path, self.location.origin));
  await Promise.allSettled(
    urls.map((url) => {
      const strategy = requestKind(url) === 'asset' ? assets : datasets;
      return Promise.all(strategy.handleAll({ request: new Request(url), event }));
    }),
  );
}

async function savedPageResponse(savedResponse: Response): Promise<Response> {
  const html = markedAsSaved(await savedResponse.text(), savedAt(savedResponse));
  return htmlResponse(html, 200, savedResponse.headers.get('content-security-policy'));
}

const htmlResponse = (html: string, status: number, policy: string | null): Response =>
  new Response(html, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      ...(policy === null ? {} : { 'content-security-policy': policy }),
    },
  });

async function savedPagesNewestFirst(): Promise<readonly SavedPage[]> {
  const cache = await self.caches.open(cacheSettings.page.cacheName);
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
  const keys = await (await self.caches.open(cacheSettings.asset.cacheName)).keys();
  return keys.map(({ url }) => new URL(url).pathname).findLast((path) => path.endsWith('.css'));
}
