import { decodedPath } from '../cli/files/decoded-path.ts';
import type { Artefact, KnownPage, SiteCheck } from './artefact.ts';

const outside = /^(?:https?:\/\/|tel:|mailto:)/;

/** Checks that links within the site lead to existing pages, ids and files. */
export const checkLinks: SiteCheck = (site, report) => {
  for (const page of site.pages)
    for (const link of [...page.links, ...page.assets]) {
      const fault = faultOf(/^[#?]/.test(link) ? page.path + link : link, site);
      if (fault !== undefined)
        report(
          page.file,
          `links to ${link}: ${fault}`,
          'Take hrefs from src/domain/site/paths.ts; link only what the plan renders.',
        );
    }
};

function faultOf(link: string, { origin, pageByPath, files }: Artefact): string | undefined {
  if (link.startsWith(`${origin}/`))
    return 'an absolute address of this site, which breaks on any other host';
  if (outside.test(link)) return URL.canParse(link) ? undefined : 'no valid address';
  if (!link.startsWith('/') || link.startsWith('//'))
    return 'neither a path of this site nor an outside address';
  const [address = '', fragment = ''] = link.split('#', 2);
  const path = decodedPath(address.split('?', 1)[0] ?? '');
  if (path === undefined) return 'no valid path';
  const page = pageByPath.get(path);
  if (page === undefined)
    return files.has(path.slice(1)) && !path.endsWith('.html') ? undefined : 'no such page or file';
  return fragment === '' || page.ids.includes(decodedPath(fragment) ?? '')
    ? undefined
    : `no element of ${page.file} has that id`;
}

/** Returns the paths of this site that a page links to: `/about#data` → `/about`. */
export const linkedPaths = ({ links, path }: Pick<KnownPage, 'links' | 'path'>): readonly string[] =>
  links
    .filter((link) => !outside.test(link))
    .map((link) => (link.startsWith('/') ? link.replace(/[?#].*$/, '') : path));
