import { defineConfig } from 'vitest/config';

/** `npm run soak`: tests that take minutes by nature. Two at a time: the killed builds take most of it, on one core. */
export default defineConfig({
  test: {
    include: ['{src,scripts,tests}/**/*.soak.ts'],
    environment: 'node',
    pool: 'forks',
    maxWorkers: 2,
    globalSetup: 'tests/support/temporary-folder.ts',
    setupFiles: ['tests/support/vitest-setup.ts'],
    restoreMocks: true,
    testTimeout: 300_000,
    hookTimeout: 120_000,
  },
});
