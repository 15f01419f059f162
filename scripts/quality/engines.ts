import { existsSync } from 'node:fs';
import { firefox, webkit } from '@playwright/test';

const all = [
  { name: 'firefox', program: firefox.executablePath() },
  { name: 'webkit', program: webkit.executablePath() },
] as const;

/** Names of Playwright's installed browsers other than Chromium: `firefox`. */
export const otherEngines = all.filter(({ program }) => existsSync(program)).map(({ name }) => name);

/** Notes on browsers that are not installed: the tests left out, and the command that installs one. */
export const lackingEngines = all
  .filter(({ program }) => !existsSync(program))
  .map(({ name }) => `the visitors’ tasks in ${name}: npx playwright install --with-deps ${name}`);
