import { LoadFailure } from './load-failure.ts';

/**
 * Fetches JSON of this site. Throws a LoadFailure (`Failed to fetch {url}: {status}`) when there is no answer, when it is not OK, or
 * when it is a page: a host with a fallback page answers with that for a file that is gone. Only a host in trouble is worth another
 * try.
 */
export async function fetchJson(url: string, init: RequestInit = {}): Promise<unknown> {
  const response = await fetch(url, init).catch(() => {
    throw new LoadFailure(`Failed to fetch ${url}`);
  });
  const { ok, status, headers } = response;
  if (!ok || headers.get('content-type')?.includes('html'))
    throw new LoadFailure(`Failed to fetch ${url}: ${status}`, status < 500);
  return response.json();
}
