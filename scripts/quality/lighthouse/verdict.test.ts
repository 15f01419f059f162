import { describe, expect, it } from 'vitest';
import { type Measurement, measurementOf, medianOf, shortfalls } from './verdict.ts';

const good: Measurement = {
  performance: 99,
  accessibility: 99,
  'best-practices': 99,
  seo: 99,
  lcp: 1300,
  tbt: 50,
  cls: 0,
};

describe('what Lighthouse measured', () => {
  it('is read from its report', () => {
    const category = { score: 0.99 };
    const report = {
      categories: {
        performance: category,
        accessibility: category,
        'best-practices': category,
        seo: category,
      },
      audits: {
        'largest-contentful-paint': { numericValue: 1300 },
        'total-blocking-time': { numericValue: 50 },
        'cumulative-layout-shift': { numericValue: 0 },
      },
    };
    expect(measurementOf(JSON.stringify(report))).toEqual(good);
    expect(() => measurementOf(JSON.stringify({ ...report, categories: {} }))).toThrow();
  });

  it('counts by the median of each figure', () => {
    const runs = [
      { ...good, lcp: 900, tbt: 10 },
      { ...good, lcp: 2000, tbt: 0 },
      { ...good, lcp: 1000, tbt: 90 },
    ];
    expect(medianOf(runs)).toEqual({ ...good, lcp: 1000, tbt: 10 });
    expect(() => medianOf([])).toThrow('No run');
  });

  it('is enough at the limits, and told where it is beyond one', () => {
    expect(shortfalls(good)).toEqual([]);
    expect(shortfalls({ ...good, seo: 98, lcp: 1301, cls: 0.01 })).toEqual([
      'seo 98 is under 99',
      'lcp 1301.00 is over 1300',
      'cls 0.01 is over 0',
    ]);
  });
});
