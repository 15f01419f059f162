import type { SiteAddresses } from '../../addresses/site-addresses.ts';
import { resolveRequest } from '../../hosts/preview/resolve-request.ts';
import type { SitePlan } from '../../plan/site-plan.ts';
import { explainPath, pathsLike } from './explain-path.ts';

/** What is told of an address. */
interface Explanation {
  readonly lines: readonly string[];
  /** Whether it is a page of the site, was one, or leads to such a one. */
  readonly isKnown: boolean;
}

/** Says what a host answers for a path as a browser asks for it: a page, one of earlier, where it leads on to, or that there is nothing. */
export function explainRequest(
  asked: string,
  site: { readonly plan: SitePlan } & Pick<SiteAddresses, 'answers'>,
): Explanation {
  const resolution = resolveRequest(asked);
  if (resolution.kind === 'refused') {
    const route =
      'Route: none. Hosts answer with status 404 (404.html), since this is no address, or names what is theirs alone.';
    return { lines: [asked, route], isKnown: false };
  }
  if (resolution.kind === 'redirect') {
    const there = explainRequest(resolution.location, site);
    const route = `Route: none of its own. Hosts lead on for good, to ${resolution.location} (308 or 301).`;
    return { ...there, lines: [asked, route, ...there.lines] };
  }
  const path = resolution.file === '/index.html' ? '/' : resolution.file.replace(/\.html$/, '');
  const answer = site.answers.get(path);
  if (answer !== undefined) {
    const said = answer.kind === 'moved' ? `301, to ${answer.to}` : '410: it is gone';
    return {
      lines: [path, `Route: none any more. Hosts that can answer with ${said}.`],
      isKnown: true,
    };
  }
  const lines = explainPath(path, site.plan);
  const isKnown = site.plan.groups.some(({ pages }) => pages.some((page) => page.path === path));
  return isKnown
    ? { lines, isKnown }
    : { lines: [...lines, ...pathsLike(path, site.plan).map((like) => `Did you mean ${like}?`)], isKnown };
}
