import type { Step } from './run-steps.ts';
import { testSite } from './test-site.ts';

const lint: Step = { name: 'format and lint', command: 'biome ci .' };

const types: readonly Step[] = [
  { name: 'types', command: 'tsc --noEmit' },
  { name: 'types of the domain', command: 'tsc -p tsconfig.domain.json' },
  { name: 'types of the service worker', command: 'tsc -p tsconfig.worker.json' },
];

const browser: Step = { name: 'browser', command: 'node scripts/cli/start/launch.mjs quality chromium' };
const build: Step = {
  name: 'build',
  command: `node scripts/cli/start/launch.mjs build --sample --out ${testSite.out} --work ${testSite.work}`,
};

/** The steps of each command, by its name. Cheap ones come before dear ones, so that a slip shows early, as far as that leaves no core idle. */
export const plans = {
  /** `npm run quick`: what an editor of the code asks for again and again. */
  quick: [
    ...types,
    lint,
    { name: 'unit tests that start no process', command: 'vitest run --project rules', alone: true },
  ],
  /** `npm test`. */
  test: [
    ...types,
    lint,
    { name: 'lists', command: 'node scripts/cli/start/launch.mjs check' },
    browser,
    // Before the tests, which take its bundle.
    build,
    {
      name: 'built output',
      command: `node scripts/cli/start/launch.mjs check-dist --dist ${testSite.out}`,
      needs: ['build'],
    },
    {
      name: 'HTML checkers',
      command: `node scripts/cli/start/launch.mjs quality html --dist ${testSite.out}`,
      needs: ['build'],
    },
    // Beside the longer one of those two, which keeps one core busy.
    { name: 'layers', command: 'depcruise --output-type err-long src scripts e2e tests' },
    { name: 'dead code', command: 'knip' },
    {
      name: 'other engines',
      command: `node scripts/cli/start/launch.mjs quality engines --dist ${testSite.out}`,
      needs: ['build'],
    },
    { name: 'unit and component tests', command: 'vitest run', alone: true },
    { name: 'end to end', command: 'playwright test', needs: ['build', 'browser'], alone: true },
  ],
  /** `npm run soak`: what takes minutes by nature. */
  soak: [
    {
      name: 'properties of any cases',
      command: 'vitest run --project rules --project components --testTimeout 600000',
      env: { PROPERTY_SEED: 'any', PROPERTY_RUNS: '1000' },
      alone: true,
    },
    browser,
    {
      name: 'long tests',
      command: 'vitest run --config vitest.soak.config.ts',
      needs: ['browser'],
      alone: true,
    },
  ],
} as const satisfies Record<string, readonly Step[]>;

export type PlanName = keyof typeof plans;
