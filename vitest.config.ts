import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [react()],
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts', 'tests/**/*.test.ts'],
    environment: 'node',
    setupFiles: ['tests/vitest-setup.ts'],
    pool: 'threads',
    testTimeout: 20_000,
    hookTimeout: 30_000,
    restoreMocks: true,
  },
});
