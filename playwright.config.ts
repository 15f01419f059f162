import { defineConfig } from '@playwright/test';
import { screenSizes } from './e2e/screen-sizes.ts';
import { otherEngines } from './scripts/quality/engines.ts';
import { testFlags } from './tests/support/browser-flags.ts';

const port = process.env.E2E_PORT ?? '4273';
// Set by the global setup before the first worker starts.
const executablePath = process.env.CHROMIUM_PATH;

const isLong = process.env.LONG_TESTS !== undefined;

/** A visitor in Miami with another browser on a phone's screen. */
const visitor = {
  viewport: { width: 390, height: 844 },
  permissions: ['geolocation'],
  geolocation: { latitude: 25.7743, longitude: -80.1937 },
  serviceWorkers: 'allow' as const,
  launchOptions: {},
};

/**
 * The site as built in dist (or E2E_DIST), on the preview server. A test tagged @desktop runs on a desktop screen as
 * well; one tagged @long runs in `npm run soak` alone, which sets LONG_TESTS.
 */
export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/global-setup.ts',
  outputDir: '.cache/e2e',
  fullyParallel: true,
  forbidOnly: true,
  ...(isLong ? { grep: /@long/ } : { grepInvert: /@long/ }),
  // Pages wait now and then: half as many workers again as cores fill the time.
  workers: '150%',
  retries: 0,
  // A busy machine is slow, not broken: what is waited for in vain is told a little later.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: 'dot',
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'en-US',
    timezoneId: 'America/Chicago',
    serviceWorkers: 'block',
    launchOptions: { ...(executablePath && { executablePath }), args: [...testFlags] },
  },
  projects: [
    ...screenSizes.map(({ name, use }) => ({
      ...{ name, use, testIgnore: 'engines.spec.ts' },
      ...(name === 'desktop' && { grep: isLong ? /@desktop.*@long/ : /@desktop/ }),
    })),
    ...otherEngines.map((browserName) => ({
      name: browserName,
      testMatch: 'engines.spec.ts',
      use: { ...visitor, browserName },
    })),
  ],
  webServer: {
    command: `node scripts/launch.mjs preview --port ${port} --dist ${process.env.E2E_DIST ?? 'dist'}`,
    url: `http://localhost:${port}`,
    reuseExistingServer: false,
  },
});
