import { existsSync } from 'node:fs';
import { firefox, webkit } from '@playwright/test';

const all = [
  { name: 'firefox', program: firefox.executablePath() },
  { name: 'webkit', program: webkit.executablePath() },
] as const;

/** The engines other than Chromium that Playwright has on this machine; e2e/engines.spec.ts runs in each. */
export const otherEngines = all.filter(({ program }) => existsSync(program)).map(({ name }) => name);

/** A line for each missing engine: the tests left out, and how to install it. */
export const lackingEngines = all
  .filter(({ program }) => !existsSync(program))
  .map(({ name }) => `the visitors’ tasks in ${name}: npx playwright install --with-deps ${name}`);
