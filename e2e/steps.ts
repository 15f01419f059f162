import { test } from './fixtures.ts';

/** Longest time for one visit of a page, ms; the timeout of a test with one visit. */
const visitTimeout = 30_000;

/** Multiplies the time limit of a test by its number of page visits. */
export const allowVisits = (count: number): void => test.setTimeout(count * visitTimeout);

/** Runs every step even if one fails; then fails with all failures, each under its step's name. */
export async function takeSteps(steps: readonly (readonly [name: string, take: () => Promise<void>])[]) {
  const failures: string[] = [];
  for (const [name, take] of steps) {
    await test
      .step(name, take)
      .catch((error: unknown) =>
        failures.push(`${name}:\n${error instanceof Error ? error.message : String(error)}`),
      );
  }
  if (failures.length > 0) throw new Error(failures.join('\n\n'));
}
