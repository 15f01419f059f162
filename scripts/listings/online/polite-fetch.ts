import { setTimeout as wait } from 'node:timers/promises';
import { defaultOrigin, site } from '../../../src/config/site.ts';
import { faultOf } from '../../cli/problems/fault-of.ts';

export interface PoliteOptions {
  /** Least milliseconds between the starts of two requests to one host. */
  readonly gapMs: number;
  /** Milliseconds before the first retry, doubled for each further one up to `longestWaitMs`. */
  readonly firstWaitMs: number;
  readonly longestWaitMs: number;
  /** Tries of one request, with the first. */
  readonly tries: number;
  /** Milliseconds for one request. */
  readonly timeoutMs: number;
  /** Bytes of an answer. */
  readonly largest: number;
  /** Called before each wait, with the reason and the time of the retry. */
  readonly onRetry?: ((why: string) => void) | undefined;
}

export const politeDefaults: PoliteOptions = {
  gapMs: 250,
  firstWaitMs: 1000,
  longestWaitMs: 60_000,
  tries: 7,
  timeoutMs: 300_000,
  largest: 256 * 1024 * 1024,
};

/** Requests an address, spaced and with retries. `read` throws for an unusable answer. */
export type PoliteFetch = <Value>(
  url: string,
  init: RequestInit | undefined,
  read: (text: string) => Value,
) => Promise<Value>;

/** An error that a retry will not change. */
export class RefusedRequest extends Error {}

/** Names the site and a contact, as the services' usage policies demand. */
const userAgent = `${site.name} (${defaultOrigin}; ${site.contactEmail})`.replace(/[^\x20-\x7e]+/g, '');

/**
 * Returns a fetcher with a gap between requests to one host. It retries after 429, 5xx, a dropped connection
 * or an answer that `read` throws for, with growing waits or as `Retry-After` says. Throws an error after the
 * last try, and at once for any other 4xx and for a RefusedRequest.
 */
export function politeFetch(options: PoliteOptions): PoliteFetch {
  const next = new Map<string, number>();
  return async (url, init, read) => {
    const { host } = new URL(url);
    let pause = options.firstWaitMs;
    for (let tried = 1; ; tried += 1) {
      await wait(Math.max(0, (next.get(host) ?? 0) - Date.now()));
      next.set(host, Date.now() + options.gapMs);
      let asked = 0;
      let why: string;
      try {
        const response = await requested(url, init, options.timeoutMs);
        const text = await textOf(response, options.largest);
        if (response.ok) return read(text);
        why = `status ${response.status}`;
        if (response.status !== 429 && response.status < 500)
          throw new RefusedRequest(`${url}: ${why}: ${text.slice(0, 200)}`);
        asked = retryAfter(response.headers.get('retry-after'));
      } catch (error) {
        if (error instanceof RefusedRequest) throw error;
        why = faultOf(error);
      }
      if (tried >= options.tries) throw new Error(`${why}, after ${tried} tries: ${url}`);
      const waitMs = Math.max(asked, pause);
      options.onRetry?.(`${url}: ${why}; it is asked again in ${Math.ceil(waitMs / 1000)} s`);
      await wait(waitMs);
      pause = Math.min(options.longestWaitMs, pause * 2);
    }
  };
}

const mostRedirects = 5;

/** Requests an address once. Throws a RefusedRequest for a redirect that leads out of the service. */
async function requested(url: string, init: RequestInit | undefined, timeoutMs: number): Promise<Response> {
  const headers = new Headers(init?.headers);
  headers.set('user-agent', userAgent);
  const signal = AbortSignal.timeout(timeoutMs);
  let address = url;
  for (let hops = 0; ; hops += 1) {
    const response = await fetch(address, { ...init, headers, signal, redirect: 'manual' });
    const location = response.headers.get('location');
    if (response.status < 300 || response.status > 399 || location === null) return response;
    await response.body?.cancel();
    const target = URL.canParse(location, address) ? new URL(location, address).href : location;
    if (hops === mostRedirects || !isOfService(target, url))
      throw new RefusedRequest(`${url}: it leads to ${target.slice(0, 200)}, which is not followed`);
    address = target;
  }
}

/** True if a given address belongs to the configured service: its host by https, or its exact origin. */
export function isOfService(given: string, configured: string): boolean {
  if (!URL.canParse(given)) return false;
  const [one, own] = [new URL(given), new URL(configured)];
  return one.origin === own.origin || (one.protocol === 'https:' && one.hostname === own.hostname);
}

/** Returns the text of an answer. Throws a RefusedRequest if it has more than `largest` bytes. */
async function textOf(response: Response, largest: number): Promise<string> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of response.body ?? []) {
    size += part.length;
    if (size > largest) {
      const most = `${Math.round(largest / 1024 / 1024)} MB`;
      throw new RefusedRequest(`${response.url}: the answer is larger than ${most}`);
    }
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

const longestAskedMs = 300_000;

/** Returns the wait of a `Retry-After` header, seconds or a date (RFC 9110), in milliseconds. */
function retryAfter(header: string | null): number {
  if (header === null) return 0;
  const asked = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - Date.now();
  return Number.isFinite(asked) ? Math.min(longestAskedMs, Math.max(0, asked)) : 0;
}
