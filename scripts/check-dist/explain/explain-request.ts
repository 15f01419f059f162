import type { SiteAddresses } from '../../addresses/site-addresses.ts';
import { resolveRequest } from '../../hosts/preview/resolve-request.ts';
import type { SitePlan } from '../../plan/site-plan.ts';
import { explainPath } from './explain-path.ts';

interface Explanation {
  readonly lines: readonly string[];
  readonly isKnown: boolean;
}

const isFile = /\.[a-z0-9]+$/;
const fileRoute =
  'no page. Hosts answer with the file of that name where the build publishes one, else with status 404 (404.html).';
const fallbackRoute =
  'none of its own. The directory screen answers, hosts with status 404 (404.html), never indexed.';
const refusedRoute =
  'none. Hosts answer with status 404 (404.html): this is no valid path, or a file that only hosts read.';

/** Returns lines on what a URL shows and how hosts answer it. `isKnown` is true if a page is or was there. */
export function explainRequest(
  url: string,
  site: { readonly plan: SitePlan } & Pick<SiteAddresses, 'answers'>,
): Explanation {
  const resolution = resolveRequest(url);
  if (resolution.kind === 'refused') return { lines: [url, `Route: ${refusedRoute}`], isKnown: false };
  if (resolution.kind === 'redirect') {
    const target = explainRequest(resolution.location, site);
    const route = `Route: none of its own. Hosts redirect for good, to ${resolution.location} (308 or 301).`;
    return { ...target, lines: [url, route, ...target.lines] };
  }
  const path = resolution.file === '/index.html' ? '/' : resolution.file.replace(/\.html$/, '');
  const answer = site.answers.get(path);
  if (answer !== undefined) {
    const status = answer.kind === 'moved' ? `301, to ${answer.to}` : '410: it is gone';
    return { lines: [path, `Route: of a former page. Hosts that can answer with ${status}.`], isKnown: true };
  }
  const lines = explainPath(path, site.plan);
  if (lines !== undefined) return { lines, isKnown: true };
  const lowerCase = path.toLowerCase();
  const question = explainPath(lowerCase, site.plan) === undefined ? [] : [`Did you mean ${lowerCase}?`];
  const route = isFile.test(path) ? fileRoute : fallbackRoute;
  return { lines: [path, `Route: ${route}`, ...question], isKnown: false };
}
