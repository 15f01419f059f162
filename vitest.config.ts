import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { messages } from './scripts/dev/messages-plugin.ts';

/** Tests that start processes or threads, or build a whole site. */
const processes = '{scripts,tests}/**/*.process.test.ts';

// Processes, not threads: addons in C and Rust keep destructors for each thread, and a thread that unloads one dies of them.
const common = {
  environment: 'node',
  pool: 'forks',
  restoreMocks: true,
  globalSetup: 'tests/support/folder-in-memory.ts',
} as const;
const setupFiles = ['tests/support/vitest-setup.ts'];

export default defineConfig({
  test: {
    // Vitest would leave one core idle, half of a small machine.
    maxWorkers: '100%',
    projects: [
      {
        plugins: [messages(), react()],
        test: {
          ...common,
          name: 'rules',
          include: ['{src,scripts,tests}/**/*.test.ts'],
          exclude: [processes],
          // It imports JSON as only bundlers do.
          server: { deps: { inline: ['@actions/workflow-parser'] } },
          setupFiles: [...setupFiles, 'tests/support/no-processes.ts', 'tests/support/seeded-properties.ts'],
          // Rules keep nothing between calls, so the test files of a process can share their modules: half the time.
          isolate: false,
          testTimeout: 20_000,
          // Some plan the whole site first, on a machine that may be busy.
          hookTimeout: 60_000,
        },
      },
      {
        plugins: [messages(), react()],
        test: {
          ...common,
          name: 'components',
          include: ['src/**/*.test.tsx'],
          // It takes a third of the time. A test of what a module keeps between pages imports it anew (`vi.resetModules`).
          isolate: false,
          setupFiles: [...setupFiles, 'tests/support/no-processes.ts', 'tests/support/seeded-properties.ts'],
          testTimeout: 20_000,
        },
      },
      {
        plugins: [messages()],
        test: {
          ...common,
          name: 'processes',
          include: [processes],
          setupFiles,
          // It takes a seventh less time: what one test file has loaded and warmed up, the next one has too.
          isolate: false,
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
