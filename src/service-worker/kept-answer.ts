import { phoneOf, titleOf } from './saved-page.ts';

/** Seconds after which unused files are deleted: 30 days, as long as a host keeps files of earlier builds. */
export const longestKeptSeconds = 30 * 24 * 60 * 60;

/** Header with a kept page's title as HTML, percent-encoded, since headers hold only ASCII. */
const titleHeader = 'x-title';

/** Header with the number to call, on a pharmacy's kept page. */
const phoneHeader = 'x-phone';

/** Returns a page's response to store: with its title, its pharmacy's number and this device's time. */
export function pageToKeep(html: string, { headers: given }: Response, now: Date): Response {
  const headers = new Headers(given);
  headers.set('date', now.toUTCString());
  const title = titleOf(html);
  if (title !== undefined) headers.set(titleHeader, encodeURIComponent(title));
  const phone = phoneOf(html);
  if (phone !== undefined) headers.set(phoneHeader, phone);
  return new Response(html, { headers });
}

/** Returns a file's response to store: without its date, so that only its last use decides its age. */
export function fileToKeep(content: ArrayBuffer, { headers: given }: Response): Response {
  const headers = new Headers(given);
  headers.delete('date');
  return new Response(content, { headers });
}

/** Returns when a page was saved; undefined if it does not say. */
export function savedAt({ headers }: Response): Date | undefined {
  const date = new Date(headers.get('date') ?? '');
  return Number.isNaN(date.getTime()) ? undefined : date;
}

/** Returns a kept page's title as HTML; undefined if it has none. */
export function titleOfKept({ headers }: Response): string | undefined {
  const title = headers.get(titleHeader);
  return title === null ? undefined : decodeURIComponent(title);
}

/** Returns the number of a kept page's pharmacy; undefined if it has none. */
export const phoneOfKept = ({ headers }: Response): string | undefined =>
  headers.get(phoneHeader) ?? undefined;
