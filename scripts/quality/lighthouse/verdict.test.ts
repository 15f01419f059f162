import { describe, expect, it } from 'vitest';
import { measurementOf, medianOf, shortfalls } from './verdict.ts';

const good = {
  performance: 0.99,
  accessibility: 0.99,
  'best-practices': 0.99,
  seo: 0.99,
  'largest-contentful-paint': 1300,
  'total-blocking-time': 50,
  'cumulative-layout-shift': 0,
};

describe('a Lighthouse measurement', () => {
  it('is read from its report', () => {
    const category = { score: 0.99 };
    const categories = {
      performance: category,
      accessibility: category,
      'best-practices': category,
      seo: category,
    };
    const audits = {
      'largest-contentful-paint': { numericValue: 1300 },
      'total-blocking-time': { numericValue: 50 },
      'cumulative-layout-shift': { numericValue: 0 },
      'is-on-https': { score: null },
    };
    expect(measurementOf(JSON.stringify({ categories, audits }))).toEqual(good);
    expect(() => measurementOf(JSON.stringify({ categories: {}, audits }))).toThrow();
  });

  it('counts by the median of each figure', () => {
    const [lcp, tbt] = ['largest-contentful-paint', 'total-blocking-time'];
    const runs = [
      { ...good, [lcp]: 900, [tbt]: 10 },
      { ...good, [lcp]: 2000, [tbt]: 0 },
      { ...good, [lcp]: 1000, [tbt]: 90 },
    ];
    expect(medianOf(runs)).toEqual({ ...good, [lcp]: 1000, [tbt]: 10 });
  });

  it('passes at the limits, and is reported beyond one', () => {
    expect(shortfalls(good)).toEqual([]);
    const beyond = { ...good, seo: 0.98, 'largest-contentful-paint': 1301, 'cumulative-layout-shift': 0.01 };
    expect(shortfalls(beyond)).toEqual([
      'seo 0.98 is under 0.99',
      'largest-contentful-paint 1301 is over 1300',
      'cumulative-layout-shift 0.01 is over 0',
    ]);
  });
});
