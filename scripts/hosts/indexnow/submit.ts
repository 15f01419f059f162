import { Refusal } from '../../cli/problems/refusal.ts';

/** Most URLs one submission may hold (https://www.indexnow.org/documentation). */
const urlsPerRequest = 10_000;

const meanings: Readonly<Record<number, string>> = {
  400: 'the request is malformed',
  403: 'the key is not valid: publish the site with its key file first',
  422: 'the URLs are not of this host, or the key does not fit the protocol',
  429: 'too many submissions: try again later',
};

interface Submission {
  readonly endpoint: string;
  /** Scheme and host of every URL. */
  readonly origin: string;
  readonly key: string;
  readonly urls: readonly string[];
}

/** Tells search engines about changed URLs. Throws a Refusal, with the status and its meaning, when a request is refused. */
export async function submitUrls({ endpoint, origin, key, urls }: Submission): Promise<void> {
  for (let start = 0; start < urls.length; start += urlsPerRequest) {
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: { 'content-type': 'application/json; charset=utf-8' },
      body: JSON.stringify({
        host: new URL(origin).host,
        key,
        keyLocation: `${origin}/${key}.txt`,
        urlList: urls.slice(start, start + urlsPerRequest),
      }),
    });
    await response.arrayBuffer();
    if (response.ok) continue;
    const meaning = meanings[response.status] ?? 'the service gave no reason';
    throw new Refusal(`${endpoint} answered ${response.status}: ${meaning}`);
  }
}
