import { describe, expect, it } from 'vitest';
import { aCity, aCityInput, aPharmacy } from '../../../tests/support/domain-fixtures.ts';
import type { Answer } from '../../addresses/lost-addresses.ts';
import { landingPatterns } from '../../plan/landing-list.ts';
import { planSite } from '../../plan/site-plan.ts';
import { explainRequest } from './explain-request.ts';

const plan = planSite({
  cities: [aCityInput({ city: aCity(), pharmacies: [aPharmacy({})] })],
  featured: [],
  patterns: landingPatterns,
  sample: false,
});
const answers = new Map<string, Answer>([
  ['/pharmacies/old-al', { kind: 'moved', to: '/pharmacies/birmingham-al' }],
]);
const explain = (path: string) => explainRequest(path, { plan, answers });
const city = 'Route: /pharmacies/{location}, the directory of birmingham-al';

describe('the explanation of what a browser asks for', () => {
  it.each(['/pharmacies/birmingham-al/', '/pharmacies/birmingham-al.html'])(
    'says where hosts redirect %s, and what is there',
    (asked) => {
      const { lines, isKnown } = explain(asked);
      expect(lines.slice(0, 4)).toEqual([
        asked,
        'Route: none of its own. Hosts redirect for good, to /pharmacies/birmingham-al (308 or 301).',
        '/pharmacies/birmingham-al',
        city,
      ]);
      expect(isKnown).toBe(true);
    },
  );

  it('knows the home page by its file, and a page by a path that is encoded', () => {
    expect(explain('/index.html').lines).toContain('Route: a page of its own (overview)');
    expect(explain('/pharmacies/%62irmingham-al').lines).toContain(city);
  });

  it('says where a former address leads, also with a slash at its end', () => {
    const there = 'Route: of a former page. Hosts that can answer with 301, to /pharmacies/birmingham-al.';
    for (const asked of ['/pharmacies/old-al', '/pharmacies/old-al/']) {
      expect(explain(asked).lines).toContain(there);
      expect(explain(asked).isKnown).toBe(true);
    }
  });

  it.each(['/404', '/404.html', '/_headers', '/.git', '/%'])('knows no page at %s, as hosts do', (asked) => {
    expect(explain(asked).lines[1]).toMatch(/^Route: none\. Hosts answer with status 404/);
    expect(explain(asked).isKnown).toBe(false);
  });

  it('offers the page that an unknown path may mean', () => {
    const { lines, isKnown } = explain('/About/');
    expect(lines.at(-1)).toBe('Did you mean /about?');
    expect(isKnown).toBe(false);
    expect(explain('/nowhere').lines).not.toContainEqual(expect.stringContaining('Did you mean'));
  });
});
