import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

/** How many answers each cache may hold, as the worker told the library that drops the others. */
const limits = vi.hoisted(() => new Map<string, unknown>());

vi.mock('workbox-expiration', () => ({
  ExpirationPlugin: class {
    readonly options: { readonly maxEntries: number };
    constructor(options: { readonly maxEntries: number }) {
      this.options = options;
    }
    readonly cacheDidUpdate = async ({ cacheName }: { readonly cacheName: string }) => {
      limits.set(cacheName, this.options);
    };
  },
}));

const origin = 'https://pharmacies.test';
/** Not imported by its literal name: its types are those of a worker (tsconfig.worker.json), which this test does not share. */
const program = './service-worker.ts';
type Answer = (url: string) => Response | undefined;

/** Answers by URL, in the order in which they were first put, as a browser keeps them. */
class FakeCache {
  readonly kept = new Map<string, Response>();
  readonly #urlOf = (key: Request | string): string => (typeof key === 'string' ? key : key.url);
  match = async (key: Request | string) => this.kept.get(this.#urlOf(key))?.clone();
  put = async (key: Request | string, response: Response) => {
    this.kept.set(this.#urlOf(key), response);
  };
  keys = async () => [...this.kept.keys()].map((url) => new Request(url));
  delete = async (key: Request | string) => this.kept.delete(this.#urlOf(key));
}

const caches = {
  byName: new Map<string, FakeCache>(),
  open: async (name: string) => {
    const cache = caches.byName.get(name) ?? new FakeCache();
    caches.byName.set(name, cache);
    return cache;
  },
  match: async (key: Request | string, { cacheName }: { readonly cacheName: string }) =>
    (await caches.open(cacheName)).match(key),
};

class FakeFetchEvent extends Event {
  readonly request: Request;
  answer: Promise<Response> | undefined;
  readonly #lasting: Promise<unknown>[] = [];
  constructor(request: Request) {
    super('fetch');
    this.request = request;
  }
  respondWith(answer: Promise<Response>) {
    this.answer = answer;
  }
  waitUntil(work: Promise<unknown>) {
    this.#lasting.push(work);
  }
  readonly settled = () => Promise.all(this.#lasting);
}

const listeners = new EventTarget();
let network: Answer = () => undefined;
let asked: string[] = [];

/** What a page of this site is given for a URL, once everything the worker does with it is done; undefined for the browser's own way. */
async function ask(path: string, mode: 'navigate' | 'cors' = 'cors'): Promise<Response | undefined> {
  const request = new Request(new URL(path, origin));
  Object.defineProperty(request, 'mode', { value: mode });
  const event = new FakeFetchEvent(request);
  listeners.dispatchEvent(event);
  const answer = await event.answer;
  await event.settled();
  return answer;
}

const html = (title: string) =>
  new Response(`<title>${title} | Pharmacies</title><div id="root"></div>`, {
    headers: { 'content-type': 'text/html; charset=utf-8' },
  });
const online = (answers: Record<string, () => Response>) => {
  network = (url) => answers[url.replace(origin, '')]?.();
};
const offline = () => {
  network = () => undefined;
};

beforeAll(async () => {
  vi.stubGlobal('self', globalThis);
  vi.stubGlobal('location', new URL(`${origin}/service-worker.js`));
  vi.stubGlobal('caches', caches);
  vi.stubGlobal('FetchEvent', FakeFetchEvent);
  vi.stubGlobal('ExtendableEvent', FakeFetchEvent);
  vi.stubGlobal('registration', { scope: `${origin}/` });
  vi.stubGlobal('skipWaiting', async () => undefined);
  vi.stubGlobal('addEventListener', listeners.addEventListener.bind(listeners));
  vi.stubGlobal('fetch', async ({ url }: Request) => {
    asked.push(url);
    const answer = network(url);
    if (answer === undefined) throw new TypeError('Failed to fetch');
    return answer;
  });
  vi.stubGlobal('__WB_DISABLE_DEV_LOGS', true);
  await import(program);
});

afterAll(() => {
  vi.unstubAllGlobals();
});

beforeEach(() => {
  caches.byName.clear();
  asked = [];
});

describe('a dataset', () => {
  const path = '/data/cities/mobile-al.1a2b.json';

  it('is kept under its name, and then asked for once', async () => {
    online({ [path]: () => new Response('{"kind":"city"}') });
    await ask(path);
    offline();
    expect(await (await ask(path))?.json()).toEqual({ kind: 'city' });
    expect(asked).toHaveLength(1);
  });

  it('that a host answers with an error is never kept', async () => {
    online({ [path]: () => new Response('{"kind":"city"}', { status: 500 }) });
    await ask(path);
    expect(caches.byName.get('datasets-1')?.kept.size ?? 0).toBe(0);
  });
});

describe('an asset', () => {
  it('is kept under its name and asked for once; an error is not kept', async () => {
    online({
      '/assets/a-1.js': () => new Response('1'),
      '/assets/b-1.js': () => new Response('', { status: 404 }),
    });
    await ask('/assets/a-1.js');
    await ask('/assets/a-1.js');
    await ask('/assets/b-1.js');
    await ask('/assets/b-1.js');
    expect(asked.map((url) => url.replace(origin, ''))).toEqual([
      '/assets/a-1.js',
      '/assets/b-1.js',
      '/assets/b-1.js',
    ]);
  });
});

describe('a page', () => {
  it('comes from the network while there is one, and else as it was kept, saying so', async () => {
    online({ '/a': () => html('Old') });
    await ask('/a', 'navigate');
    online({ '/a': () => html('New') });
    const fresh = await (await ask('/a', 'navigate'))?.text();
    expect(fresh).toContain('New');
    expect(fresh).not.toContain('offline');
    offline();
    const kept = await (await ask('/a?type=clinic', 'navigate'))?.text();
    expect(kept).toContain('New');
    expect(kept).toContain('You seem to be offline.');
    expect(kept).toMatch(/saved on \w+ \d/);
  });

  it('that is not found, or is no page, is not kept', async () => {
    online({
      '/gone': () =>
        new Response('<title>Gone</title>', { status: 404, headers: { 'content-type': 'text/html' } }),
      '/text': () => new Response('text', { headers: { 'content-type': 'text/plain' } }),
    });
    await ask('/gone', 'navigate');
    await ask('/text', 'navigate');
    expect(caches.byName.get('pages-1')?.kept.size ?? 0).toBe(0);
  });

  it('that was never seen is answered offline by the 20 pages opened last, with a policy that runs nothing', async () => {
    const paths = Array.from({ length: 22 }, (_, index) => `/p${index}`);
    online({
      ...Object.fromEntries(paths.map((path) => [path, () => html(`Title ${path}`)])),
      '/assets/site-1.css': () => new Response(''),
    });
    for (const path of paths) await ask(path, 'navigate');
    await ask('/assets/site-1.css');
    offline();
    const answer = await ask('/never', 'navigate');
    expect(answer?.status).toBe(503);
    expect(answer?.headers.get('content-security-policy')).toBe(
      "default-src 'none'; style-src 'self'; base-uri 'none'; frame-ancestors 'none'",
    );
    const text = (await answer?.text()) ?? '';
    const listed = [...text.matchAll(/<a href="(\/[^"]+)">Title /g)].map(([, path]) => path);
    expect(listed).toEqual(paths.toReversed().slice(0, 20));
    expect(text).toContain('href="/assets/site-1.css"');
  });
});

it('requests of other sites are left to the browser', async () => {
  expect(await ask('https://maps.test/tile.png')).toBeUndefined();
  expect(await ask('https://maps.test/page', 'navigate')).toBeUndefined();
});

it('50 pages, 120 assets, 30 datasets and 20 other files are kept at most, and given up where the device is full', async () => {
  const dataset = '/data/cities/mobile-al.1a2b.json';
  online({
    '/a': () => html('A'),
    '/assets/a-1.js': () => new Response(''),
    [dataset]: () => new Response('{"kind":"city"}'),
    '/favicon.svg': () => new Response(''),
  });
  for (const path of ['/a', '/assets/a-1.js', dataset, '/favicon.svg']) await ask(path);
  expect(Object.fromEntries(limits)).toEqual({
    'pages-1': { maxEntries: 50, purgeOnQuotaError: true },
    'assets-1': { maxEntries: 120, purgeOnQuotaError: true },
    'datasets-1': { maxEntries: 30, purgeOnQuotaError: true },
    'files-1': { maxEntries: 20, purgeOnQuotaError: true },
  });
});
