import { site } from '../../../src/config/site.ts';
import { absoluteUrl } from '../../../src/domain/site/paths.ts';
import { escapeHtml } from '../../../src/domain/text/escape-html.ts';
import * as formerAddressMessages from '../../../src/messages/generated/formerAddress.ts';

/** Returns an HTML page that redirects from a former address to `to`. */
export const standInPage = (to: string, origin: string): string =>
  smallPage(formerAddressMessages.moved, to, formerAddressMessages.follow, [
    `<link rel="canonical" href="${escapeHtml(absoluteUrl(origin, to))}">`,
    `<meta http-equiv="refresh" content="0; url=${escapeHtml(to)}">`,
  ]);

/** Returns an HTML page that says that an address is gone. */
export const gonePage = (): string =>
  smallPage(formerAddressMessages.gone, '/', formerAddressMessages.home, []);

const smallPage = (title: string, to: string, link: string, head: readonly string[]): string =>
  `${[
    '<!doctype html>',
    `<html lang="${site.language}">`,
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(title)}</title>`,
    '<meta name="robots" content="noindex">',
    ...head,
    '</head>',
    `<body><main><h1>${escapeHtml(title)}</h1>`,
    `<p><a href="${escapeHtml(to)}">${escapeHtml(link)}</a></p></main></body>`,
    '</html>',
  ].join('\n')}\n`;
