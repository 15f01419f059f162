import { LoadFailure } from './load-failure.ts';

/**
 * Fetches JSON of this site. Throws a LoadFailure when there is no answer, when it is not OK (`Failed to fetch {url}: {status}`), or
 * when its type is another: a host with a fallback page answers with HTML for a file that is gone.
 */
export async function fetchJson(url: string, init: RequestInit = {}): Promise<unknown> {
  const response = await fetch(url, init).catch(() => {
    throw new LoadFailure(`Failed to fetch ${url}`);
  });
  const { ok, status, headers } = response;
  if (!ok) throw new LoadFailure(`Failed to fetch ${url}: ${status}`, status === 404 || status === 410);
  if (!headers.get('content-type')?.includes('json')) throw new LoadFailure(`Not JSON: ${url}`, true);
  return response.json();
}
