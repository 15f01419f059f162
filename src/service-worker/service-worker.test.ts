import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  ask,
  asked,
  becomeWorkerScope,
  caches,
  datasetPath,
  device,
  emptyDevice,
  fallback,
  file,
  html,
  json,
  kept,
  offline,
  online,
  script,
  style,
  tell,
} from '../../tests/support/worker-scope.ts';

/** How many answers each cache may hold, as the worker told the library that drops the others. */
const limits = vi.hoisted(() => new Map<string, unknown>());
/** The caches whose times of use were deleted. */
const forgotten = vi.hoisted(() => new Set<string>());

vi.mock('workbox-expiration', () => ({
  CacheExpiration: class {
    readonly name: string;
    constructor(name: string) {
      this.name = name;
    }
    readonly delete = async () => {
      forgotten.add(this.name);
    };
  },
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

/** A variable, so that this test does not load the worker's own types (tsconfig.worker.json). */
const program = './service-worker.ts';

beforeAll(async () => {
  becomeWorkerScope();
  await import(program);
});

afterAll(() => vi.unstubAllGlobals());

beforeEach(() => {
  emptyDevice();
  forgotten.clear();
});

describe('a dataset', () => {
  const path = datasetPath({ kind: 'city' });

  it('is kept under its name, and then asked for once', async () => {
    online({ [path]: json({ kind: 'city' }) });
    await ask(path);
    offline();
    expect(await (await ask(path))?.json()).toEqual({ kind: 'city' });
    expect(asked).toHaveLength(1);
  });

  it('that a host answers with an error is passed on, and never kept', async () => {
    online({ [path]: () => Response.json({}, { status: 500 }) });
    expect((await ask(path))?.status).toBe(500);
    expect(kept('datasets-3')).toEqual([]);
  });

  it('that was cut off is not kept, and the browser’s own cache gets it anew', async () => {
    const whole = path.replace(/[0-9a-f]{12}/, '1a2b3c4d5e6f');
    online({ [whole]: json({ kind: 'city' }) });
    expect((await ask(whole))?.status).toBe(200);
    expect(kept('datasets-3')).toEqual([]);
    expect(asked).toHaveLength(2);
    await ask(whole);
    expect(asked).toHaveLength(3);
  });
});

describe('a page in place of a file', () => {
  it.each([
    ['/assets/app-1.js', 'assets-3'],
    ['/assets/site-1.css', 'assets-3'],
    ['/data/places/mobile-al.1a2b3c4d5e6f.json', 'datasets-3'],
    ['/manifests/al.json', 'manifests-1'],
  ])('is never given for %s, nor kept', async (path, cache) => {
    online({ [path]: fallback });
    expect((await ask(path))?.status).toBe(404);
    expect(kept(cache)).toEqual([]);
  });

  it('is not kept for any other file', async () => {
    online({ '/favicon.svg': fallback });
    await ask('/favicon.svg');
    expect(kept('files-2')).toEqual([]);
  });
});

it('a manifest comes from the network while there is one, and else as it was kept', async () => {
  const path = '/manifests/al.json';
  online({ [path]: json({ app: '1' }) });
  await ask(path);
  online({ [path]: json({ app: '2' }) });
  expect(await (await ask(path))?.json()).toEqual({ app: '2' });
  offline();
  expect(await (await ask(path))?.json()).toEqual({ app: '2' });
});

it('a script that was cut off is not kept', async () => {
  online({ '/assets/a-1.js': file('text/javascript', 'export const a = 1; expo') });
  await ask('/assets/a-1.js');
  expect(kept('assets-3')).toEqual([]);
});

it('an asset is kept under its name and asked for once; an error is not kept', async () => {
  online({ '/assets/a-1.js': script, '/assets/b-1.js': () => new Response('', { status: 404 }) });
  await ask('/assets/a-1.js');
  await ask('/assets/a-1.js');
  await ask('/assets/b-1.js');
  await ask('/assets/b-1.js');
  expect(asked.map((url) => new URL(url).pathname)).toEqual([
    '/assets/a-1.js',
    '/assets/b-1.js',
    '/assets/b-1.js',
  ]);
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
    for (const address of ['/a?type=clinic', '/a/', '/a.html']) {
      const again = await (await ask(address, 'navigate'))?.text();
      expect(again).toContain('New');
      expect(again).toContain('We can’t reach the site right now.');
      expect(again).toMatch(/saved on \w+ \d/);
    }
  });

  it('comes as it was kept if the host fails, and as the host answers if none is kept', async () => {
    online({ '/a': () => html('Kept') });
    await ask('/a', 'navigate');
    const failing = () => new Response('The host’s own words', { status: 503 });
    online({ '/a': failing, '/b': failing });
    expect(await (await ask('/a', 'navigate'))?.text()).toContain('Kept');
    const answer = await ask('/b', 'navigate');
    expect(answer?.status).toBe(503);
    expect(await answer?.text()).toBe('The host’s own words');
  });

  it('is not kept if it is not found, no page, or not of this site', async () => {
    online({
      '/gone': () =>
        new Response('<div id="root">', { status: 404, headers: { 'content-type': 'text/html' } }),
      '/text': file('text/plain', '<div id="root">'),
      '/sign-in': file('text/html', '<title>Sign in to the Wi-Fi</title>'),
    });
    for (const path of ['/gone', '/text', '/sign-in']) await ask(path, 'navigate');
    expect(kept('pages-2')).toEqual([]);
  });

  it('is kept with its files if not opened as a document, without any it cannot get', async () => {
    const dataset = datasetPath({});
    const head = `<link href="/assets/site-1.css"><script src="/assets/a-1.js"></script><link href="${dataset}"><meta content="/assets/gone-1.js">`;
    online({
      '/a': () => html('A', head),
      '/assets/site-1.css': style,
      '/assets/a-1.js': script,
      [dataset]: json({}),
      '/assets/gone-1.js': fallback,
    });
    await ask('/a');
    expect(kept('pages-2')).toEqual(['/a']);
    expect(kept('assets-3').toSorted()).toEqual(['/assets/a-1.js', '/assets/site-1.css']);
    expect(kept('datasets-3')).toEqual([dataset]);
  });

  it('leaves its files to the browser when it was opened as a document', async () => {
    online({ '/a': () => html('A', '<link href="/assets/site-1.css">'), '/assets/site-1.css': style });
    await ask('/a', 'navigate');
    expect(kept('assets-3')).toEqual([]);
  });
});

it('offline, an unknown page shows the saved ones, newest first, under a strict policy', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 21) });
  const paths = Array.from({ length: 22 }, (_, index) => `/p${index}`);
  online({
    ...Object.fromEntries(paths.map((path) => [path, () => html(`Title ${path} &amp; more`)])),
    '/assets/site-1.css': style,
  });
  for (const path of paths) {
    vi.advanceTimersByTime(1000);
    await ask(path, 'navigate');
  }
  await ask('/assets/site-1.css');
  offline();
  const answer = await ask('/never', 'navigate');
  expect(answer?.status).toBe(503);
  const text = (await answer?.text()) ?? '';
  const [, nonce] = /<script nonce="([\w-]{36})">/.exec(text) ?? [];
  expect(answer?.headers.get('content-security-policy')).toBe(
    `default-src 'none'; style-src 'self'; font-src 'self'; script-src 'nonce-${nonce}'; connect-src 'self'; base-uri 'none'; frame-ancestors 'none'`,
  );
  const listed = [...text.matchAll(/<a href="(\/p\d+)">Title \1 &amp; more<\/a>/g)];
  expect(listed.map(([, path]) => path)).toEqual(paths.toReversed());
  expect(text).toContain('href="/assets/site-1.css"');

  vi.setSystemTime(Date.UTC(2026, 11, 22));
  expect(await (await ask('/never', 'navigate'))?.text()).toContain('No other page is saved');
  vi.useRealTimers();
});

it('requests of other sites are left to the browser', async () => {
  expect(await ask('https://maps.test/tile.png')).toBeUndefined();
  expect(await ask('https://maps.test/page', 'navigate')).toBeUndefined();
});

const oneOfEach = {
  '/a': () => html('A'),
  '/assets/a-1.js': script,
  [datasetPath({})]: json({}),
  '/manifests/al.json': json({}),
  '/favicon.svg': file('image/svg+xml', ''),
};
const cacheNames = ['assets-3', 'datasets-3', 'files-2', 'manifests-1', 'pages-2'];

it('each cache has a limit and an age of 30 days, and is deleted if the device is full', async () => {
  online(oneOfEach);
  for (const path of Object.keys(oneOfEach)) await ask(path);
  const rule = { maxAgeSeconds: 30 * 24 * 60 * 60, purgeOnQuotaError: true };
  expect(Object.fromEntries(limits)).toEqual({
    'pages-2': { maxEntries: 50, ...rule },
    'assets-3': { maxEntries: 400, ...rule },
    'datasets-3': { maxEntries: 200, ...rule },
    'manifests-1': { maxEntries: 60, ...rule },
    'files-2': { maxEntries: 20, ...rule },
  });
});

it('a full device still gets every answer', async () => {
  device.full = true;
  online(oneOfEach);
  for (const path of Object.keys(oneOfEach)) expect((await ask(path))?.status).toBe(200);
  expect(kept('pages-2')).toEqual([]);
});

it('a new worker deletes its caches of former names, and no cache of others', async () => {
  for (const name of ['pages-1', 'pages-2', 'datasets-1', 'another-1']) await caches.open(name);
  await tell('activate');
  expect([...caches.byName.keys()]).toEqual(['pages-2', 'another-1']);
  expect([...forgotten]).toEqual(['pages-1', 'datasets-1']);
});

it('everything kept is deleted if the visitor asks, with the times of use', async () => {
  online(oneOfEach);
  for (const path of Object.keys(oneOfEach)) await ask(path);
  await tell('message', { type: 'SOMETHING_ELSE' });
  expect([...caches.byName.keys()].toSorted()).toEqual(cacheNames);
  await tell('message', { type: 'FORGET' });
  expect([...caches.byName.keys()]).toEqual([]);
  expect([...forgotten].toSorted()).toEqual(cacheNames);
});
