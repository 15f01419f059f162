/** One thing `npm test` does. */
export interface Step {
  readonly name: string;
  /** A command line without quoting: words separated by single spaces. */
  readonly command: string;
  /** Names of earlier steps without which this one would only repeat their failure. */
  readonly needs?: readonly string[];
}

export interface StepResult {
  readonly name: string;
  readonly outcome: 'passed' | 'failed' | 'not run';
  readonly seconds: number;
}

/** What the runner needs of its surroundings. */
export interface Runner {
  /** Runs a command to its end; whether it succeeded. */
  readonly run: (command: string) => Promise<boolean>;
  readonly log: (line: string) => void;
  /** Milliseconds on a clock that does not go back. */
  readonly now: () => number;
}

/** Runs every step in order, going on after a failure; a step whose needs failed is not run. */
export async function runSteps(steps: readonly Step[], { run, log, now }: Runner): Promise<StepResult[]> {
  const results: StepResult[] = [];
  for (const [index, { name, command, needs = [] }] of steps.entries()) {
    log(`\n━━ ${index + 1}/${steps.length} ${name}: ${command}`);
    const missing = needs.find(
      (need) => results.find((result) => result.name === need)?.outcome !== 'passed',
    );
    if (missing !== undefined) {
      log(`   not run: it needs “${missing}”.`);
      results.push({ name, outcome: 'not run', seconds: 0 });
      continue;
    }
    const start = now();
    const outcome = (await run(command)) ? 'passed' : 'failed';
    const seconds = (now() - start) / 1000;
    log(`━━ ${name} ${outcome} in ${seconds.toFixed(1)} s`);
    results.push({ name, outcome, seconds });
  }
  return results;
}

/**
 * The summary, one line a step; its last line is `N passed, N failed`, alone, for the reader of a long log.
 * A step that was not run counts as failed.
 */
export function summarize(results: readonly StepResult[]): {
  readonly lines: string[];
  readonly ok: boolean;
} {
  const passed = results.filter(({ outcome }) => outcome === 'passed').length;
  const failed = results.length - passed;
  const marks = { passed: '✓', failed: '✗', 'not run': '–' } as const;
  const lines = results.map(
    ({ name, outcome, seconds }) => `${marks[outcome]} ${name} (${outcome}, ${seconds.toFixed(1)} s)`,
  );
  return { lines: [...lines, `${passed} passed, ${failed} failed`], ok: failed === 0 && passed > 0 };
}
