import { launchFlags } from '../../scripts/quality/chromium.ts';

/** What Playwright switches off in Chromium. A second such flag replaces its own, so ours must name these too. */
const offByPlaywright = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'msForceBrowserSignIn',
  'msEdgeUpdateLaunchServicesPreferredVersion',
];

/**
 * The browser's own suggestions below its address bar: two pages with a process of their own, loaded for each window
 * though nobody sees it, which cost half of what a test takes. And a process held ready for the next site.
 */
const unseen = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'SpareRendererForSitePerProcess'];

/**
 * Flags of the browser that runs the tests: nothing outside this machine can be reached, by name, by address or
 * through a proxy, so what a page asks for there fails (and fails its test, `e2e/fixtures.ts`).
 */
export const testFlags: readonly string[] = [
  ...launchFlags,
  // A page of a test has one tab of one site: a second process for it, which its first navigation would leave, is waste.
  '--renderer-process-limit=1',
  '--no-proxy-server',
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1, EXCLUDE [::1]',
  `--disable-features=${[...offByPlaywright, ...unseen].join(',')}`,
];
