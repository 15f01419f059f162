/** One thing that `npm test` does. */
export interface Step {
  readonly name: string;
  /** A command line without quoting: words separated by single spaces. */
  readonly command: string;
  /** Names of earlier steps without which this one would only repeat their failure. */
  readonly needs?: readonly string[];
  /** Whether the step keeps every core busy by itself; nothing else runs beside it. */
  readonly alone?: boolean;
}

export interface StepResult {
  readonly name: string;
  readonly outcome: 'passed' | 'failed' | 'not run';
  readonly seconds: number;
}

/** What the runner needs of its surroundings. */
export interface Runner {
  /**
   * Runs a command to its end and says whether it succeeded. With `live` its output goes straight to the terminal;
   * otherwise it comes back as `output`, so that steps side by side do not mix their lines.
   */
  readonly run: (
    command: string,
    live: boolean,
  ) => Promise<{ readonly ok: boolean; readonly output: string }>;
  readonly log: (text: string) => void;
  /** Milliseconds on a clock that does not go back. */
  readonly now: () => number;
  /** How many steps may run side by side. */
  readonly lanes: number;
}

/**
 * Runs every step as early as its needs and the lanes allow, in the given order otherwise. A failure stops no other step,
 * but a step whose needs failed is not run. Results come in the order of the steps.
 */
export async function runSteps(steps: readonly Step[], runner: Runner): Promise<StepResult[]> {
  const { run, log, now, lanes } = runner;
  const results = new Map<string, StepResult>();
  const running = new Map<string, Promise<void>>();
  const waiting = [...steps];
  const total = steps.length;

  const start = async ({ name, command, alone = false }: Step, number: number): Promise<void> => {
    const heading = `\n━━ ${number}/${total} ${name}: ${command}`;
    if (alone) log(heading);
    const begun = now();
    const { ok, output } = await run(command, alone);
    const seconds = (now() - begun) / 1000;
    const outcome = ok ? 'passed' : 'failed';
    if (!alone) log(output === '' ? heading : `${heading}\n${output.trimEnd()}`);
    log(`━━ ${name} ${outcome} in ${seconds.toFixed(1)} s`);
    results.set(name, { name, outcome, seconds });
  };

  let aloneRuns = false;
  const next = (): Step | undefined =>
    waiting.find(({ needs = [], alone = false }) => {
      if (needs.some((need) => !results.has(need))) return false;
      return running.size === 0 || (!alone && !aloneRuns && running.size < lanes);
    });

  while (waiting.length > 0 || running.size > 0) {
    const step = next();
    if (step === undefined) {
      if (running.size === 0) throw new Error(`A step needs one that is not there: ${waiting[0]?.name}`);
      await Promise.race(running.values());
      continue;
    }
    waiting.splice(waiting.indexOf(step), 1);
    const { name, needs = [] } = step;
    const number = steps.indexOf(step) + 1;
    const missing = needs.find((need) => results.get(need)?.outcome !== 'passed');
    if (missing !== undefined) {
      log(`\n━━ ${number}/${total} ${name}: ${step.command}\n   not run: it needs “${missing}”.`);
      results.set(name, { name, outcome: 'not run', seconds: 0 });
      continue;
    }
    aloneRuns = step.alone ?? false;
    running.set(
      name,
      start(step, number).finally(() => running.delete(name)),
    );
  }
  return steps.flatMap(({ name }) => results.get(name) ?? []);
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
