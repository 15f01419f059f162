import { setTimeout as wait } from 'node:timers/promises';
import { defaultOrigin, site } from '../../../src/config/site.ts';
import { faultOf } from '../../cli/problems/fault-of.ts';

/** What one request may take. */
interface RequestLimits {
  /** How long it may take, milliseconds. */
  readonly timeoutMs: number;
  /** The most that is read of its answer, bytes. */
  readonly largest: number;
}

export interface PoliteOptions extends RequestLimits {
  /** Least time between the starts of two requests to one host, milliseconds. */
  readonly gapMs: number;
  /** First wait before a request is tried again, milliseconds; doubled each time up to `longestWaitMs`. */
  readonly firstWaitMs: number;
  readonly longestWaitMs: number;
  /** Tries of one request in all. */
  readonly tries: number;
  /** Told, before each wait, why a request is tried again and when. */
  readonly onRetry?: ((why: string) => void) | undefined;
  /** Returns how long a service that answered 429 wants to be left alone, milliseconds. */
  readonly askedWait?: (() => Promise<number>) | undefined;
}

export const politeDefaults: PoliteOptions = {
  gapMs: 250,
  firstWaitMs: 1000,
  longestWaitMs: 60_000,
  tries: 7,
  timeoutMs: 300_000,
  largest: 256 * 1024 * 1024,
};

/** Requests one after another, spaced and tried again; `read` throws for an answer that is none. */
export type PoliteFetch = <Value>(
  url: string,
  init: RequestInit | undefined,
  read: (text: string) => Value,
) => Promise<Value>;

/** An answer that asking again will not change. */
export class RefusedRequest extends Error {}

/** Who asks, and where a service's operator can complain: the services' usage policies want both. */
const userAgent = `${site.name} (${defaultOrigin}; ${site.contactEmail})`.replace(/[^\x20-\x7e]+/g, '');

/**
 * Returns a fetcher that keeps a gap between requests to one host and tries again, with growing waits or as
 * `Retry-After` says, after 429, 5xx, a dropped connection or an answer that `read` throws for. Throws after
 * the last try, and at once for any other 4xx and for a RefusedRequest.
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
        const { status, headers, text } = await limitedFetch(url, init, options);
        if (status >= 200 && status < 300) return read(text);
        why = `status ${status}`;
        if (status !== 429 && status < 500) throw new RefusedRequest(`${url}: ${why}: ${text.slice(0, 200)}`);
        asked = retryAfter(headers.get('retry-after'));
        // The question itself goes on where its service cannot be asked about the wait.
        if (status === 429 && asked === 0) asked = (await options.askedWait?.().catch(() => 0)) ?? 0;
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

/**
 * Asks once and returns the answer. Follows redirects within the service alone. Throws a RefusedRequest for
 * any other, and for an answer that is too large.
 */
export async function limitedFetch(
  url: string,
  init: RequestInit | undefined,
  { timeoutMs, largest }: RequestLimits,
): Promise<{ readonly status: number; readonly headers: Headers; readonly text: string }> {
  const headers = new Headers(init?.headers);
  headers.set('user-agent', userAgent);
  const signal = AbortSignal.timeout(timeoutMs);
  let address = url;
  for (let hops = 0; ; hops += 1) {
    const response = await fetch(address, { ...init, headers, signal, redirect: 'manual' });
    const location = response.headers.get('location');
    if (response.status < 300 || response.status > 399 || location === null)
      return {
        status: response.status,
        headers: response.headers,
        text: await limitedText(response, largest),
      };
    await response.body?.cancel();
    const target = URL.canParse(location, address) ? new URL(location, address).href : location;
    if (hops === mostRedirects || !isOfService(target, url))
      throw new RefusedRequest(`${url}: it leads to ${target.slice(0, 200)}, which is not followed`);
    address = target;
  }
}

/** Whether an address that a service gave is its own: of the configured host, by https or as configured. */
export function isOfService(given: string, configured: string): boolean {
  if (!URL.canParse(given)) return false;
  const [one, own] = [new URL(given), new URL(configured)];
  return one.origin === own.origin || (one.protocol === 'https:' && one.hostname === own.hostname);
}

async function limitedText(response: Response, largest: number): Promise<string> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of response.body ?? []) {
    size += part.length;
    if (size > largest)
      throw new RefusedRequest(
        `${response.url}: the answer is larger than ${Math.round(largest / 1024 / 1024)} MB`,
      );
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

const longestAskedMs = 300_000;

/** Milliseconds of a `Retry-After` header: seconds or a date (RFC 9110), five minutes at the most. */
function retryAfter(header: string | null): number {
  if (header === null) return 0;
  const seconds = /^\d+$/.test(header) ? Number(header) : (Date.parse(header) - Date.now()) / 1000;
  return boundedWait(seconds);
}

/** Returns seconds of waiting as milliseconds: at most five minutes, none for what is no number. */
export const boundedWait = (seconds: number): number =>
  Number.isFinite(seconds) ? Math.min(longestAskedMs, Math.max(0, seconds) * 1000) : 0;
