import { matchRoutes } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { landingPatterns } from '../../../scripts/plan/landing-list.ts';
import { planSite } from '../../../scripts/plan/site-plan.ts';
import { aCityInput, aPharmacy, checked, citySlug } from '../../../tests/support/domain-fixtures.ts';
import { pageRef } from '../../domain/site/page-ref.ts';
import { isBrandSlug, isPharmacySlug } from '../../domain/text/slug.ts';
import { pageRoute } from './page-route.ts';
import { routes } from './routes.tsx';

/** The router's own answer for a path. */
function matched(path: string) {
  const found = matchRoutes(
    routes.map(({ path: root, children = [] }) => ({
      path: root,
      children: children.map((child) =>
        child.index === true ? { index: true as const } : { path: child.path },
      ),
    })),
    path,
  )?.at(-1);
  return { path: found?.route.path, params: found?.params };
}

describe('the route of a page', () => {
  const city = aCityInput({ pharmacies: [aPharmacy()] });
  const { groups } = planSite({ cities: [city], featured: [], patterns: landingPatterns, sample: false });
  const further = pageRef({ kind: 'list-page', city: city.city.slug, number: 2 }, 0.5);
  const brand = checked('cvs', isBrandSlug);
  const [place, pharmacy] = [citySlug('birmingham-al'), checked('oak-drugs', isPharmacySlug)];
  const others = [
    further,
    pageRef({ kind: 'closed-pharmacy', city: place, pharmacy }, 0.5),
    pageRef({ kind: 'brand', brand }, 0.5),
    pageRef({ kind: 'brand-state', brand, state: 'AL' }, 0.5),
    pageRef({ kind: 'brand-city', brand, state: 'AL', city: place }, 0.5),
  ];
  const pages = [...groups.flatMap((group) => group.pages), ...others];

  it('is the one that the router finds for its path, with the same parameters', () => {
    for (const page of pages) expect({ path: undefined, ...pageRoute(page) }).toEqual(matched(page.path));
  });

  it('is known for every kind of page', () => {
    expect(new Set(pages.map(({ kind }) => kind)).size).toBe(14);
  });
});
