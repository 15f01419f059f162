import { LoadFailure } from './load-failure.ts';

/** Statuses that say that there is no such file, now and at the next try. */
const gone: ReadonlySet<number> = new Set([404, 410]);

/**
 * Fetches JSON of this site. Throws a LoadFailure when there is no answer, when it is not OK (`Failed to fetch {url}: {status}`), or
 * when it is not JSON: a host with a fallback page answers with HTML for a file that is gone.
 */
export async function fetchJson(url: string, init: RequestInit = {}): Promise<unknown> {
  const response = await fetch(url, init).catch((cause: unknown) => {
    throw new LoadFailure(`Failed to fetch ${url}`, { cause });
  });
  const { ok, status, headers } = response;
  if (!ok) throw new LoadFailure(`Failed to fetch ${url}: ${status}`, { final: gone.has(status) });
  if (!headers.get('content-type')?.includes('json'))
    throw new LoadFailure(`Not JSON: ${url}`, { final: true });
  return response.json().catch((cause: unknown) => {
    throw new LoadFailure(`Not JSON: ${url}`, { cause });
  });
}
