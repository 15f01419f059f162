import { z } from 'zod';

export const scores = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const leastScore = 99;
/** What each page may come to at most by the median of its runs: milliseconds, and layout shift without a unit. */
const most = { lcp: 1300, tbt: 50, cls: 0 } as const;
const figures = ['lcp', 'tbt', 'cls'] as const;

/** What Lighthouse measured of a page: scores from 0 to 100, times in milliseconds, layout shift without a unit. */
export type Measurement = Readonly<Record<(typeof scores | typeof figures)[number], number>>;

const score = z.object({ score: z.number() }).transform(({ score: value }) => Math.round(value * 100));
const figure = z.object({ numericValue: z.number() }).transform(({ numericValue }) => numericValue);

const reportSchema = z.object({
  categories: z.object({ performance: score, accessibility: score, 'best-practices': score, seo: score }),
  audits: z.object({
    'largest-contentful-paint': figure,
    'total-blocking-time': figure,
    'cumulative-layout-shift': figure,
  }),
});

/** Reads the measurement in a report that Lighthouse wrote as JSON. Throws for one that failed. */
export function measurementOf(report: string): Measurement {
  const { categories, audits } = reportSchema.parse(JSON.parse(report));
  return {
    ...categories,
    lcp: audits['largest-contentful-paint'],
    tbt: audits['total-blocking-time'],
    cls: audits['cumulative-layout-shift'],
  };
}

/** Gives each figure's median over the runs. Throws without any. */
export function medianOf(runs: readonly Measurement[]): Measurement {
  const [first] = runs;
  if (first === undefined) throw new Error('No run of Lighthouse');
  const median: { -readonly [Name in keyof Measurement]: number } = { ...first };
  for (const name of [...scores, ...figures])
    median[name] = runs.map((run) => run[name]).toSorted((a, b) => a - b)[Math.floor(runs.length / 2)] ?? 0;
  return median;
}

/** Says in words what a measurement falls short of. */
export const shortfalls = (measured: Measurement): readonly string[] => [
  ...scores
    .filter((name) => measured[name] < leastScore)
    .map((name) => `${name} ${measured[name]} is under ${leastScore}`),
  ...figures
    .filter((name) => measured[name] > most[name])
    .map((name) => `${name} ${measured[name].toFixed(2)} is over ${most[name]}`),
];
