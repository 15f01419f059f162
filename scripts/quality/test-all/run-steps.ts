import { stripVTControlCharacters } from 'node:util';

export interface Step {
  readonly name: string;
  /** Program and arguments, separated by single spaces. Quotes have no meaning. */
  readonly command: string;
  readonly env?: Readonly<Record<string, string>>;
  /** Names of earlier steps that must have passed. */
  readonly needs?: readonly string[];
  /** True if nothing may run beside the step. */
  readonly alone?: boolean;
}

export interface StepResult {
  readonly name: string;
  readonly outcome: 'passed' | 'failed' | 'not run';
  readonly seconds: number;
  /** Lines that a failed step printed: those that name failed tests, and the last ten. */
  readonly failure?: readonly string[];
}

export interface Ending {
  readonly ok: boolean;
  readonly printed: string;
}

export interface Runner {
  /** Runs a step's command to its end. */
  readonly run: (step: Step) => Promise<Ending>;
  readonly log: (text: string) => void;
  /** Milliseconds on a clock that does not go back. */
  readonly now: () => number;
}

const linesRepeated = 10;
const namesFailure = /^\s*(?:FAIL |\d+\) \[)/;
const parallelSteps = 2;

/** Runs steps in order, up to two at once, and returns their results in order. */
export async function runSteps(
  steps: readonly Step[],
  { run, log, now }: Runner,
): Promise<readonly StepResult[]> {
  const results = new Map<string, StepResult>();
  const running = new Map<string, Promise<void>>();
  const runStep = async (step: Step): Promise<void> => {
    const { name, alone } = step;
    const begun = now();
    const { ok, printed } = await run(step);
    const seconds = (now() - begun) / 1000;
    const outcome = ok ? 'passed' : 'failed';
    if (!alone && printed !== '') log(`\n━━ ${name} printed:\n${printed.trimEnd()}`);
    log(`━━ ${name} ${outcome} in ${seconds.toFixed(1)} s`);
    const lines = stripVTControlCharacters(printed).trim().split('\n');
    const isRepeated = (line: string, index: number): boolean =>
      line.trim() !== '' && (index >= lines.length - linesRepeated || namesFailure.test(line));
    results.set(name, { name, outcome, seconds, failure: ok ? [] : lines.filter(isRepeated) });
    running.delete(name);
  };
  for (const [index, step] of steps.entries()) {
    const { name, command, alone = false, needs = [] } = step;
    while (running.size >= (alone ? 1 : parallelSteps) || needs.some((need) => running.has(need)))
      await Promise.race(running.values());
    log(`\n━━ ${index + 1}/${steps.length} ${name}: ${command}`);
    const missing = needs.find((need) => results.get(need)?.outcome !== 'passed');
    if (missing !== undefined) {
      log(`   not run: it needs “${missing}”.`);
      results.set(name, { name, outcome: 'not run', seconds: 0 });
      continue;
    }
    running.set(name, runStep(step));
    if (alone) await running.get(name);
  }
  await Promise.all(running.values());
  return steps.flatMap(({ name }) => results.get(name) ?? []);
}

/** Returns lines of results and `notes`, ending in `3 passed, 1 failed`. `ok` is true if all steps passed. */
export function summarize(
  results: readonly StepResult[],
  notes: readonly string[] = [],
): { readonly lines: string[]; readonly ok: boolean } {
  // Steps that were not run count as failed.
  const passed = results.filter(({ outcome }) => outcome === 'passed').length;
  const failed = results.length - passed;
  const marks = { passed: '✓', failed: '✗', 'not run': '–' } as const;
  return {
    lines: [
      ...results.flatMap(({ name, outcome, seconds, failure = [] }) => [
        `${marks[outcome]} ${name} (${outcome}, ${seconds.toFixed(1)} s)`,
        ...failure.map((line) => `    ${line}`),
      ]),
      ...notes,
      `${passed} passed, ${failed} failed`,
    ],
    ok: failed === 0 && passed > 0,
  };
}
