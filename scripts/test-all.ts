import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { runSteps, type Step, summarize } from './test-all/run-steps.ts';

const project = join(import.meta.dirname, '..');

/** Cheapest first, so a slip shows in seconds; the browser is seen to before the build is waited for. */
const steps: readonly Step[] = [
  { name: 'format and lint', command: 'biome ci .' },
  { name: 'types', command: 'tsc --noEmit' },
  { name: 'types of the domain', command: 'tsc -p tsconfig.domain.json' },
  { name: 'types of the service worker', command: 'tsc -p tsconfig.worker.json' },
  { name: 'layers', command: 'tsx scripts/check-layers.ts' },
  { name: 'dead code', command: 'knip' },
  { name: 'lists', command: 'tsx scripts/check.ts' },
  { name: 'unit and component tests', command: 'vitest run' },
  { name: 'browser', command: 'tsx scripts/chromium.ts' },
  { name: 'build', command: 'node scripts/start-build.mjs --sample' },
  { name: 'built output', command: 'tsx scripts/check-dist.ts', needs: ['build'] },
  { name: 'end to end', command: 'playwright test', needs: ['build', 'browser'] },
];

const binaries = join(project, 'node_modules', '.bin');
const environment = { ...process.env, PATH: `${binaries}${delimiter}${process.env.PATH ?? ''}` };

/** Started without a terminal's input, so nothing can wait for an answer. */
const run = (command: string): Promise<boolean> =>
  new Promise((done) => {
    const [program = '', ...args] = command.split(' ');
    const child = spawn(program, args, {
      cwd: project,
      env: environment,
      stdio: ['ignore', 'inherit', 'inherit'],
      shell: process.platform === 'win32',
    });
    child.on('error', (error) => {
      console.error(error.message);
      done(false);
    });
    child.on('close', (code) => done(code === 0));
  });

const results = await runSteps(steps, { run, log: console.log, now: () => performance.now() });
const { lines, ok } = summarize(results);
console.log(`\n${lines.join('\n')}`);
process.exitCode = ok ? 0 : 1;
