import { offlineWords as words } from './offline-words.ts';

/** Header of a kept page: when it was fetched, as an ISO date. */
export const savedAtHeader = 'x-saved-at';

/** A page that is kept on this device. */
export interface SavedPage {
  /** Path on this site. */
  readonly path: string;
  readonly title: string;
}

const rootStart = '<div id="root"';

/**
 * Escapes text for use in HTML, between tags and in attributes. Written out here, since the worker is one file: a module that it shared
 * with the app would be a file of its own.
 */
const escaped = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');

const dateOf = (iso: string): string =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short' }).format(new Date(iso));

/**
 * A kept page that says that it is one and since when, outside of what the app renders. `savedAt` is null when that is not
 * known.
 */
export function markedAsSaved(html: string, savedAt: string | null): string {
  const when = words.saved(savedAt === null ? null : dateOf(savedAt));
  const note = `<aside class="connection" id="connection" aria-label="${words.label}"><p class="wrap"><b>${words.offline}</b> ${when}</p></aside>`;
  return html.replace(rootStart, () => note + rootStart);
}

/** The title of a page's HTML, without the site's name. */
export const titleOf = (html: string): string | undefined =>
  /<title>([^<]*?)(?: \| [^<|]*)?<\/title>/.exec(html)?.[1];

/**
 * What is shown offline in place of a page that this device never saw, with the pages it did see. Titles are HTML, as they stood
 * in their pages; `stylesheet` is a kept one's path.
 */
export function offlinePage(saved: readonly SavedPage[], stylesheet: string | undefined): string {
  const links = saved.map(({ path, title }) => `<li><a href="${escaped(path)}">${title}</a></li>`);
  const list = links.length === 0 ? '' : `<h2>${words.kept}</h2><ul class="links">${links.join('')}</ul>`;
  const style = stylesheet === undefined ? '' : `<link rel="stylesheet" href="${escaped(stylesheet)}">`;
  return `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${words.title}</title>
${style}
</head>
<body>
<main class="wrap" id="main">
<div class="intro">
<h1>${words.heading}</h1>
<p>${words.never}</p>
</div>
<p><a href="">${words.again}</a></p>
${list}
</main>
</body>
</html>
`;
}
