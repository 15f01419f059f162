import { describe, expect, it } from 'vitest';
import type { Pharmacy } from '../../../src/domain/pharmacy/pharmacy.ts';
import { aCity, aCityInput, aPharmacy, milesAway } from '../../../tests/support/domain-fixtures.ts';
import { landingPatterns } from '../../plan/landing-list.ts';
import { planSite, type SitePlan } from '../../plan/site-plan.ts';
import { explainRequest } from './explain-request.ts';

/** Plans Birmingham with `count` pharmacies, of which the first `compounding` compound. */
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

/** Returns the lines that explain a path of a site that was never published. */
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
    expect(lines).toContain('Known to fit within 10 miles: 6');
    expect(lines).toContain('Indexed: yes');
  });

  it('says why a page is not indexed: nobody fits, or all of the city do', () => {
    const refused = (count: number) => explainPath(compounding, planWith(20, count));
    expect(refused(0)).toContain('Indexed: no');
    expect(refused(0)).toContainEqual(expect.stringContaining('no-answer: no pharmacy of the city is'));
    expect(refused(20)).toContain('Indexed: no');
    expect(refused(20)).toContainEqual(expect.stringContaining('same-as-city: it lists what'));
    expect(refused(1)).toContain('Indexed: yes');
  });

  it('names the indexed sibling that lists the same', () => {
    const pharmacies = ['clinic', 'none', 'none'].map((type, index) =>
      aPharmacy({
        key: String(index),
        types: type === 'clinic' ? ['clinic', 'hospital'] : [],
      }),
    );
    const input = aCityInput({ city: aCity(), pharmacies });
    const plan = planSite({ cities: [input], featured: [], patterns: landingPatterns, sample: false });
    const pages = ['/clinic-pharmacy-birmingham-al', '/hospital-pharmacy-birmingham-al'];
    const refused = pages
      .map((path) => explainPath(path, plan))
      .filter((lines) => !lines.includes('Indexed: yes'));
    expect(refused).toHaveLength(1);
    expect(refused[0]).toContainEqual(expect.stringMatching(/^Lists the same as \/\S+, which is indexed$/));
  });

  it('says that hosts answer with a file where a path names one', () => {
    const plan = planWith(5, 0);
    expect(explainPath('/ads.txt', plan)[1]).toMatch(/^Route: no page\. Hosts answer with the file/);
    expect(explainPath('/ads', plan)[1]).toMatch(/^Route: none of its own/);
  });

  it('says that a duplicate template means nothing of its own', () => {
    const lines = explainPath('/pharmacies-in-birmingham-al', planWith(20, 6));
    expect(lines).toContainEqual(expect.stringContaining('Means: nothing of its own'));
    expect(lines).toContainEqual(expect.stringContaining('same-as-city:'));
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
