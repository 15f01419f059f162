import { parseHostRedirects, redirectFor } from '../hosts/preview/host-files.ts';
import { type Check, type Finding, finding } from './artefact.ts';
import { asksToBeIndexed } from './read-page.ts';

const rebuild = 'Build again; if it stays, correct scripts/hosts/host-addresses.ts.';

/** Addresses of earlier pages lead to pages that are there, and stand in nobody's way: no page's, no sitemap's. */
export const checkFormerAddresses: Check = async ({
  files,
  read,
  pageOf,
  pages,
  standIns,
  sitemap,
  origin,
}) => {
  const text = files.has('_redirects') ? (await read('_redirects')).toString() : '';
  const redirects = parseHostRedirects(text);
  const isThere = (path: string): boolean => pageOf.has(path) || files.has(path.slice(1));
  return [
    ...[...redirects.whole.values()]
      .filter(({ to }) => to.startsWith('/') && !isThere(to))
      .map(({ from, to }) => finding('_redirects', `leads ${from} to ${to}, which is not there`, rebuild)),
    ...pages.flatMap(({ path }): readonly Finding[] => {
      const shadow = redirectFor(redirects, path);
      return shadow === undefined
        ? []
        : [finding('_redirects', `has a rule that takes the page ${path} away`, rebuild)];
    }),
    ...[...sitemap].flatMap(([address, file]): readonly Finding[] => {
      const path = address.slice(origin.length);
      return redirectFor(redirects, path) !== undefined || standIns.some((page) => page.path === path)
        ? [finding(file, `lists ${address}, which is no page any more`, rebuild)]
        : [];
    }),
    ...standIns.flatMap((page): readonly Finding[] => {
      const [canonical = ''] = page.canonicals;
      const to = canonical.startsWith(origin) ? canonical.slice(origin.length) : canonical;
      return [
        ...(pageOf.has(to) && page.links.includes(to)
          ? []
          : [finding(page.file, `stands in for ${to || 'no page'}, which it does not lead to`, rebuild)]),
        ...(asksToBeIndexed(page)
          ? [finding(page.file, 'stands in for another page and asks to be indexed', rebuild)]
          : []),
      ];
    }),
  ];
};
