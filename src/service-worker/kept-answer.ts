import { phoneOf, titleOf } from './saved-page.ts';

/** Seconds after which saved pages and unused files are dropped: 30 days. */
export const longestKeptSeconds = 30 * 24 * 60 * 60;

// Percent-encoded HTML, since headers hold only ASCII.
const titleHeader = 'x-title';

const phoneHeader = 'x-phone';

/** Returns the response to save for a page, with its title, phone number and the time `now` in headers. */
export function pageToKeep(html: string, { headers: responseHeaders }: Response, now: Date): Response {
  const headers = new Headers(responseHeaders);
  headers.set('date', now.toUTCString());
  const title = titleOf(html);
  if (title !== undefined) headers.set(titleHeader, encodeURIComponent(title));
  const phone = phoneOf(html);
  if (phone !== undefined) headers.set(phoneHeader, phone);
  return new Response(html, { headers });
}

/** Returns the response to save for a file, without the header `date`. */
export function fileToKeep(content: ArrayBuffer, { headers: responseHeaders }: Response): Response {
  const headers = new Headers(responseHeaders);
  // Only the file's last use decides its age.
  headers.delete('date');
  return new Response(content, { headers });
}

/** Returns when a page was saved; undefined if its `date` header is missing or invalid. */
export function savedAt({ headers }: Response): Date | undefined {
  const date = new Date(headers.get('date') ?? '');
  return Number.isNaN(date.getTime()) ? undefined : date;
}

/** Returns a saved page's title as HTML; undefined if it has none. */
export function titleOfKept({ headers }: Response): string | undefined {
  const title = headers.get(titleHeader);
  return title === null ? undefined : decodeURIComponent(title);
}

/** Returns the telephone number of a saved page's pharmacy; undefined if it has none. */
export const phoneOfKept = ({ headers }: Response): string | undefined =>
  headers.get(phoneHeader) ?? undefined;
