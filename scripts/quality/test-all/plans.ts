import { launcher } from '../launcher.ts';
import type { Step } from './run-steps.ts';
import { testSite } from './test-site.ts';

const { out, work } = testSite;

/** A step that is a command of this project. */
const ours = (name: string, call: string, needs: readonly string[] = []): Step => ({
  name,
  command: `node ${launcher} ${call}`,
  needs,
});

const typesAndLint: readonly Step[] = [
  { name: 'types', command: 'tsc --noEmit' },
  { name: 'types of the domain', command: 'tsc -p tsconfig.domain.json' },
  { name: 'types of the service worker', command: 'tsc -p tsconfig.worker.json' },
  { name: 'format and lint', command: 'biome ci .' },
];

const browser = ours('browser', 'quality chromium');
/** What the browser tests visit. */
const site = ours('build', `build --sample --out ${out} --work ${work}`);

/** The steps of each command, by its name. Cheap ones come first, so that a slip shows early. */
export const plans = {
  /** `npm run quick`: what an editor of the code asks for again and again. */
  quick: [
    ...typesAndLint,
    { name: 'unit tests that start no process', command: 'vitest run --project rules', alone: true },
  ],
  /** `npm test`. */
  test: [
    ...typesAndLint,
    ours('lists', 'check'),
    browser,
    // Before the tests, which take its bundle.
    site,
    ours('built output', `check-dist --dist ${out}`, ['build']),
    ours('HTML checkers', `quality html --dist ${out}`, ['build']),
    // Beside the longer one of those two, which keeps one core busy.
    { name: 'layers', command: 'depcruise --output-type err-long src scripts e2e tests' },
    { name: 'dead code', command: 'knip' },
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
