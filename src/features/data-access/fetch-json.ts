/** Fetches JSON of this site. Throws when the answer is not OK (`Failed to fetch {url}: {status}`) or is not JSON. */
export async function fetchJson(url: string, init: RequestInit = {}): Promise<unknown> {
  const response = await fetch(url, init);
  if (!response.ok) throw new Error(`Failed to fetch ${url}: ${response.status}`);
  return response.json();
}
