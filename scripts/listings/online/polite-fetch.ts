import { setTimeout as wait } from 'node:timers/promises';
import { defaultOrigin, site } from '../../../src/config/site.ts';
import { faultOf } from '../../cli/problems/fault-of.ts';

export interface PoliteOptions {
  /** Least time between the starts of two requests to one host, milliseconds. */
  readonly gapMs: number;
  /** First wait before a request is tried again, milliseconds; doubled each time up to `longestWaitMs`. */
  readonly firstWaitMs: number;
  readonly longestWaitMs: number;
  /** Tries of one request in all. */
  readonly tries: number;
  /** How long one request may take, milliseconds. */
  readonly timeoutMs: number;
  /** The most that is read of one answer, bytes. */
  readonly largest: number;
  /** Told, before each wait, why a request is tried again and when. */
  readonly onRetry?: ((why: string) => void) | undefined;
  /** Asks a service that answered 429 without `Retry-After` how long it wants to be left alone, milliseconds. */
  readonly askedWait?: ((url: string) => Promise<number>) | undefined;
}

export const politeDefaults: PoliteOptions = {
  gapMs: 250,
  firstWaitMs: 1000,
  longestWaitMs: 60_000,
  tries: 7,
  timeoutMs: 300_000,
  largest: 256 * 1024 * 1024,
};

/** Requests one after another, spaced and tried again; `read` throws for an answer that is not what it should be. */
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
 * A fetcher that keeps a gap between requests to one host and tries again, with growing waits, after 429, 5xx, a dropped
 * connection or an answer that `read` cannot make sense of. Waits as long as `Retry-After` says. Throws after the last try, and
 * at once for any other 4xx, for an answer larger than `largest`, and for what `read` throws as RefusedRequest.
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
        const headers = new Headers(init?.headers);
        headers.set('user-agent', userAgent);
        const response = await fetch(url, {
          ...init,
          headers,
          signal: AbortSignal.timeout(options.timeoutMs),
        });
        const text = await limitedText(response, options.largest);
        if (response.ok) return read(text);
        why = `status ${response.status}`;
        if (response.status !== 429 && response.status < 500)
          throw new RefusedRequest(`${url}: ${why}: ${text.slice(0, 200)}`);
        asked = retryAfter(response.headers.get('retry-after'));
        if (response.status === 429 && asked === 0) asked = (await options.askedWait?.(url)) ?? 0;
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

/** The text of an answer. Throws a RefusedRequest where it is longer than `largest` bytes. */
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

/** Milliseconds that a `Retry-After` header asks for: seconds or a date (RFC 9110), five minutes at the most. */
function retryAfter(header: string | null): number {
  if (header === null) return 0;
  const seconds = /^\d+$/.test(header) ? Number(header) : (Date.parse(header) - Date.now()) / 1000;
  return boundedWait(seconds);
}

/** Seconds that a service wants to be left alone, as milliseconds; five minutes at the most, none for what is no number. */
export const boundedWait = (seconds: number): number =>
  Number.isFinite(seconds) ? Math.min(longestAskedMs, Math.max(0, seconds) * 1000) : 0;
