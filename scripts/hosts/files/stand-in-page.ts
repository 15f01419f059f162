import { site } from '../../../src/config/site.ts';
import { absoluteUrl } from '../../../src/domain/site/paths.ts';
import { escapeHtml } from '../../../src/domain/text/escape-html.ts';
import * as formerAddressMessages from '../../../src/messages/generated/formerAddress.ts';

/**
 * The page that stands where a host cannot redirect: it leads on at once, names the new address as the one to be indexed, and has a
 * link for those whom it does not lead.
 */
export const standInPage = (to: string, origin: string): string => `<!doctype html>
<html lang="${site.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(formerAddressMessages.moved)}</title>
<meta name="robots" content="noindex">
<link rel="canonical" href="${escapeHtml(absoluteUrl(origin, to))}">
<meta http-equiv="refresh" content="0; url=${escapeHtml(to)}">
</head>
<body>
<main>
<h1>${escapeHtml(formerAddressMessages.moved)}</h1>
<p><a href="${escapeHtml(to)}">${escapeHtml(formerAddressMessages.follow)}</a></p>
</main>
</body>
</html>
`;

/** What a function answers for an address that is gone, where no page of the site can be given. */
export const gonePage = (): string => `<!doctype html>
<html lang="${site.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(formerAddressMessages.gone)}</title>
<meta name="robots" content="noindex">
</head>
<body>
<main>
<h1>${escapeHtml(formerAddressMessages.gone)}</h1>
<p><a href="/">${escapeHtml(formerAddressMessages.home)}</a></p>
</main>
</body>
</html>
`;
