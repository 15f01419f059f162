import { launchFlags } from '../../scripts/quality/chromium.ts';

// Playwright's own list: a second `--disable-features` replaces its flag, so it must be repeated.
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

// Suggestions below the address bar, which cost half of a test's time, and a spare process.
const unseen = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'SpareRendererForSitePerProcess'];

/** Flags of the tests' browser. It reaches nothing outside this machine. */
export const testFlags: readonly string[] = [
  ...launchFlags,
  // A test has one tab of one site: a second process would be waste.
  '--renderer-process-limit=1',
  '--no-proxy-server',
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1, EXCLUDE [::1]',
  `--disable-features=${[...offByPlaywright, ...unseen].join(',')}`,
];
