import * as savedPageMessages from '../messages/generated/savedPage.ts';

/** A page that is kept on this device. */
export interface SavedPage {
  /** Path on this site. */
  readonly path: string;
  /** As HTML, as it stood in the page. */
  readonly title: string;
  /** The pharmacy's number, where it is the page of one. */
  readonly phone?: string | undefined;
}

const rootStart = '<div id="root"';

/** Whether HTML is a page of this site, not a network's sign-in page in its place, which has no app. */
export const isOfThisSite = (html: string): boolean => html.includes(rootStart);

/** Escapes text for HTML. A module shared with the app would be a file beside the worker, which is one file. */
const escaped = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');

const dateOf = (saved: Date): string =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short' }).format(saved);

/** A kept page that says, outside of what the app renders, that it is one and since when, if that is known. */
export function markedAsSaved(html: string, saved: Date | undefined): string {
  const when =
    saved === undefined ? savedPageMessages.saved : savedPageMessages.savedOn({ when: dateOf(saved) });
  const text = `<p class="bar"><b>${savedPageMessages.offline}</b> ${when}</p>`;
  const label = `aria-label="${savedPageMessages.label}"`;
  const note = `<aside class="connection" id="connection" ${label}>${text}</aside>`;
  return html.replace(rootStart, () => note + rootStart);
}

/** The title of a page's HTML, as HTML and without the site's name; undefined where it has none. */
export function titleOf(html: string): string | undefined {
  const [, text = ''] = /<title(?:\s[^>]*)?>(.*?)<\/title\s*>/is.exec(html) ?? [];
  const title = text
    .replace(/\s+/g, ' ')
    .replace(/ \| [^|]*$/, '')
    .trim();
  return title === '' ? undefined : title.replace(/</g, '&lt;');
}

/** The number that a pharmacy's page offers to call, `+12055550163`; undefined where there is none. */
export const phoneOf = (html: string): string | undefined =>
  /<a class="[^"]*\bto-call\b[^"]*" href="tel:(\+1\d{10})"/.exec(html)?.[1];

/** The paths of the assets and datasets that a page's HTML names: its style, its scripts, its data. */
export function filesOf(html: string): readonly string[] {
  const values = [...html.matchAll(/\s(?:href|src|content)="(\/[^"]*)"/g)].flatMap(([, value = '']) =>
    value.replaceAll('&amp;', '&').split(' '),
  );
  return [...new Set(values.filter((value) => /^\/(?:assets|data)\//.test(value)))];
}

/** Loads the page again once the site answers: when the connection is back, and every ten seconds. */
const askAgain = `const again = () => fetch(location.href, { method: 'HEAD' }).then((answer) => {
  if (answer.status < 500) location.reload();
}, () => {});
addEventListener('online', again);
setInterval(again, 10000);`;

/** A link that calls the number; what is shown does not break over two lines. */
const phoneLink = (number: string, shown: string): string =>
  `<a href="tel:${number}">${shown.replaceAll('-', '&#8209;').replaceAll(' ', '&nbsp;')}</a>`;

/** A telephone often works where the network of data does not: a pharmacy's number stands with its page. */
function linkTo({ path, title, phone }: SavedPage): string {
  const link = `<a href="${escaped(path)}">${title}</a>`;
  if (phone === undefined) return `<li>${link}</li>`;
  const shown = phone.replace(/^\+1(\d{3})(\d{3})(\d{4})$/, '($1) $2-$3');
  return `<li>${link} <span>${phoneLink(phone, savedPageMessages.call({ phone: shown }))}</span></li>`;
}

/**
 * What is shown offline in place of a page that this device never saw: whom to call in an emergency, and the pages
 * that it did see, with pharmacies' numbers. `stylesheet` is a kept one's path; `nonce` lets its script run.
 */
export function offlinePage(
  saved: readonly SavedPage[],
  stylesheet: string | undefined,
  nonce: string,
): string {
  const links = saved.map(linkTo);
  const list =
    links.length === 0
      ? `<p>${savedPageMessages.none}</p>`
      : `<h2>${savedPageMessages.kept}</h2><ul class="links long">${links.join('')}</ul>`;
  const style = stylesheet === undefined ? '' : `<link rel="stylesheet" href="${escaped(stylesheet)}">`;
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
<script nonce="${nonce}">${askAgain}</script>
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
