import { afterEach, expect, it, vi } from 'vitest';

/** A variable, so that this test does not load the worker's own types (tsconfig.worker.json). */
const program = './withdrawn-worker.ts';

afterEach(() => vi.unstubAllGlobals());

it('a withdrawn worker takes over, deletes what was kept, removes itself, and answers nothing', async () => {
  const listeners = new EventTarget();
  const heard: string[] = [];
  const kept = new Set(['pages-2', 'assets-2', 'pages-1']);
  const did: string[] = [];
  vi.stubGlobal('self', {
    addEventListener: (type: string, listener: EventListener) => {
      heard.push(type);
      listeners.addEventListener(type, listener);
    },
    skipWaiting: async () => did.push('skipWaiting'),
    caches: { keys: async () => [...kept], delete: async (name: string) => kept.delete(name) },
    indexedDB: { deleteDatabase: (name: string) => did.push(`delete ${name}`) },
    registration: { unregister: async () => did.push('unregister') },
  });
  await import(program);
  expect(heard).toEqual(['install', 'activate']);
  listeners.dispatchEvent(new Event('install'));
  let work: Promise<unknown> | undefined;
  const waitUntil = (promise: Promise<unknown>): void => {
    work = promise;
  };
  listeners.dispatchEvent(Object.assign(new Event('activate'), { waitUntil }));
  await work;
  expect([...kept]).toEqual([]);
  expect(did).toEqual(['skipWaiting', 'delete workbox-expiration', 'unregister']);
});
