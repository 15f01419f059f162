import { z } from 'zod';

// Scores from 0 to 1.
const least = { performance: 0.99, accessibility: 0.99, 'best-practices': 0.99, seo: 0.99 } as const;
// Milliseconds; layout shift has no unit.
const most = {
  'largest-contentful-paint': 1300,
  'total-blocking-time': 50,
  'cumulative-layout-shift': 0,
} as const;

/** Maps Lighthouse's names of scores and audits to a page's figures: `seo` → 0.99. */
export type Measurement = Readonly<Record<string, number>>;

const reportSchema = z.object({
  categories: z.record(z.string(), z.object({ score: z.number().nullable() })),
  audits: z.record(z.string(), z.object({ numericValue: z.number().optional() })),
});

const names = Object.keys({ ...least, ...most });

/** Reads the figures of a Lighthouse report in JSON. Throws if one is missing. */
export function measurementOf(report: string): Measurement {
  const { categories, audits } = reportSchema.parse(JSON.parse(report));
  const entries = names.map((name) => [name, categories[name]?.score ?? audits[name]?.numericValue]);
  return z.record(z.string(), z.number()).parse(Object.fromEntries(entries));
}

export const medianOf = (runs: readonly Measurement[]): Measurement =>
  Object.fromEntries(
    names.map((name) => {
      const sorted = runs.map((run) => run[name] ?? Number.NaN).toSorted((a, b) => a - b);
      return [name, sorted[Math.floor(sorted.length / 2)] ?? Number.NaN];
    }),
  );

/** Returns a sentence for each figure beyond its limit: `seo 0.9 is under 0.99`. */
export const shortfalls = (measured: Measurement): readonly string[] => [
  ...Object.entries(least)
    .filter(([name, limit]) => (measured[name] ?? 0) < limit)
    .map(([name, limit]) => `${name} ${measured[name]} is under ${limit}`),
  ...Object.entries(most)
    .filter(([name, limit]) => (measured[name] ?? Number.POSITIVE_INFINITY) > limit)
    .map(([name, limit]) => `${name} ${measured[name]} is over ${limit}`),
];
