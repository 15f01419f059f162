import { clientsClaim } from 'workbox-core';
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
import { hasRightType, isPage } from './sound-answer.ts';

declare const self: ServiceWorkerGlobalScope;

/** Caches of this site; a new meaning of their content needs a new name. Those of former names are deleted. */
const cacheNames = {
  page: 'pages-2',
  asset: 'assets-2',
  dataset: 'datasets-2',
  manifest: 'manifests-1',
  file: 'files-2',
} as const satisfies Record<RequestKind, string>;

/**
 * Most answers kept of each kind; then those go that were not used for longest. There is room for the files of all pages, over
 * some deploys, so that a page does not outlast its style and its data.
 */
const limits = {
  page: 50,
  asset: 400,
  dataset: 200,
  manifest: 60,
  file: 20,
} as const satisfies Record<RequestKind, number>;

/** How long a line may say nothing before what is kept is shown, in seconds. Where nothing is kept, the visitor waits for it. */
const networkTimeoutSeconds = 4;

/** The offline page needs a style with its font, and its own script, which asks whether the site answers again. */
const offlinePolicy = (nonce: string): string =>
  `default-src 'none'; style-src 'self'; font-src 'self'; script-src 'nonce-${nonce}'; connect-src 'self'; ` +
  "base-uri 'none'; frame-ancestors 'none'";

interface Asked {
  readonly url: URL;
  readonly sameOrigin: boolean;
}

interface Answer {
  readonly request: Request;
  readonly response: Response;
}

interface Handled {
  readonly request: Request;
  readonly event: ExtendableEvent;
}

interface Kept {
  readonly event: ExtendableEvent;
  readonly newResponse: Response;
}

/** Under which a strategy remembers the faulty answer of a host. */
const fault = 'fault';

const asksFor =
  (kind: RequestKind) =>
  ({ url, sameOrigin }: Asked): boolean =>
    sameOrigin && requestKind(url) === kind;

const cacheOf = (kind: RequestKind) => ({
  cacheName: cacheNames[kind],
  // Hosts vary answers by how they are compressed, which says nothing of what they are.
  matchOptions: { ignoreVary: true },
});

/** Answers by the strategy. That an answer cannot be kept, as on a device without room, is no fault of the answer. */
const by = (strategy: Strategy) => (handled: Handled) => {
  const [answer, kept] = strategy.handleAll(handled);
  kept.catch(() => undefined);
  return answer;
};

const limited = (kind: RequestKind): ExpirationPlugin =>
  new ExpirationPlugin({
    maxEntries: limits[kind],
    maxAgeSeconds: longestKeptSeconds,
    purgeOnQuotaError: true,
  });

/** Whether an answer's type is one that the file can have. */
const isRight = ({ request, response }: Answer): boolean =>
  hasRightType(new URL(request.url).pathname, response.headers.get('content-type'));

/** Answers as a host should that has no such file, where it gave something else in its place; keeps only what it has. */
const soundOnly = {
  fetchDidSucceed: async (answer: Answer) =>
    answer.response.ok && !isRight(answer) ? new Response(null, { status: 404 }) : answer.response,
  cacheWillUpdate: async ({ response }: Answer) => (response.status === 200 ? fileToKeep(response) : null),
};

const assets = new CacheFirst({ ...cacheOf('asset'), plugins: [soundOnly, limited('asset')] });

const datasets = new CacheFirst({ ...cacheOf('dataset'), plugins: [soundOnly, limited('dataset')] });

registerRoute(asksFor('asset'), by(assets));
registerRoute(asksFor('dataset'), by(datasets));

registerRoute(
  asksFor('manifest'),
  by(
    new NetworkFirst({
      ...cacheOf('manifest'),
      networkTimeoutSeconds,
      plugins: [soundOnly, limited('manifest')],
    }),
  ),
);

registerRoute(
  asksFor('file'),
  by(
    new NetworkFirst({
      ...cacheOf('file'),
      plugins: [
        {
          cacheWillUpdate: async (answer: Answer) =>
            answer.response.status === 200 && isRight(answer) ? answer.response : null,
        },
        limited('file'),
      ],
    }),
  ),
);

// The network comes first, so that what looks fresh is. A page's HTML is the same under every query, which only the app reads.
registerRoute(
  asksFor('page'),
  by(
    new NetworkFirst({
      ...cacheOf('page'),
      networkTimeoutSeconds,
      plugins: [
        {
          cacheKeyWillBeUsed: async ({ request }) => pageAddress(request.url),
          // A page that is kept is better than a host’s fault; where none is kept, the host’s own answer is.
          fetchDidSucceed: async ({ response, state }) => {
            if (response.status < 500) return response;
            if (state !== undefined) state[fault] = response;
            throw new Error(`${response.url} answered ${response.status}`);
          },
          handlerDidError: async ({ state }) =>
            state?.[fault] instanceof Response ? state[fault] : undefined,
          cacheWillUpdate: async ({ response }) => {
            if (!isPage(response)) return null;
            const html = await response.text();
            return isOfThisSite(html) ? pageToKeep(html, response, new Date()) : null;
          },
        },
        limited('page'),
        {
          cacheDidUpdate: keepFiles,
          cachedResponseWillBeUsed: async ({ cachedResponse }) =>
            cachedResponse === undefined ? null : marked(cachedResponse),
        },
      ],
    }),
  ),
);

setCatchHandler(async ({ request }) => {
  if (request.mode !== 'navigate') return Response.error();
  const nonce = crypto.randomUUID();
  return page(offlinePage(await savedPages(), await anyStylesheet(), nonce), 503, offlinePolicy(nonce));
});

// Pages come from the network, and assets and data are told apart by name, so a new worker may serve pages of an older one.
self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(deleteCaches(isFormer)));
clientsClaim();

self.addEventListener('message', (event) => {
  if (event.data?.type === 'FORGET') event.waitUntil(deleteCaches(() => true));
});

const current: readonly string[] = Object.values(cacheNames);
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
 * Keeps the files of a page that was kept without being opened as a document, as when the app showed it: the HTML may be of a later
 * deploy than the app. A document asks for its files itself.
 */
async function keepFiles({ event, newResponse }: Kept): Promise<void> {
  if (event instanceof FetchEvent && event.request.mode === 'navigate') return;
  const urls = filesOf(await newResponse.text()).map((path) => new URL(path, self.location.origin));
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
  const cache = await self.caches.open(cacheNames.page);
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
  const keys = await (await self.caches.open(cacheNames.asset)).keys();
  return keys.map(({ url }) => new URL(url).pathname).findLast((path) => path.endsWith('.css'));
}
