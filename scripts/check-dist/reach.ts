import { type Artefact, type Check, type Finding, finding } from './artefact.ts';
import { linkedPaths } from './links.ts';
import { asksToBeIndexed, isNotFoundPage } from './read-page.ts';

/** Most clicks from the home page to a page that asks to be indexed, and from the sitemap page to any (docs/specification.md#index-policy). */
const mostClicks = 3;

/**
 * No page is an orphan; a pharmacy's page is reached from the home page; what asks to be indexed is near the home page, everything near
 * the sitemap page.
 */
export const checkReach: Check = (artefact) => {
  const fromHome = clicksFrom('/', artefact);
  const fromSitemap = clicksFrom('/sitemap', artefact);
  return artefact.pages.flatMap((page): Finding | readonly Finding[] => {
    // The page of a closed pharmacy is for those who kept its address (closed-pages.ts).
    if (isNotFoundPage(page) || page.isClosed) return [];
    const { file, path } = page;
    const home = fromHome.get(path);
    const sitemap = fromSitemap.get(path);
    if (home === undefined && sitemap === undefined)
      return finding(file, 'is an orphan: no way leads to it', 'Link it from its city or state.');
    return [
      ...(asksToBeIndexed(page) || (isPharmacyPage(path) && home === undefined)
        ? far(file, 'the home page', home)
        : []),
      ...far(file, 'the sitemap page', sitemap),
    ];
  });
};

const isPharmacyPage = (path: string): boolean => /^\/pharmacies\/[^/]+\/(?!page-\d+$)[^/]+$/.test(path);

const far = (file: string, from: string, clicks: number | undefined): readonly Finding[] => {
  if (clicks !== undefined && clicks <= mostClicks) return [];
  const problem = `is ${clicks === undefined ? 'not reached' : `${clicks} clicks`} from ${from}`;
  const remedy = `Link it from a page that is at most ${mostClicks - 1} clicks from ${from}.`;
  return [finding(file, problem, remedy)];
};

/** Breadth first: what is added to the map while it is walked is walked after all that is nearer. */
function clicksFrom(start: string, { pageOf }: Artefact): ReadonlyMap<string, number> {
  const clicks = new Map(pageOf.has(start) ? [[start, 0]] : []);
  for (const [path, distance] of clicks) {
    const page = pageOf.get(path);
    for (const target of page === undefined ? [] : linkedPaths(page))
      if (pageOf.has(target) && !clicks.has(target)) clicks.set(target, distance + 1);
  }
  return clicks;
}
