import { landingPatterns } from '../../src/data/landing-patterns.ts';
import type { CityInput } from '../../src/domain/city-input.ts';
import { neighborhoodsOf } from '../../src/domain/neighborhood-areas.ts';
import type { Problem } from '../../src/domain/problem.ts';
import { routeCollisions } from '../../src/domain/route-collisions.ts';
import { sampleListings } from '../../src/domain/sample-listings.ts';
import { planSite, type SiteInput, type SitePlan } from '../../src/domain/site-plan.ts';
import { type Lists, listFiles } from '../lists/load-lists.ts';

/** Joins the lists with the listings: sample ones, until a listing store has been imported. */
export function siteInput({ cities, brandedStores, places, featured }: Lists): SiteInput {
  const listed = new Set<string>(cities.map(({ slug }) => slug));
  const localities = [
    ...cities.map((city) => ({ city, listed: true })),
    ...brandedStores
      .filter(({ city }) => !listed.has(city.slug))
      .map(({ city }) => ({ city, listed: false })),
  ];
  const inputs = localities.map(({ city, listed: isListed }): CityInput => {
    const branded = brandedStores.find((store) => store.city.slug === city.slug);
    const { named = [], landmarks = [] } = places.get(city.slug) ?? {};
    return {
      city,
      listed: isListed,
      branded,
      landmarks,
      neighborhoods: neighborhoodsOf(city, named),
      pharmacies: sampleListings(city, branded !== undefined),
    };
  });
  return {
    cities: inputs,
    patterns: landingPatterns,
    sample: true,
    featured: featured.flatMap(({ city, pharmacy, reason }) => {
      const chosen = inputs
        .find((input) => input.city.slug === city)
        ?.pharmacies.find(({ slug }) => slug === pharmacy);
      return chosen === undefined ? [] : [{ pharmacy: chosen, city, reason }];
    }),
  };
}

/** The site's plan, and what is wrong with its routes and editors' choices. */
export function checkedPlan(lists: Lists): {
  readonly plan: SitePlan;
  readonly input: SiteInput;
  readonly problems: readonly Problem[];
} {
  const input = siteInput(lists);
  const plan = planSite(input);
  return { plan, input, problems: [...collisionProblems(plan), ...featuredProblems(lists, input)] };
}

const collisionProblems = (plan: SitePlan): readonly Problem[] =>
  routeCollisions(plan).map(({ entry, city }) => ({
    file: `src/data/${(entry.neighborhood ?? entry.landmark) ? listFiles.places : listFiles.cities}`,
    value: entry.slug,
    rule:
      city === entry.city || city === undefined
        ? `a landing page of ${entry.city} must not have the path of another page`
        : `a landing page of ${entry.city} must not end in the slug of ${city}`,
    remedy:
      (entry.neighborhood ?? entry.landmark)
        ? `Rename the place "${entry.neighborhood ?? entry.landmark}" of ${entry.city}.`
        : `Change the slug of ${entry.city}, or remove the row that makes the other page.`,
  }));

const featuredProblems = (lists: Lists, input: SiteInput): readonly Problem[] =>
  lists.featured
    .filter(
      ({ city, pharmacy }) =>
        !input.featured.some((chosen) => chosen.city === city && chosen.pharmacy.slug === pharmacy),
    )
    .map(({ city, pharmacy }) => ({
      file: `src/data/${listFiles.featured}`,
      value: `${city} ${pharmacy}`,
      rule: 'a featured pharmacy must be a listing of its city',
      remedy: 'Correct its slug, or remove the row.',
    }));
