import { test } from './fixtures.ts';

const visitTimeoutMs = 30_000;

/** Sets the test's time limit to 30 seconds for each page visit. */
export const allowVisits = (count: number): void => test.setTimeout(count * visitTimeoutMs);

/** Runs steps in turn, and fails at the end with all their failures. */
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
