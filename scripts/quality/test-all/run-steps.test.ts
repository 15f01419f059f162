import { describe, expect, it } from 'vitest';
import { runSteps, type Step, summarize } from './run-steps.ts';

const steps: Step[] = [
  { name: 'lint', command: 'lint' },
  { name: 'types', command: 'types' },
  { name: 'build', command: 'build' },
  { name: 'e2e', command: 'e2e', needs: ['build'] },
  { name: 'unit', command: 'unit' },
];

/** Runs the steps on a fake clock; each takes 1.5 s. */
async function outcome(failing: readonly string[], chosenSteps: readonly Step[] = steps) {
  const began: string[] = [];
  const log: string[] = [];
  let clock = 0;
  const results = await runSteps(chosenSteps, {
    run: async ({ command, alone }) => {
      began.push(command);
      clock += 1500;
      return { ok: !failing.includes(command), printed: alone ? '' : `words of ${command}\n` };
    },
    log: (line) => log.push(line),
    now: () => clock,
  });
  return { began, log, results, ...summarize(results) };
}

/** Starts a run of steps whose commands end when the test calls `end`. */
function heldRun(chosenSteps: readonly Step[]) {
  const going = new Map<string, () => void>();
  const most = { abreast: 0 };
  const run = runSteps(chosenSteps, {
    run: ({ command }) =>
      new Promise((done) => {
        going.set(command, () => {
          going.delete(command);
          done({ ok: true, printed: '' });
        });
        most.abreast = Math.max(most.abreast, going.size);
      }),
    log: () => undefined,
    now: () => 0,
  });
  const end = async (command: string): Promise<void> => {
    going.get(command)?.();
    await new Promise(setImmediate);
  };
  return { run, going, most, end };
}

describe('a run of steps', () => {
  it('runs all in order and times them', async () => {
    const { began, results, ok, lines } = await outcome([]);
    expect(began).toEqual(['lint', 'types', 'build', 'e2e', 'unit']);
    expect(results.map(({ name }) => name)).toEqual(['lint', 'types', 'build', 'e2e', 'unit']);
    expect([ok, lines.at(-1)]).toEqual([true, '5 passed, 0 failed']);
  });

  it('logs the start of a step, and its output at its end', async () => {
    const { log } = await outcome([], [{ name: 'lint', command: 'biome ci' }]);
    expect(log).toEqual([
      '\n━━ 1/1 lint: biome ci',
      '\n━━ lint printed:\nwords of biome ci',
      '━━ lint passed in 1.5 s',
    ]);
  });

  it('leaves the terminal to a step that runs alone', async () => {
    const { log } = await outcome([], [{ name: 'unit', command: 'vitest', alone: true }]);
    expect(log).toEqual(['\n━━ 1/1 unit: vitest', '━━ unit passed in 1.5 s']);
  });

  it('does not stop at a failed step, and fails as a whole', async () => {
    const { began, ok, lines } = await outcome(['lint']);
    expect(began).toHaveLength(5);
    expect([ok, lines.at(-1)]).toEqual([false, '4 passed, 1 failed']);
    expect(lines[0]).toMatch(/^✗ lint \(failed/);
  });

  it('repeats the last lines of a failed step at its end', async () => {
    const { lines } = await outcome(['lint']);
    expect(lines[1]).toBe('    words of lint');
    expect(lines.join('\n')).not.toContain('words of types');
  });

  it('names every failed test at its end, however much was printed after', async () => {
    const printed = ` FAIL  rules  a.test.ts > adds\n  1) [phone] › e2e/a.spec.ts:1:1 › opens\n${'more\n'.repeat(20)}`;
    const results = await runSteps([{ name: 'unit', command: 'vitest', alone: true }], {
      run: async () => ({ ok: false, printed }),
      log: () => undefined,
      now: () => 0,
    });
    const { lines } = summarize(results);
    expect(lines.slice(0, 4)).toEqual([
      '✗ unit (failed, 0.0 s)',
      '    FAIL  rules  a.test.ts > adds',
      '      1) [phone] › e2e/a.spec.ts:1:1 › opens',
      '    more',
    ]);
    expect(lines).toHaveLength(14);
  });

  it('skips a step that needs a failed one, and counts it as failed', async () => {
    const { began, log, lines } = await outcome(['build']);
    expect(began).toEqual(['lint', 'types', 'build', 'unit']);
    expect(log.join('\n')).toContain('4/5 e2e: e2e\n   not run: it needs “build”.');
    expect(lines.at(-1)).toBe('3 passed, 2 failed');
  });

  it('runs two in parallel, and waits for the steps that one needs', async () => {
    const { run, going, most, end } = heldRun(steps);
    expect([...going.keys()]).toEqual(['lint', 'types']);
    await end('types');
    expect([...going.keys()]).toEqual(['lint', 'build']);
    await end('lint');
    expect([...going.keys()]).toEqual(['build']);
    await end('build');
    expect([...going.keys()]).toEqual(['e2e', 'unit']);
    await end('e2e');
    await end('unit');
    expect(await run).toHaveLength(5);
    expect(most.abreast).toBe(2);
  });

  it('runs nothing beside a step that runs alone', async () => {
    const { going, end, run } = heldRun(steps.map((step) => ({ ...step, alone: step.name === 'build' })));
    await end('lint');
    expect([...going.keys()]).toEqual(['types']);
    await end('types');
    expect([...going.keys()]).toEqual(['build']);
    await end('build');
    expect([...going.keys()]).toEqual(['e2e', 'unit']);
    await end('e2e');
    await end('unit');
    await run;
  });
});

describe('the last lines', () => {
  it('contain the tests’ notes, and end with the count', () => {
    const results = [{ name: 'lint', outcome: 'passed' as const, seconds: 3 }];
    const { lines } = summarize(results, ['Left out: nginx: apt-get install nginx-light']);
    expect(lines.slice(-2)).toEqual(['Left out: nginx: apt-get install nginx-light', '1 passed, 0 failed']);
  });

  it('report no success without any step', () => {
    expect(summarize([]).ok).toBe(false);
  });
});
