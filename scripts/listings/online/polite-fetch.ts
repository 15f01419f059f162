import { hash } from 'node:crypto';
import { mkdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { defaultOrigin, site } from '../../../src/config/site.ts';
import { replaceFile } from '../../cli/files/replace-file.ts';
import { faultOf } from '../../cli/problems/fault-of.ts';
import { Refusal } from '../../cli/problems/refusal.ts';

export const politeDefaults = {
  gapMs: 250,
  firstWaitMs: 1000,
  longestWaitMs: 60_000,
  tries: 7,
  timeoutMs: 300_000,
  /** Size of the largest answer that is accepted, in bytes. */
  largest: 256 * 1024 * 1024,
};
export type PoliteOptions = Readonly<typeof politeDefaults> & { readonly onRetry?: (why: string) => void };

/** Requests a URL, again after a failure or an error of `read`, and returns the result of `read`. */
export type PoliteFetch = <Value>(
  url: string,
  init: RequestInit | undefined,
  read: (text: string) => Value,
) => Promise<Value>;

/** An error for a request that a retry would not help. */
export class RefusedRequest extends Refusal {}

/** The services' usage policies demand a name and a contact. */
const userAgent = `${site.name} (${defaultOrigin}; ${site.contactEmail})`.replace(/[^\x20-\x7e]+/g, '');

/**
 * Returns a fetch function with a gap between requests to one host, and with retries. Throws an error after
 * the last try, and a RefusedRequest at once where a retry would not help.
 */
export function politeFetch(options: PoliteOptions): PoliteFetch {
  const nextStartAt = new Map<string, number>();
  return async (url, init, read) => {
    const { host } = new URL(url);
    let nextWaitMs = options.firstWaitMs;
    for (let tries = 1; ; tries += 1) {
      await wait(Math.max(0, (nextStartAt.get(host) ?? 0) - Date.now()));
      nextStartAt.set(host, Date.now() + options.gapMs);
      let retryAfterMs = 0;
      let failure: string;
      try {
        const response = await requestOnce(url, init, options.timeoutMs);
        const text = await textOf(response, options.largest);
        if (response.ok) return read(text);
        failure = `status ${response.status}`;
        if (response.status !== 429 && response.status < 500)
          throw new RefusedRequest(`${url}: ${failure}: ${text.slice(0, 200)}`);
        retryAfterMs = readRetryAfter(response.headers.get('retry-after'));
      } catch (error) {
        if (error instanceof RefusedRequest) throw error;
        failure = faultOf(error);
      }
      if (tries >= options.tries) throw new Error(`${failure}, after ${tries} tries: ${url}`);
      const waitMs = Math.max(retryAfterMs, nextWaitMs);
      options.onRetry?.(`${url}: ${failure}; it is asked again in ${Math.ceil(waitMs / 1000)} s`);
      await wait(waitMs);
      nextWaitMs = Math.min(options.longestWaitMs, nextWaitMs * 2);
    }
  };
}

const mostRedirects = 5;

async function requestOnce(url: string, init: RequestInit | undefined, timeoutMs: number): Promise<Response> {
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

/** True if a URL has the configured service's origin, or uses https and has its host name. */
export function isOfService(given: string, configured: string): boolean {
  if (!URL.canParse(given)) return false;
  const [givenUrl, serviceUrl] = [new URL(given), new URL(configured)];
  return (
    givenUrl.origin === serviceUrl.origin ||
    (givenUrl.protocol === 'https:' && givenUrl.hostname === serviceUrl.hostname)
  );
}

async function textOf(response: Response, maxBytes: number): Promise<string> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of response.body ?? []) {
    size += part.length;
    if (size > maxBytes) {
      const most = `${Math.round(maxBytes / 1024 / 1024)} MB`;
      throw new RefusedRequest(`${response.url}: the answer is larger than ${most}`);
    }
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

const maxRetryAfterMs = 300_000;

/** Returns at most five minutes, in milliseconds; the header has seconds or a date (RFC 9110). */
function readRetryAfter(header: string | null): number {
  if (header === null) return 0;
  const waitMs = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - Date.now();
  return Number.isFinite(waitMs) ? Math.min(maxRetryAfterMs, Math.max(0, waitMs)) : 0;
}

/** The means of asking an online service. */
export interface Asking {
  readonly fetch: PoliteFetch;
  /** Folder that keeps the answers, so that an interrupted run need not ask again. */
  readonly cache: string;
  readonly api?: string | undefined;
  readonly onProgress?: ((done: number, total: number) => void) | undefined;
}

const answerLifetimeMs = 3 * 86_400_000;

/** Returns a URL's answer as `read` parses it: one of the last three days that `read` accepts, or a new one. */
export async function keptAnswer<Value>(
  { fetch, cache }: Asking,
  { url, init, key = url }: { readonly url: string; readonly init?: RequestInit; readonly key?: string },
  read: (text: string) => Value,
): Promise<Value> {
  const file = join(cache, `${hash('sha256', key).slice(0, 24)}.json`);
  try {
    const { mtimeMs } = await stat(file);
    if (Date.now() - mtimeMs <= answerLifetimeMs) return read(await readFile(file, 'utf8'));
  } catch {
    // Missing or unreadable: asked again below.
  }
  let answer = '';
  const value = await fetch(url, init, (text) => {
    answer = text;
    return read(text);
  });
  await mkdir(cache, { recursive: true });
  await replaceFile(file, answer);
  return value;
}
