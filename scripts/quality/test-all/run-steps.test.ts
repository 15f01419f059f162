import { describe, expect, it } from 'vitest';
import { runSteps, type Step, summarize } from './run-steps.ts';

const steps: Step[] = [
  { name: 'lint', command: 'lint' },
  { name: 'types', command: 'types' },
  { name: 'build', command: 'build' },
  { name: 'e2e', command: 'e2e', needs: ['build'] },
  { name: 'unit', command: 'unit' },
];

/** Runs the steps on a clock that each takes 1.5 s of. */
async function outcome(failing: readonly string[]) {
  const began: string[] = [];
  const log: string[] = [];
  let clock = 0;
  const results = await runSteps(steps, {
    run: async (command) => {
      began.push(command);
      clock += 1500;
      return !failing.includes(command);
    },
    log: (line) => log.push(line),
    now: () => clock,
  });
  return { began, log, results, ...summarize(results) };
}

describe('a run of steps', () => {
  it('takes all in order and times them', async () => {
    const { began, log, results, ok, lines } = await outcome([]);
    expect(began).toEqual(['lint', 'types', 'build', 'e2e', 'unit']);
    expect(log.slice(0, 2)).toEqual(['\n━━ 1/5 lint: lint', '━━ lint passed in 1.5 s']);
    expect(results.map(({ seconds }) => seconds)).toEqual([1.5, 1.5, 1.5, 1.5, 1.5]);
    expect([ok, lines.at(-1)]).toEqual([true, '5 passed, 0 failed']);
  });

  it('does not stop at a failed step, and fails as a whole', async () => {
    const { began, ok, lines } = await outcome(['lint']);
    expect(began).toHaveLength(5);
    expect([ok, lines.at(-1)]).toEqual([false, '4 passed, 1 failed']);
    expect(lines[0]).toBe('✗ lint (failed, 1.5 s)');
  });

  it('leaves out what needs a failed step, which counts as failed', async () => {
    const { began, log, lines } = await outcome(['build']);
    expect(began).toEqual(['lint', 'types', 'build', 'unit']);
    expect(log.join('\n')).toContain('4/5 e2e: e2e\n   not run: it needs “build”.');
    expect(lines.at(-1)).toBe('3 passed, 2 failed');
  });
});

describe('the last lines', () => {
  const seconds = { lint: 3, types: 20, unit: 90, build: 30, e2e: 200 };
  const results = Object.entries(seconds).map(([name, took]) => ({
    name,
    outcome: 'passed' as const,
    seconds: took,
  }));

  it('name the three slowest steps, the slowest first', () => {
    expect(summarize(results).lines.at(-2)).toBe('Slowest: e2e 200 s, unit 90 s, build 30 s');
  });

  it('say what was left out, and end with the count', () => {
    const { lines } = summarize(results, ['nginx: apt-get install nginx-light']);
    expect(lines.slice(-2)).toEqual(['Left out: nginx: apt-get install nginx-light', '5 passed, 0 failed']);
  });

  it('call no steps no success', () => {
    expect(summarize([]).ok).toBe(false);
  });
});
