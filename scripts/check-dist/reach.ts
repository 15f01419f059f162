import type { Artefact, SiteCheck } from './artefact.ts';
import { linkedPaths } from './links.ts';
import { asksToBeIndexed, isNotFoundPage } from './page/read-page.ts';

// docs/specification.md#index-policy
const mostClicks = 3;

/** Checks that pages are at most 3 clicks from `/sitemap`, and indexed ones also from `/`. */
export const checkReach: SiteCheck = (site, report) => {
  const fromHome = clicksFrom('/', site);
  const fromSitemap = clicksFrom('/sitemap', site);
  for (const page of site.pages) {
    // The page of a closed pharmacy is for those who kept its address (shown-listings.ts).
    if (isNotFoundPage(page) || page.isClosed) continue;
    const { file, path } = page;
    const reportFar = (from: string, clicks: number | undefined): void => {
      if (clicks !== undefined && clicks <= mostClicks) return;
      const problem = `is ${clicks === undefined ? 'not reached' : `${clicks} clicks`} from ${from}`;
      report(file, problem, `Link it from a page that is at most ${mostClicks - 1} clicks from ${from}.`);
    };
    const home = fromHome.get(path);
    const sitemap = fromSitemap.get(path);
    if (home === undefined && sitemap === undefined) {
      report(file, 'is an orphan: no links lead to it', 'Link it from its city or state.');
      continue;
    }
    if (asksToBeIndexed(page) || (isPharmacyPage(path) && home === undefined))
      reportFar('the home page', home);
    reportFar('the sitemap page', sitemap);
  }
};

const isPharmacyPage = (path: string): boolean => /^\/pharmacies\/[^/]+\/(?!page-\d+$)[^/]+$/.test(path);

function clicksFrom(start: string, { pageByPath }: Artefact): ReadonlyMap<string, number> {
  const clicks = new Map(pageByPath.has(start) ? [[start, 0]] : []);
  for (const [path, distance] of clicks) {
    const page = pageByPath.get(path);
    for (const target of page === undefined ? [] : linkedPaths(page))
      if (pageByPath.has(target) && !clicks.has(target)) clicks.set(target, distance + 1);
  }
  return clicks;
}
