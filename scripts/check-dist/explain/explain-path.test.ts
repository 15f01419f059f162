import { describe, expect, it } from 'vitest';
import type { Pharmacy } from '../../../src/domain/pharmacy/pharmacy.ts';
import { aCity, aCityInput, aPharmacy, milesAway } from '../../../tests/support/domain-fixtures.ts';
import { landingPatterns } from '../../plan/landing-patterns.ts';
import { planSite, type SitePlan } from '../../plan/site-plan.ts';
import { explainRequest } from './explain-request.ts';

/** A plan of Birmingham with so many pharmacies, the first `compounding` of which compound. */
function planWith(count: number, compounding: number) {
  const pharmacies = Array.from(
    { length: count },
    (_, index): Pharmacy =>
      aPharmacy({
        key: String(index),
        location: milesAway(index / 10),
        types: index < compounding ? ['compounding'] : [],
        sources: [{ id: 'nppes', date: '2026-01-01', fields: ['name'] }],
      }),
  );
  const input = aCityInput({ city: aCity(), pharmacies });
  return planSite({ cities: [input], featured: [], patterns: landingPatterns, sample: false });
}

/** The lines of an explanation; nothing has been published before. */
const explainPath = (path: string, plan: SitePlan) =>
  explainRequest(path, { plan, answers: new Map() }).lines;

const compounding = '/compounding-pharmacy-birmingham-al';

describe('the explanation of a path', () => {
  it('says what a landing page means, how many match, from where, and that it is indexed', () => {
    const lines = explainPath(compounding, planWith(20, 6));
    expect(lines[0]).toBe(compounding);
    expect(lines).toContainEqual(expect.stringContaining('“compounding pharmacy in Birmingham, AL”'));
    expect(lines).toContainEqual(expect.stringMatching(/^Means: “Compounding”/));
    expect(lines).toContain('Matches: 6 of the city’s 20 listings, 0 shown from elsewhere');
    expect(lines).toContain('Sources: nppes 6');
    expect(lines).toContain('Similarity to /pharmacies/birmingham-al: 30 %');
    expect(lines).toContain('Indexed: yes');
  });

  it('says why a page is not indexed, at the threshold', () => {
    const refused = explainPath(compounding, planWith(20, 4));
    expect(refused).toContain('Indexed: no');
    expect(refused).toContainEqual(expect.stringContaining('too-few-matches: fewer than 5'));
    expect(explainPath(compounding, planWith(20, 5))).toContain('Indexed: yes');
  });

  it('tells of two equal pages that one is like the other, and one changed listing less', () => {
    const lines = explainPath(compounding, planWith(20, 20));
    expect(lines).toContain('Indexed: no');
    expect(lines).toContainEqual(expect.stringContaining('similar-to-city: its results are more than 70 %'));
    const differing = explainPath(compounding, planWith(20, 14));
    expect(differing).toContain('Similarity to /pharmacies/birmingham-al: 70 %');
    expect(differing).toContain('Indexed: yes');
  });

  it('does not say of a file that hosts answer with 404', () => {
    const plan = planWith(5, 0);
    expect(explainPath('/ads.txt', plan)[1]).toMatch(/^Route: no page\. Hosts answer with the file/);
    expect(explainPath('/ads', plan)[1]).toMatch(/^Route: none of its own/);
  });

  it('says that a duplicate template means nothing of its own', () => {
    const lines = explainPath('/pharmacies-in-birmingham-al', planWith(20, 6));
    expect(lines).toContainEqual(expect.stringContaining('Means: nothing of its own'));
    expect(lines).toContainEqual(expect.stringContaining('duplicate-template:'));
  });

  it.each([
    ['/', 'Route: a page of its own (overview)'],
    ['/24-hour', 'Route: the directory with the preset 24-hour'],
    ['/pharmacies/alabama', 'Route: /pharmacies/{location}, the page of a state'],
    ['/pharmacies/birmingham-al', 'Route: /pharmacies/{location}, the directory of birmingham-al'],
    [
      '/pharmacy-birmingham-al',
      'Route: /pharmacy-{location}, a search for birmingham-al, whose directory is /pharmacies/birmingham-al',
    ],
    [
      '/pharmacies/birmingham-al/pharmacy-2',
      'Route: /pharmacies/{location}/{pharmacy}, the page of one pharmacy of birmingham-al',
    ],
    [
      '/nowhere',
      'Route: none of its own. The directory screen answers, hosts with status 404 (404.html), never indexed.',
    ],
  ])('knows the route of %s', (path, route) => {
    expect(explainPath(path, planWith(3, 0))[1]).toBe(route);
  });
});
