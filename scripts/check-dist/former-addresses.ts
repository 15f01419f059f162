import { parseHostRedirects } from '../hosts/preview/host-files.ts';
import type { SiteCheck } from './artefact.ts';
import { asksToBeIndexed } from './page/read-page.ts';

const rebuild = 'Build again; if it stays, correct scripts/hosts/files/host-addresses.ts.';

/** Checks that redirects from former addresses lead to existing pages. */
export const checkFormerAddresses: SiteCheck = async (site, report) => {
  const { files, read, pageByPath, pages, standIns, sitemap, origin } = site;
  const text = files.has('_redirects') ? (await read('_redirects')).toString() : '';
  const redirects = parseHostRedirects(text);
  for (const { from, to } of redirects.values())
    if (to.startsWith('/') && !pageByPath.has(to) && !files.has(to.slice(1)))
      report('_redirects', `leads ${from} to ${to}, which is not there`, rebuild);
  for (const { path } of pages)
    if (redirects.has(path)) report('_redirects', `has a rule that hides the page ${path}`, rebuild);
  for (const [address, file] of sitemap) {
    const path = address.slice(origin.length);
    if (redirects.has(path) || standIns.some((page) => page.path === path))
      report(file, `lists ${address}, which is a former address`, rebuild);
  }
  for (const page of standIns) {
    const [canonical = ''] = page.canonicals;
    const to = canonical.startsWith(origin) ? canonical.slice(origin.length) : canonical;
    if (!pageByPath.has(to) || !page.links.includes(to))
      report(page.file, `stands in for ${to || 'no page'}, which it does not lead to`, rebuild);
    if (asksToBeIndexed(page))
      report(page.file, 'stands in for another page and asks to be indexed', rebuild);
  }
};
