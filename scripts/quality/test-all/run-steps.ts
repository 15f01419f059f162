/** One thing that `npm test` does. */
export interface Step {
  readonly name: string;
  /** A command line without quoting: words separated by single spaces. */
  readonly command: string;
  /** Variables of its environment. */
  readonly env?: Readonly<Record<string, string>>;
  /** Names of earlier steps without which this one would only repeat their failure. */
  readonly needs?: readonly string[];
  /** Whether it keeps every core busy by itself, so that nothing runs beside it. */
  readonly alone?: boolean;
}

export interface StepResult {
  readonly name: string;
  readonly outcome: 'passed' | 'failed' | 'not run';
  readonly seconds: number;
  /** The last lines of a failed step that printed none of them on the terminal itself. */
  readonly lastLines?: readonly string[];
}

/** How a command ended, with what it printed where that is not on the terminal already. */
export interface Ending {
  readonly ok: boolean;
  readonly printed: string;
}

/** What the runner needs of its surroundings. */
export interface Runner {
  /** Runs a step's command to its end; where the step runs alone, its output goes to the terminal at once, else into the ending. */
  readonly run: (step: Step) => Promise<Ending>;
  readonly log: (text: string) => void;
  /** Milliseconds on a clock that does not go back. */
  readonly now: () => number;
}

/** So many lines of what a failed step printed are told again in the summary. */
const linesRepeated = 10;

/** So many steps run side by side, as many as a small machine has cores: most keep only one busy. */
const abreast = 2;

/**
 * Runs the steps in their order, two side by side but for those that run alone. What steps side by side print is told when each
 * ends. A failure stops no other step, but a step whose needs failed is not run. The results are in the order of the steps.
 */
export async function runSteps(
  steps: readonly Step[],
  { run, log, now }: Runner,
): Promise<readonly StepResult[]> {
  const results = new Map<Step, StepResult>();
  const running = new Map<Step, Promise<void>>();
  const outcomeOf = (name: string) => [...results.values()].find((result) => result.name === name)?.outcome;
  const take = async (step: Step, title: string): Promise<void> => {
    const { name, command } = step;
    log(`\n━━ ${title}: ${command}`);
    const begun = now();
    const { ok, printed } = await run(step);
    const seconds = (now() - begun) / 1000;
    const outcome = ok ? 'passed' : 'failed';
    if (printed !== '') log(`\n━━ ${name} printed:\n${printed.trimEnd()}`);
    log(`━━ ${name} ${outcome} in ${seconds.toFixed(1)} s`);
    const lastLines = ok ? [] : printed.trim().split('\n').slice(-linesRepeated);
    results.set(step, { name, outcome, seconds, lastLines });
    running.delete(step);
  };
  for (const [index, step] of steps.entries()) {
    const { name, alone = false, needs = [] } = step;
    const waits = (): boolean =>
      running.size >= (alone ? 1 : abreast) ||
      [...running.keys()].some((other) => needs.includes(other.name));
    while (waits()) await Promise.race(running.values());
    const title = `${index + 1}/${steps.length} ${name}`;
    const missing = needs.find((need) => outcomeOf(need) !== 'passed');
    if (missing !== undefined) {
      log(`\n━━ ${title}: ${step.command}\n   not run: it needs “${missing}”.`);
      results.set(step, { name, outcome: 'not run', seconds: 0 });
      continue;
    }
    running.set(step, take(step, title));
    if (alone) await running.get(step);
  }
  await Promise.all(running.values());
  return steps.flatMap((step) => results.get(step) ?? []);
}

const slowestNamed = 3;

/**
 * The summary: a line a step with the last words of a failed one, the slowest three, what the tests noted (what failed and
 * how, what was left out for want of something on this machine), and as the last line `N passed, N failed`, alone, for the
 * reader of a long log. A step that was not run counts as failed.
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
      ...results.flatMap(({ name, outcome, seconds, lastLines = [] }) => [
        `${marks[outcome]} ${name} (${outcome}, ${seconds.toFixed(1)} s)`,
        ...lastLines.filter((line) => line.trim() !== '').map((line) => `    ${line}`),
      ]),
      `Slowest: ${slowest.join(', ')}`,
      ...notes,
      `${passed} passed, ${failed} failed`,
    ],
    ok: failed === 0 && passed > 0,
  };
}
