import { expect, it } from 'vitest';
import { aCity, aCityInput, aPharmacy } from '../../../tests/support/domain-fixtures.ts';
import { landingPatterns } from '../../plan/landing-patterns.ts';
import { planSite } from '../../plan/site-plan.ts';
import { pagesToWeigh } from './weighed-pages.ts';

it('a page of every kind is weighed, and no more than one of each', () => {
  const cities = ['Birmingham', 'Mobile'].map((name) =>
    aCityInput({ city: aCity({ name }), pharmacies: [aPharmacy()] }),
  );
  const plan = planSite({ cities, featured: [], patterns: landingPatterns, sample: false });
  expect(pagesToWeigh(plan.pageGroups)).toEqual([
    'index.html',
    'specialties.html',
    'sitemap.html',
    'licenses.html',
    'saved.html',
    'about.html',
    'contact.html',
    'privacy.html',
    'terms.html',
    '404.html',
    'directory.html',
    'pharmacies/alabama.html',
    'pharmacies/birmingham-al.html',
    'pharmacy-birmingham-al.html',
    'pharmacies-in-birmingham-al.html',
    'pharmacies/birmingham-al/pharmacy-1.html',
  ]);
});
