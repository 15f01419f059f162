import { clientsClaim } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { type RequestKind, requestKind } from './request-kind.ts';
import { markedAsSaved, offlinePage, type SavedPage, savedAtHeader, titleOf } from './saved-page.ts';

declare const self: ServiceWorkerGlobalScope;

/** Caches of this site; a new meaning of their content needs a new name. */
const cacheNames = {
  page: 'pages-1',
  asset: 'assets-1',
  dataset: 'datasets-1',
  file: 'files-1',
} as const satisfies Record<RequestKind, string>;

/** Most answers kept of each kind; then those go that were not used for longest. */
const limits = { page: 50, asset: 120, dataset: 30, file: 20 } as const satisfies Record<RequestKind, number>;

/** Most pages that the offline page lists. */
const listedPages = 20;

/** The offline page needs a style and nothing else. */
const offlinePolicy = "default-src 'none'; style-src 'self'; base-uri 'none'; frame-ancestors 'none'";

interface Asked {
  readonly url: URL;
  readonly sameOrigin: boolean;
}

const asksFor =
  (kind: RequestKind) =>
  ({ url, sameOrigin }: Asked): boolean =>
    sameOrigin && requestKind(url) === kind;

const cacheOf = (kind: RequestKind) => ({
  cacheName: cacheNames[kind],
  // Hosts vary answers by how they are compressed, which says nothing of what they are.
  matchOptions: { ignoreVary: true },
});

const limited = (kind: RequestKind): ExpirationPlugin =>
  new ExpirationPlugin({ maxEntries: limits[kind], purgeOnQuotaError: true });

const good = { cacheWillUpdate: async ({ response }: Answer) => (response.status === 200 ? response : null) };

interface Answer {
  readonly response: Response;
}

// The network comes first, so that what looks fresh is. A page's HTML is the same under every query, which only the app reads.
registerRoute(
  asksFor('page'),
  new NetworkFirst({
    ...cacheOf('page'),
    plugins: [
      {
        cacheKeyWillBeUsed: async ({ request }) => request.url.replace(/[?#].*$/, ''),
        cacheWillUpdate: async ({ response }) => (isPage(response) ? stamped(response) : null),
        cachedResponseWillBeUsed: async ({ cachedResponse }) =>
          cachedResponse === undefined ? null : marked(cachedResponse),
      },
      limited('page'),
    ],
  }),
);

registerRoute(asksFor('asset'), new CacheFirst({ ...cacheOf('asset'), plugins: [good, limited('asset')] }));

registerRoute(
  asksFor('dataset'),
  new CacheFirst({ ...cacheOf('dataset'), plugins: [good, limited('dataset')] }),
);

registerRoute(asksFor('file'), new NetworkFirst({ ...cacheOf('file'), plugins: [good, limited('file')] }));

setCatchHandler(async ({ request }) =>
  request.mode === 'navigate'
    ? page(offlinePage(await savedPages(), await anyStylesheet()), 503, offlinePolicy)
    : Response.error(),
);

// Pages come from the network and assets are told apart by name, so a new worker may serve pages of an older one.
self.addEventListener('install', () => void self.skipWaiting());
clientsClaim();

const isPage = (response: Response): boolean =>
  response.status === 200 && (response.headers.get('content-type') ?? '').startsWith('text/html');

/** The answer with the time in a header. */
function stamped(response: Response): Response {
  const headers = new Headers(response.headers);
  headers.set(savedAtHeader, new Date().toISOString());
  return new Response(response.body, { headers });
}

async function marked(kept: Response): Promise<Response> {
  const html = markedAsSaved(await kept.text(), kept.headers.get(savedAtHeader));
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

/** The pages of this device, those opened last first. */
async function savedPages(): Promise<readonly SavedPage[]> {
  const cache = await self.caches.open(cacheNames.page);
  const keys = (await cache.keys()).toReversed().slice(0, listedPages);
  const saved = await Promise.all(
    keys.map(async (key) => {
      const kept = await cache.match(key);
      const { pathname } = new URL(key.url);
      return { path: pathname, title: (kept && titleOf(await kept.text())) ?? pathname };
    }),
  );
  return saved;
}

async function anyStylesheet(): Promise<string | undefined> {
  const keys = await (await self.caches.open(cacheNames.asset)).keys();
  return keys.map(({ url }) => new URL(url).pathname).findLast((path) => path.endsWith('.css'));
}
