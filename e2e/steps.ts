import { test } from './fixtures.ts';

/** As long as one visit of a page may take, ms: what a test has that makes one. */
const visitTimeout = 30_000;

/** Allows a test as many times the usual time as it visits pages. */
export const allowVisits = (count: number): void => test.setTimeout(count * visitTimeout);

/** Takes every step though one before it fails, and then fails with all that failed, each under its step's name. */
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
