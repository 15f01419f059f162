import { setTimeout as wait } from 'node:timers/promises';
import { faultOf } from '../../problems/input-error.ts';

export interface PoliteOptions {
  /** Least time between the starts of two requests, milliseconds. */
  readonly gapMs: number;
  /** First wait before a request is tried again, milliseconds; doubled each time up to `longestWaitMs`. */
  readonly firstWaitMs: number;
  readonly longestWaitMs: number;
  /** Tries of one request in all. */
  readonly tries: number;
  /** How long one request may take, milliseconds. */
  readonly timeoutMs: number;
  readonly onRetry?: ((why: string) => void) | undefined;
}

export const politeDefaults: PoliteOptions = {
  gapMs: 250,
  firstWaitMs: 1000,
  longestWaitMs: 60_000,
  tries: 7,
  timeoutMs: 300_000,
};

/** Requests one after another, spaced and tried again; `read` throws for an answer that is not what it should be. */
export type PoliteFetch = <Value>(
  url: string,
  init: RequestInit | undefined,
  read: (text: string) => Value,
) => Promise<Value>;

/** An answer that asking again will not change. */
export class RefusedRequest extends Error {}

/**
 * A fetcher that keeps a gap between requests and tries again, with growing waits, after 429, 5xx, a dropped connection or
 * an answer that `read` cannot make sense of. Waits as long as `Retry-After` says. Throws after the last try, and at once
 * for any other 4xx and for what `read` throws as RefusedRequest.
 */
export function politeFetch(options: PoliteOptions): PoliteFetch {
  let next = 0;
  return async (url, init, read) => {
    let pause = options.firstWaitMs;
    for (let tried = 1; ; tried += 1) {
      await wait(Math.max(0, next - Date.now()));
      next = Date.now() + options.gapMs;
      let asked = 0;
      let why: string;
      try {
        const response = await fetch(url, { ...init, signal: AbortSignal.timeout(options.timeoutMs) });
        const text = await response.text();
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
      options.onRetry?.(`${url}: ${why}; trying again`);
      await wait(Math.max(asked, pause));
      pause = Math.min(options.longestWaitMs, pause * 2);
    }
  };
}

/** Milliseconds that a `Retry-After` header asks for: seconds or a date (RFC 9110), five minutes at the most. */
function retryAfter(header: string | null): number {
  if (header === null) return 0;
  const seconds = /^\d+$/.test(header) ? Number(header) : (Date.parse(header) - Date.now()) / 1000;
  return Number.isFinite(seconds) ? Math.min(300, Math.max(0, seconds)) * 1000 : 0;
}
