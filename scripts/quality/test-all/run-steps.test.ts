import { describe, expect, it } from 'vitest';
import { runSteps, type Step, summarize } from './run-steps.ts';

const steps: Step[] = [
  { name: 'lint', command: 'lint' },
  { name: 'types', command: 'types' },
  { name: 'build', command: 'build', alone: true },
  { name: 'e2e', command: 'e2e', needs: ['build'], alone: true },
  { name: 'unit', command: 'unit' },
];

/** Runs the steps on a clock that each takes 1.5 s of, and says which began while which others ran. */
async function outcome(failing: readonly string[], lanes = 1) {
  const began: string[] = [];
  const log: string[] = [];
  const active = new Set<string>();
  let clock = 0;
  const results = await runSteps(steps, {
    run: async (command, live) => {
      began.push([command, ...active].join(' beside '));
      active.add(command);
      clock += 1500;
      // Types take longer than what runs beside them.
      for (let turn = 0; turn < (command === 'types' ? 20 : 1); turn += 1) await Promise.resolve();
      active.delete(command);
      return { ok: !failing.includes(command), output: live ? '' : `${command} says so\n` };
    },
    log: (line) => log.push(line),
    now: () => clock,
    lanes,
  });
  return { began, log, results, ...summarize(results) };
}

describe('on one lane', () => {
  it('all steps run in order and are timed', async () => {
    const { began, results, ok, lines } = await outcome([]);
    expect(began).toEqual(['lint', 'types', 'build', 'e2e', 'unit']);
    expect(results.map(({ seconds }) => seconds)).toEqual([1.5, 1.5, 1.5, 1.5, 1.5]);
    expect([ok, lines.at(-1)]).toEqual([true, '5 passed, 0 failed']);
  });

  it('a failed step does not stop the others, and the whole fails', async () => {
    const { began, ok, lines } = await outcome(['lint']);
    expect(began).toHaveLength(5);
    expect([ok, lines.at(-1)]).toEqual([false, '4 passed, 1 failed']);
    expect(lines[0]).toBe('✗ lint (failed, 1.5 s)');
  });

  it('what needs a failed step is not run and counts as failed', async () => {
    const { began, log, lines } = await outcome(['build']);
    expect(began).toEqual(['lint', 'types', 'build', 'unit']);
    expect(log.join('\n')).toContain('4/5 e2e: e2e\n   not run: it needs “build”.');
    expect(lines.at(-1)).toBe('3 passed, 2 failed');
  });
});

describe('on two lanes', () => {
  it('small steps run side by side and one that fills the machine runs alone', async () => {
    const { began, results } = await outcome([], 2);
    expect(began).toEqual(['lint', 'types beside lint', 'unit beside types', 'build', 'e2e']);
    expect(results.map(({ name }) => name)).toEqual(['lint', 'types', 'build', 'e2e', 'unit']);
  });

  it('each step’s output stands in one piece below its heading', async () => {
    const { log } = await outcome([], 2);
    expect(log).toContain('\n━━ 1/5 lint: lint\nlint says so');
    expect(log).toContain('\n━━ 2/5 types: types\ntypes says so');
  });
});

it('a step that needs one that is not there is a mistake in the plan', async () => {
  const run = async () => ({ ok: true, output: '' });
  const lonely = runSteps([{ name: 'e2e', command: 'e2e', needs: ['build'] }], {
    run,
    log: () => undefined,
    now: () => 0,
    lanes: 1,
  });
  await expect(lonely).rejects.toThrow('A step needs one that is not there: e2e');
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
