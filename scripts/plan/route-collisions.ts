import type { LandingEntry } from '../../src/domain/landing/landing-entry.ts';
import { landingPath, pageFile, type SitePath, searchPath } from '../../src/domain/site/paths.ts';
import { citiesOfSlug } from '../../src/domain/site/resolve-slug.ts';
import type { CitySlug } from '../../src/domain/text/slug.ts';
import type { CityInput } from './city-input.ts';
import type { SitePlan } from './site-plan.ts';

/** A landing entry whose path is not its own. */
export interface RouteCollision {
  readonly entry: LandingEntry;
  /** The city whose page has the path too, or to which the slug would be resolved; absent for a page of no city. */
  readonly city?: CitySlug | undefined;
}

/**
 * Landing entries whose path is another page's too, or does not end in their city's slug, by which it is resolved (see `citiesOfSlug`).
 * Paths are compared as files are on a host that ignores case. `cities` are those that the plan was made from.
 */
export function routeCollisions(
  { groups, landing }: Pick<SitePlan, 'groups' | 'landing'>,
  cities: readonly CityInput[],
): readonly RouteCollision[] {
  const cityGroups = new Set(cities.map(({ city }) => `city/${city.slug}`));
  const usual = groups.filter(({ id }) => !cityGroups.has(id)).flatMap(({ pages }) => pages);
  const met = new Set(usual.map(({ path }) => fileOf(path)));
  const shared = new Set<string>();
  const hasCity = (slug: CitySlug): boolean => landing.has(slug);
  const places = cities.filter(({ city }) => hasCity(city.slug));
  const entriesOf = ({ city }: CityInput): readonly LandingEntry[] => landing.get(city.slug) ?? [];
  // Only a branded store's slug is an editor's own; all others are made to end in their city's.
  const astray = places.some(
    ({ city, branded }) => branded !== undefined && isAstray({ slug: branded.slug, city: city.slug }),
  );
  const akin = astray ? undefined : akinSlugs(landing);
  for (const place of places) {
    const { slug } = place.city;
    const isAlone = akin?.has(slug) === false;
    const own = new Set<string>();
    const paths = entriesOf(place).map((entry) => landingPath(entry.slug));
    if (place.listed && !place.town) paths.push(searchPath(slug));
    for (const path of paths) {
      const file = fileOf(path);
      if (met.has(file) || own.has(file)) shared.add(file);
      own.add(file);
    }
    // No other city's page ends in a slug like this.
    if (!isAlone) for (const file of own) met.add(file);
  }
  if (!astray && shared.size === 0) return [];
  return places.flatMap((place) =>
    entriesOf(place)
      .filter((entry) => isAstray(entry) || shared.has(fileOf(landingPath(entry.slug))))
      .map((entry) => ({ entry, city: citiesOfSlug(entry.slug, hasCity)[0] })),
  );
}

const fileOf = (path: SitePath): string => pageFile(path).toLowerCase();

const isAstray = ({ slug, city }: Pick<LandingEntry, 'slug' | 'city'>): boolean => !slug.endsWith(`-${city}`);

/** The slugs that end in another city's, and those: a path can be that of pages of two cities only where it ends in the slugs of both. */
function akinSlugs(slugs: ReadonlyMap<CitySlug, unknown>): ReadonlySet<string> {
  const known = new Set<string>(slugs.keys());
  const akin = new Set<string>();
  for (const slug of known) {
    for (let hyphen = slug.indexOf('-'); hyphen >= 0; hyphen = slug.indexOf('-', hyphen + 1)) {
      const end = slug.slice(hyphen + 1);
      if (known.has(end)) akin.add(slug).add(end);
    }
  }
  return akin;
}
