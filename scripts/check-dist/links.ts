import { decodedPath } from '../cli/files/decoded-path.ts';
import { type Artefact, type Check, type Finding, finding, type KnownPage } from './artefact.ts';

const outside = /^(?:https?:\/\/|tel:|mailto:)/;

/** Every link, fragment and loaded file of this site is there, as hosts find it. */
export const checkLinks: Check = (artefact) => {
  const answers = new Map<string, string | undefined>();
  const wrongWith = (page: KnownPage, link: string): string | undefined => {
    // Kept for the links that pages share: each has some of its own.
    if (link.startsWith('#') || link.startsWith('?')) return fault(page.path + link, artefact);
    if (!answers.has(link)) answers.set(link, fault(link, artefact));
    return answers.get(link);
  };
  return artefact.pages.flatMap((page) =>
    [...page.links, ...page.assets].flatMap((link): Finding | readonly Finding[] => {
      const fault = wrongWith(page, link);
      if (fault === undefined) return [];
      return finding(
        page.file,
        `links to ${link}: ${fault}`,
        'Take hrefs from src/domain/site/paths.ts; link only what the plan renders.',
      );
    }),
  );
};

function fault(link: string, artefact: Artefact): string | undefined {
  const { origin } = artefact;
  if (link.startsWith(`${origin}/`))
    return 'an absolute address of this site, which breaks on any other host';
  if (outside.test(link)) return URL.canParse(link) ? undefined : 'no valid address';
  if (!link.startsWith('/') || link.startsWith('//'))
    return 'neither a path of this site nor an outside address';
  const [address = '', fragment] = link.split('#', 2);
  const path = decodedPath(address.split('?', 1)[0] ?? '');
  if (path === undefined) return 'no valid path';
  const page = artefact.pageOf.get(path);
  if (page === undefined)
    return artefact.files.has(path.slice(1)) && !path.endsWith('.html') ? undefined : 'no such page or file';
  return fragment === undefined || fragment === '' || page.ids.includes(decodedPath(fragment) ?? '')
    ? undefined
    : `no element of ${page.file} has that id`;
}

/** The paths of this site that a page links to. */
export const linkedPaths = ({ links, path }: Pick<KnownPage, 'links' | 'path'>): readonly string[] =>
  links
    .filter((link) => !outside.test(link))
    .map((link) => (link.startsWith('/') ? link.replace(/[?#].*$/, '') : path));
