import type { LandingEntry } from '../../src/domain/landing/landing-entry.ts';
import { landingPath, pageFile, type SitePath } from '../../src/domain/site/paths.ts';
import { citiesOfSlug } from '../../src/domain/site/resolve-slug.ts';
import type { CitySlug } from '../../src/domain/text/slug.ts';
import type { SitePlan } from './site-plan.ts';

/** A landing entry whose path is not its own. */
export interface RouteCollision {
  readonly entry: LandingEntry;
  /** The city whose page has the path too, or to which the slug would be resolved; absent for a page of no city. */
  readonly city?: CitySlug | undefined;
}

/**
 * Landing entries whose path is another page's too, or does not end in their city's slug, by which it is resolved (see `citiesOfSlug`).
 * Paths are compared as files are on a host that ignores case.
 */
export function routeCollisions({
  pageGroups,
  landing,
}: Pick<SitePlan, 'pageGroups' | 'landing'>): readonly RouteCollision[] {
  const met = new Set<string>();
  const shared = new Set<string>();
  const fileOf = (path: SitePath): string => pageFile(path).toLowerCase();
  const isAstray = ({ slug, city }: Pick<LandingEntry, 'slug' | 'city'>): boolean =>
    !slug.endsWith(`-${city}`);
  let astray = 0;
  for (const { pages } of pageGroups) {
    for (const page of pages) {
      // Landing pages stand in no folder.
      if (page.path.lastIndexOf('/') > 0) continue;
      if (page.kind === 'landing' && isAstray(page)) astray += 1;
      const file = fileOf(page.path);
      if (met.has(file)) shared.add(file);
      met.add(file);
    }
  }
  if (astray === 0 && shared.size === 0) return [];
  const hasCity = (slug: CitySlug): boolean => landing.has(slug);
  return [...landing.values()].flatMap((entries) =>
    entries()
      .filter((entry) => isAstray(entry) || shared.has(fileOf(landingPath(entry.slug))))
      .map((entry) => ({ entry, city: citiesOfSlug(entry.slug, hasCity)[0] })),
  );
}
