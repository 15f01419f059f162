import { expect, test } from 'vitest';
import { runSteps, type Step, summarize } from './run-steps.ts';

const steps: Step[] = [
  { name: 'lint', command: 'lint' },
  { name: 'build', command: 'build' },
  { name: 'e2e', command: 'e2e', needs: ['build'] },
  { name: 'unit', command: 'unit' },
];

async function outcome(failing: readonly string[]) {
  const ran: string[] = [];
  const log: string[] = [];
  let clock = 0;
  const results = await runSteps(steps, {
    run: async (command) => {
      ran.push(command);
      clock += 1500;
      return !failing.includes(command);
    },
    log: (line) => log.push(line),
    now: () => clock,
  });
  return { ran, log, results, ...summarize(results) };
}

test('all steps run in order and are timed', async () => {
  const { ran, results, ok, lines } = await outcome([]);
  expect(ran).toEqual(['lint', 'build', 'e2e', 'unit']);
  expect(results.every(({ seconds }) => seconds === 1.5)).toBe(true);
  expect([ok, lines.at(-1)]).toEqual([true, '4 passed, 0 failed']);
});

test('a failed step does not stop the others, and the whole fails', async () => {
  const { ran, ok, lines } = await outcome(['lint']);
  expect(ran).toEqual(['lint', 'build', 'e2e', 'unit']);
  expect([ok, lines.at(-1)]).toEqual([false, '3 passed, 1 failed']);
  expect(lines[0]).toBe('✗ lint (failed, 1.5 s)');
});

test('what needs a failed step is not run and counts as failed', async () => {
  const { ran, log, lines } = await outcome(['build']);
  expect(ran).toEqual(['lint', 'build', 'unit']);
  expect(log).toContain('   not run: it needs “build”.');
  expect(lines.at(-1)).toBe('2 passed, 2 failed');
});

test('no steps is no success', () => {
  expect(summarize([]).ok).toBe(false);
});
