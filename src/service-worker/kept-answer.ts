import { phoneOf, titleOf } from './saved-page.ts';

/** Seconds that what nobody opens again is kept: 30 days, as a host keeps the files of earlier builds. */
export const longestKeptSeconds = 30 * 24 * 60 * 60;

/** Header of a kept page: its title as HTML, percent-encoded, since a header holds no other letters. */
const titleHeader = 'x-title';

/** Header of a kept page of a pharmacy: the number to call. */
const phoneHeader = 'x-phone';

/** A page's answer as it is kept: with its title, its pharmacy's number and this device's time. */
export function pageToKeep(html: string, { headers: given }: Response, now: Date): Response {
  const headers = new Headers(given);
  headers.set('date', now.toUTCString());
  const title = titleOf(html);
  if (title !== undefined) headers.set(titleHeader, encodeURIComponent(title));
  const phone = phoneOf(html);
  if (phone !== undefined) headers.set(phoneHeader, phone);
  return new Response(html, { headers });
}

/** A file's answer as it is kept: without a date, so that it is old when it was not used for long. */
export function fileToKeep(content: ArrayBuffer, { headers: given }: Response): Response {
  const headers = new Headers(given);
  headers.delete('date');
  return new Response(content, { headers });
}

/** When a page was saved; undefined where it does not say. */
export function savedAt({ headers }: Response): Date | undefined {
  const date = new Date(headers.get('date') ?? '');
  return Number.isNaN(date.getTime()) ? undefined : date;
}

/** The title of a kept page as HTML; undefined where it has none. */
export function titleOfKept({ headers }: Response): string | undefined {
  const title = headers.get(titleHeader);
  return title === null ? undefined : decodeURIComponent(title);
}

/** The number of a kept page's pharmacy; undefined where it has none, or was kept before numbers were. */
export const phoneOfKept = ({ headers }: Response): string | undefined =>
  headers.get(phoneHeader) ?? undefined;
