import type { Artefact, Check, Finding } from './artefact.ts';
import { linkedPaths } from './links.ts';
import { asksToBeIndexed, isNotFoundPage } from './page-facts.ts';

/** Most clicks from the home page to a page that asks to be indexed, and from the sitemap page to any (docs/specification.md#index-policy). */
const mostClicks = 3;

/** No page is an orphan; what asks to be indexed is near the home page, everything near the sitemap page. */
export const checkReach: Check = (artefact) => {
  const fromHome = clicksFrom('/', artefact);
  const fromSitemap = clicksFrom('/sitemap', artefact);
  return artefact.pages.flatMap((page): readonly Finding[] => {
    if (isNotFoundPage(page)) return [];
    const { file, path } = page;
    const home = fromHome.get(path);
    const sitemap = fromSitemap.get(path);
    if (home === undefined && sitemap === undefined) {
      return [
        { file, problem: 'is an orphan: no way leads to it', remedy: 'Link it from its city or state.' },
      ];
    }
    return [
      ...(asksToBeIndexed(page) && !(home !== undefined && home <= mostClicks)
        ? [far(file, 'the home page', home)]
        : []),
      ...(sitemap !== undefined && sitemap <= mostClicks ? [] : [far(file, 'the sitemap page', sitemap)]),
    ];
  });
};

const far = (file: string, from: string, clicks: number | undefined): Finding => ({
  file,
  problem: `is ${clicks === undefined ? 'not reached' : `${clicks} clicks`} from ${from}`,
  remedy: `Link it from a page that is at most ${mostClicks - 1} clicks from ${from}.`,
});

function clicksFrom(start: string, { pageOf }: Artefact): ReadonlyMap<string, number> {
  const clicks = new Map<string, number>();
  if (!pageOf.has(start)) return clicks;
  clicks.set(start, 0);
  let reached = [start];
  for (let distance = 1; reached.length > 0; distance += 1) {
    const next: string[] = [];
    for (const path of reached) {
      const page = pageOf.get(path);
      for (const target of page === undefined ? [] : linkedPaths(page)) {
        if (clicks.has(target) || !pageOf.has(target)) continue;
        clicks.set(target, distance);
        next.push(target);
      }
    }
    reached = next;
  }
  return clicks;
}
