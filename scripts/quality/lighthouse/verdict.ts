import { z } from 'zod';

/** What Lighthouse measured of a page: scores from 0 to 100, times in milliseconds, layout shift without a unit. */
export interface Measurement {
  readonly performance: number;
  readonly accessibility: number;
  readonly 'best-practices': number;
  readonly seo: number;
  readonly lcp: number;
  readonly tbt: number;
  readonly cls: number;
}

const score = z.object({ score: z.number() }).transform(({ score: value }) => Math.round(value * 100));
const figure = z.object({ numericValue: z.number() }).transform(({ numericValue }) => numericValue);

const reportSchema = z
  .object({
    categories: z.object({ performance: score, accessibility: score, 'best-practices': score, seo: score }),
    audits: z.object({
      'largest-contentful-paint': figure,
      'total-blocking-time': figure,
      'cumulative-layout-shift': figure,
    }),
  })
  .transform(
    ({ categories, audits }): Measurement => ({
      ...categories,
      lcp: audits['largest-contentful-paint'],
      tbt: audits['total-blocking-time'],
      cls: audits['cumulative-layout-shift'],
    }),
  );

/** The measurement in a report that Lighthouse wrote as JSON. Throws for one that failed. */
export const measurementOf = (report: string): Measurement => reportSchema.parse(JSON.parse(report));

/** What each page must come to by the median of its runs: at least the scores, at most the figures. */
const least = { performance: 99, accessibility: 99, 'best-practices': 99, seo: 99 } as const;
const most = { lcp: 1500, tbt: 50, cls: 0 } as const;

const names = ['performance', 'accessibility', 'best-practices', 'seo', 'lcp', 'tbt', 'cls'] as const;

/** Each figure's median over the runs. Throws without any. */
export function medianOf(runs: readonly Measurement[]): Measurement {
  const median = (name: (typeof names)[number]): number => {
    const value = runs.map((run) => run[name]).toSorted((a, b) => a - b)[Math.floor(runs.length / 2)];
    if (value === undefined) throw new Error('No run of Lighthouse');
    return value;
  };
  return {
    performance: median('performance'),
    accessibility: median('accessibility'),
    'best-practices': median('best-practices'),
    seo: median('seo'),
    lcp: median('lcp'),
    tbt: median('tbt'),
    cls: median('cls'),
  };
}

/** What a measurement falls short of, in words. */
export const shortfalls = (measured: Measurement): readonly string[] =>
  names.flatMap((name) => {
    if (name === 'lcp' || name === 'tbt' || name === 'cls') {
      return measured[name] <= most[name]
        ? []
        : [`${name} ${measured[name].toFixed(2)} is over ${most[name]}`];
    }
    return measured[name] >= least[name] ? [] : [`${name} ${measured[name]} is under ${least[name]}`];
  });
