/** One thing that `npm test` does. */
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
  /** Runs a command to its end, its output on the terminal, and says whether it succeeded. */
  readonly run: (command: string) => Promise<boolean>;
  readonly log: (text: string) => void;
  /** Milliseconds on a clock that does not go back. */
  readonly now: () => number;
}

/**
 * Runs the steps one after another: the long ones keep every core busy by themselves, and the short ones side by side would save
 * a fortieth of `npm test`. A failure stops no other step, but a step whose needs failed is not run.
 */
export async function runSteps(steps: readonly Step[], { run, log, now }: Runner): Promise<StepResult[]> {
  const results: StepResult[] = [];
  const passed = new Set<string>();
  for (const [index, { name, command, needs = [] }] of steps.entries()) {
    log(`\n━━ ${index + 1}/${steps.length} ${name}: ${command}`);
    const missing = needs.find((need) => !passed.has(need));
    if (missing !== undefined) {
      log(`   not run: it needs “${missing}”.`);
      results.push({ name, outcome: 'not run', seconds: 0 });
      continue;
    }
    const begun = now();
    const outcome = (await run(command)) ? 'passed' : 'failed';
    const seconds = (now() - begun) / 1000;
    if (outcome === 'passed') passed.add(name);
    log(`━━ ${name} ${outcome} in ${seconds.toFixed(1)} s`);
    results.push({ name, outcome, seconds });
  }
  return results;
}

const slowestNamed = 3;

/**
 * The summary: a line a step, the slowest three, what was left out for want of something on this machine (`notes`), and as
 * the last line `N passed, N failed`, alone, for the reader of a long log. A step that was not run counts as failed.
 */
export function summarize(
  results: readonly StepResult[],
  notes: readonly string[] = [],
): { readonly lines: string[]; readonly ok: boolean } {
  const passed = results.filter(({ outcome }) => outcome === 'passed').length;
  const failed = results.length - passed;
  const marks = { passed: '✓', failed: '✗', 'not run': '–' } as const;
  const slowest = results
    .toSorted((a, b) => b.seconds - a.seconds)
    .slice(0, slowestNamed)
    .map(({ name, seconds }) => `${name} ${seconds.toFixed(0)} s`);
  return {
    lines: [
      ...results.map(
        ({ name, outcome, seconds }) => `${marks[outcome]} ${name} (${outcome}, ${seconds.toFixed(1)} s)`,
      ),
      `Slowest: ${slowest.join(', ')}`,
      ...notes.map((note) => `Left out: ${note}`),
      `${passed} passed, ${failed} failed`,
    ],
    ok: failed === 0 && passed > 0,
  };
}
