import { existsSync } from 'node:fs';
import { firefox, webkit } from '@playwright/test';

const all = [
  { name: 'firefox', program: firefox.executablePath() },
  { name: 'webkit', program: webkit.executablePath() },
] as const;

/** Names of the engines other than Chromium that Playwright has here: `firefox`. */
export const otherEngines = all.filter(({ program }) => existsSync(program)).map(({ name }) => name);

/** Texts about missing engines: the tests left out, and how to install them. */
export const lackingEngines = all
  .filter(({ program }) => !existsSync(program))
  .map(({ name }) => `the visitors’ tasks in ${name}: npx playwright install --with-deps ${name}`);
