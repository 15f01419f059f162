import type { LandingEntry } from '../../src/domain/landing/landing-entry.ts';
import { landingPath, pageFile, type SitePath } from '../../src/domain/site/paths.ts';
import { cityOfSlug } from '../../src/domain/site/resolve-slug.ts';
import type { CitySlug } from '../../src/domain/text/slug.ts';
import type { SitePlan } from './site-plan.ts';

/** A landing entry whose path is not its own. */
export interface RouteCollision {
  readonly entry: LandingEntry;
  /** The city whose page has the path too, or to which the slug would be resolved; absent for a page of no city. */
  readonly city?: CitySlug | undefined;
}

/**
 * Landing entries whose slug equals another page's, or ends in the slug of a longer-named city than their own (see
 * `cityOfSlug`). Paths are compared as files are on a host that ignores case.
 */
export function routeCollisions({ groups, landing }: SitePlan): readonly RouteCollision[] {
  const owners = new Map<string, number>();
  const fileOf = (path: SitePath): string => pageFile(path).toLowerCase();
  for (const { path } of groups.flatMap(({ pages }) => pages)) {
    owners.set(fileOf(path), (owners.get(fileOf(path)) ?? 0) + 1);
  }
  const hasCity = (slug: CitySlug): boolean => landing.has(slug);
  return [...landing].flatMap(([city, entries]) =>
    entries.flatMap((entry) => {
      const resolved = cityOfSlug(entry.slug, hasCity);
      const shared = (owners.get(fileOf(landingPath(entry.slug))) ?? 0) > 1;
      return resolved === city && !shared ? [] : [{ entry, city: resolved }];
    }),
  );
}
