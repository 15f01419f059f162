import * as savedPageMessages from '../messages/generated/savedPage.ts';

export interface SavedPage {
  readonly path: string;
  /** Title of the page, escaped for HTML: `A &amp; B Drug`. */
  readonly title: string;
  readonly phone?: string | undefined;
}

const rootStart = '<div id="root"';

/** True if HTML has this site's root element, which a network's sign-in page lacks. */
export const isOfThisSite = (html: string): boolean => html.includes(rootStart);

// The app has its own function, since the worker must be a single file.
const escapeHtml = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');

const formatDate = (saved: Date): string =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short' }).format(saved);

/** Adds a notice to a saved page's HTML that the device is offline, and when the page was saved. */
export function markedAsSaved(html: string, saved: Date | undefined): string {
  const when =
    saved === undefined ? savedPageMessages.saved : savedPageMessages.savedOn({ when: formatDate(saved) });
  const text = `<p class="bar"><b>${savedPageMessages.offline}</b> ${when}</p>`;
  const label = `aria-label="${savedPageMessages.label}"`;
  const note = `<aside class="connection" id="connection" ${label}>${text}</aside>`;
  return html.replace(rootStart, () => note + rootStart);
}

/** Returns the title in a page's HTML, as HTML without the site's name; undefined if it has none. */
export function titleOf(html: string): string | undefined {
  const [, text = ''] = /<title(?:\s[^>]*)?>(.*?)<\/title\s*>/is.exec(html) ?? [];
  const title = text
    .replace(/\s+/g, ' ')
    .replace(/ \| [^|]*$/, '')
    .trim();
  return title === '' ? undefined : title.replace(/</g, '&lt;');
}

/** Returns the telephone number on a pharmacy's page: `+12055550163`; undefined if there is none. */
export const phoneOf = (html: string): string | undefined =>
  /<a class="[^"]*\bto-call\b[^"]*" href="tel:(\+1\d{10})"/.exec(html)?.[1];

/** Returns the paths of scripts, styles and data that a page's HTML names. */
export function filesOf(html: string): readonly string[] {
  const values = [...html.matchAll(/\s(?:href|src|content)="(\/[^"]*)"/g)].flatMap(([, value = '']) =>
    value.replaceAll('&amp;', '&').split(' '),
  );
  return [...new Set(values.filter((value) => /^\/(?:assets|data)\//.test(value)))];
}

const reloadScript = `const again = () => fetch(location.href, { method: 'HEAD' }).then((answer) => {
  if (answer.status < 500) location.reload();
}, () => {});
addEventListener('online', again);
setInterval(again, 10000);`;

const phoneLink = (number: string, localNumber: string): string =>
  `<a href="tel:${number}">${localNumber.replaceAll('-', '&#8209;').replaceAll(' ', '&nbsp;')}</a>`;

// Calls often work without mobile data.
function savedPageItem({ path, title, phone }: SavedPage): string {
  const link = `<a href="${escapeHtml(path)}">${title}</a>`;
  if (phone === undefined) return `<li>${link}</li>`;
  const shown = phone.replace(/^\+1(\d{3})(\d{3})(\d{4})$/, '($1) $2-$3');
  return `<li>${link} <span>${phoneLink(phone, savedPageMessages.call({ phone: shown }))}</span></li>`;
}

/**
 * Returns the HTML to show offline instead of a page that is not saved, with links to saved pages.
 * `stylesheet` is the path of a saved one; `nonce` lets the page's script run.
 */
export function offlinePage(
  saved: readonly SavedPage[],
  stylesheet: string | undefined,
  nonce: string,
): string {
  const links = saved.map(savedPageItem);
  const list =
    links.length === 0
      ? `<p>${savedPageMessages.none}</p>`
      : `<h2>${savedPageMessages.kept}</h2><ul class="links long">${links.join('')}</ul>`;
  const style = stylesheet === undefined ? '' : `<link rel="stylesheet" href="${escapeHtml(stylesheet)}">`;
  const emergency = savedPageMessages.emergency({
    emergency: phoneLink('911', '911'),
    poison: phoneLink('+18002221222', '1-800-222-1222'),
  });
  return `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${savedPageMessages.title}</title>
${style}
<script nonce="${nonce}">${reloadScript}</script>
</head>
<body>
<main class="error-screen" id="main">
<h1>${savedPageMessages.heading}</h1>
<p>${savedPageMessages.never}</p>
<p>${emergency}</p>
<p class="error-screen-actions"><a class="button" href="">${savedPageMessages.again}</a></p>
${list}
</main>
</body>
</html>
`;
}
