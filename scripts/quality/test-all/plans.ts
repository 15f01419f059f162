import { launcher } from '../launcher.ts';
import type { Step } from './run-steps.ts';
import { testSite } from './test-site.ts';

const { out, work } = testSite;

const projectStep = (name: string, call: string, needs: readonly string[] = []): Step => ({
  name,
  command: `node ${launcher} ${call}`,
  needs,
});

const types: readonly Step[] = [
  { name: 'types', command: 'tsc --noEmit' },
  { name: 'types of the domain', command: 'tsc -p tsconfig.domain.json' },
  { name: 'types of the service worker', command: 'tsc -p tsconfig.worker.json' },
];
const lint: Step = { name: 'format and lint', command: 'biome ci .' };

const browser = projectStep('browser', 'quality chromium');
const site = projectStep('build', `build --sample --out ${out} --work ${work}`);

/** The steps of `npm run quick`, `npm test` and `npm run soak`. */
export const plans = {
  /** Fast checks to repeat while editing the code. */
  quick: [
    ...types,
    lint,
    { name: 'unit tests that start no process', command: 'vitest run --project rules', alone: true },
  ],
  /** Checks and tests, except long ones. */
  test: [
    lint,
    projectStep('lists', 'check'),
    browser,
    // Before the tests, which use its bundle.
    site,
    // It takes one core as long as all that follow take the other.
    projectStep('built output', `check-dist --dist ${out}`, ['build']),
    projectStep('HTML checkers', `quality html --dist ${out}`, ['build']),
    ...types,
    { name: 'layers', command: 'depcruise --output-type err-long src scripts e2e tests' },
    { name: 'dead code', command: 'knip' },
    { name: 'unit and component tests', command: 'vitest run', alone: true },
    { name: 'end to end', command: 'playwright test', needs: ['build', 'browser'], alone: true },
  ],
  /** Tests that take minutes. */
  soak: [
    {
      name: 'properties of any cases',
      command: 'vitest run --project rules --project components --testTimeout 600000',
      env: { PROPERTY_SEED: 'any', PROPERTY_RUNS: '1000' },
      alone: true,
    },
    browser,
    site,
    {
      name: 'long browser tests',
      command: 'playwright test',
      env: { LONG_TESTS: '1' },
      needs: ['build', 'browser'],
      alone: true,
    },
    {
      name: 'long tests',
      command: 'vitest run --config vitest.soak.config.ts',
      needs: ['browser'],
      alone: true,
    },
  ],
} as const satisfies Record<string, readonly Step[]>;
