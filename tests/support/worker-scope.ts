import { hash } from 'node:crypto';
import { vi } from 'vitest';
import { scriptEnd } from '../../src/service-worker/sound-answer.ts';

const origin = 'https://pharmacies.test';
type Answer = (url: string) => Response | undefined;

/** What a test sets of the device. */
export const device = {
  /** True if it has no room left. */
  full: false,
};

/** The URLs that were requested from the network. */
export const asked: string[] = [];

const listeners = new EventTarget();
let network: Answer = () => undefined;

class FakeCache {
  readonly kept = new Map<string, Response>();
  readonly #urlOf = (key: Request | string): string => (typeof key === 'string' ? key : key.url);
  match = async (key: Request | string) => this.kept.get(this.#urlOf(key))?.clone();
  put = async (key: Request | string, response: Response) => {
    if (device.full) throw new DOMException('The device is full', 'QuotaExceededError');
    this.kept.set(this.#urlOf(key), response);
  };
  keys = async () => [...this.kept.keys()].map((url) => new Request(url));
  delete = async (key: Request | string) => this.kept.delete(this.#urlOf(key));
}

/** The caches of the device. */
export const caches = {
  byName: new Map<string, FakeCache>(),
  open: async (name: string) => {
    const cache = caches.byName.get(name) ?? new FakeCache();
    caches.byName.set(name, cache);
    return cache;
  },
  match: async (key: Request | string, { cacheName }: { readonly cacheName: string }) =>
    (await caches.open(cacheName)).match(key),
  keys: async () => [...caches.byName.keys()],
  delete: async (name: string) => caches.byName.delete(name),
};

/** Returns the paths in a cache. */
export const kept = (name: string): readonly string[] =>
  [...(caches.byName.get(name)?.kept.keys() ?? [])].map((url) => url.replace(origin, ''));

class FakeExtendableEvent extends Event {
  readonly data: unknown;
  readonly #lasting: Promise<unknown>[] = [];
  constructor(type: string, data?: unknown) {
    super(type);
    this.data = data;
  }
  waitUntil(work: Promise<unknown>) {
    this.#lasting.push(work);
  }
  readonly settled = async (): Promise<void> => {
    for (let done = -1; done < this.#lasting.length; ) {
      done = this.#lasting.length;
      await Promise.allSettled(this.#lasting);
    }
  };
}

class FakeFetchEvent extends FakeExtendableEvent {
  readonly request: Request;
  answer: Promise<Response> | undefined;
  constructor(request: Request) {
    super('fetch');
    this.request = request;
  }
  respondWith(answer: Promise<Response>) {
    this.answer = answer;
  }
}

/** Sends an event to the service worker, and waits until it has done its work. */
export async function tell(type: 'activate' | 'message', data?: unknown): Promise<void> {
  const event = new FakeExtendableEvent(type, data);
  listeners.dispatchEvent(event);
  await event.settled();
}

/** Asks the service worker for a path. Undefined means that it leaves the request to the browser. */
export async function ask(path: string, mode: 'navigate' | 'cors' = 'cors'): Promise<Response | undefined> {
  const request = new Request(new URL(path, origin));
  Object.defineProperty(request, 'mode', { value: mode });
  const event = new FakeFetchEvent(request);
  listeners.dispatchEvent(event);
  const answer = await event.answer;
  await event.settled();
  return answer;
}

/** Makes a page of the site. */
export const html = (title: string, head = '') =>
  new Response(`<title data-rh="true">${title} | Pharmacies</title>${head}<div id="root"></div>`, {
    headers: { 'content-type': 'text/html; charset=utf-8' },
  });
export const file = (type: string, text: string) => () =>
  new Response(text, { headers: { 'content-type': type } });
export const script = file('text/javascript', `export {};\n${scriptEnd}\n`);
export const style = file('text/css', '');
export const json = (value: unknown) => () => Response.json(value);
/** Returns the path of a dataset: `/data/places/mobile-al.0a1b2c3d4e5f.json`, with its content's hash. */
export const datasetPath = (value: unknown): string =>
  `/data/places/mobile-al.${hash('sha256', JSON.stringify(value)).slice(0, 12)}.json`;
/** Returns the page with which some hosts answer for missing paths. */
export const fallback = () => html('Home');
/** Makes the network answer for these paths only. */
export const online = (answers: Record<string, () => Response>) => {
  network = (url) => answers[url.replace(origin, '')]?.();
};
/** Takes the network away. */
export const offline = () => {
  network = () => undefined;
};

/** Makes this process the global scope of a service worker, until `vi.unstubAllGlobals`. */
export function becomeWorkerScope(): void {
  vi.stubGlobal('self', globalThis);
  vi.stubGlobal('location', new URL(`${origin}/service-worker.js`));
  vi.stubGlobal('caches', caches);
  vi.stubGlobal('FetchEvent', FakeFetchEvent);
  vi.stubGlobal('ExtendableEvent', FakeExtendableEvent);
  vi.stubGlobal('registration', { scope: `${origin}/` });
  vi.stubGlobal('skipWaiting', async () => undefined);
  vi.stubGlobal('clients', { claim: async () => undefined });
  vi.stubGlobal('addEventListener', listeners.addEventListener.bind(listeners));
  vi.stubGlobal('fetch', async (request: Request | string) => {
    const url = typeof request === 'string' ? request : request.url;
    asked.push(url);
    const answer = network(url);
    if (answer === undefined) throw new TypeError('Failed to fetch');
    return answer;
  });
  vi.stubGlobal('__WB_DISABLE_DEV_LOGS', true);
}

/** Makes the device one that has seen nothing. */
export function emptyDevice(): void {
  caches.byName.clear();
  asked.length = 0;
  device.full = false;
}
