import { defineConfig } from 'vitest/config';

/** `npm run soak`: tests that take minutes by nature. One at a time, since each fills the machine. */
export default defineConfig({
  test: {
    include: ['{src,scripts,tests}/**/*.soak.ts'],
    environment: 'node',
    pool: 'forks',
    fileParallelism: false,
    globalSetup: 'tests/support/temporary-folder.ts',
    setupFiles: ['tests/support/vitest-setup.ts'],
    restoreMocks: true,
    testTimeout: 300_000,
    hookTimeout: 120_000,
  },
});
