import { existsSync } from 'node:fs';
import { Command } from '@commander-js/extra-typings';
import { type BrowserType, firefox, webkit } from '@playwright/test';
import { Refusal } from '../cli/problems/refusal.ts';
import { distOption, examples } from '../cli/shared-options.ts';
import type { Terminal } from '../cli/terminal.ts';
import { servedSite } from './served-site.ts';
import { click, holds, hydrated, keys, open, press, type Step, seen, shown } from './steps.ts';
import { noteLeftOut } from './test-all/test-notes.ts';

const at = (path: string): readonly Step[] => [open(path), hydrated];
const city = at('/pharmacies/miami-fl');
const card = shown('main li.card');
const fits = holds('document.documentElement.scrollWidth <= document.documentElement.clientWidth');

/** What visitors come for, in short; Chromium's tests take the same and more (e2e/tasks). */
const tasks: Readonly<Record<string, readonly Step[]>> = {
  'open now and near is found': [...at('/'), press('button', /^Open near me/), card],
  'a misspelled name is found': [
    ...at('/'),
    press('combobox'),
    keys(...'24 huor miami', 'Enter'),
    holds('location.pathname !== "/"'),
    card,
  ],
  'a landing page leads to a call': [...at('/24-hour-pharmacy-miami-fl'), shown('main a[href^="tel:"]')],
  'a list is filtered, one of it opened, and gone back to': [
    ...city,
    click('[role="toolbar"] button', '24 hours'),
    holds('location.search !== ""'),
    click('main li.card h3 a'),
    holds('location.search === "" && location.pathname.split("/").length === 4'),
    (page) => page.goBack(),
    holds('location.search !== ""'),
    card,
  ],
  'all filters open as a sheet and close': [
    ...city,
    click('[role="toolbar"] button', 'All filters'),
    seen('dialog'),
    click('dialog[open] button', 'Show'),
    holds('document.querySelector("dialog[open]") === null'),
  ],
  'the map opens and closes': [
    ...city,
    press('link', 'Map'),
    seen('link', 'List'),
    press('link', 'List'),
    seen('link', 'Map'),
  ],
  'the menu opens': [...at('/'), press('button', 'Menu'), seen('navigation', 'Main')],
  'the keyboard alone leads past the header': [
    ...city,
    keys('Tab'),
    holds('document.activeElement.matches(\'a[href^="#"]\')'),
    keys('Enter'),
    holds('location.hash !== ""'),
  ],
  'nothing reaches beyond the screen, with usual text and at twice its size': [
    ...[...city, fits],
    (page) => page.evaluate('document.documentElement.style.fontSize = "200%"'),
    fits,
  ],
  'the page is one to be saved': [
    ...city,
    (page) => page.evaluate('navigator.serviceWorker.ready.then(() => undefined)'),
  ],
};

/** Takes every task in an engine, each as a new visitor with a phone in Miami; gives what failed, and errors in the console. */
async function takeTasks(engine: BrowserType, url: string): Promise<readonly string[]> {
  const browser = await engine.launch();
  const failures: string[] = [];
  try {
    for (const [name, steps] of Object.entries(tasks)) {
      const context = await browser.newContext({
        baseURL: url,
        viewport: { width: 390, height: 844 },
        geolocation: { latitude: 25.7743, longitude: -80.1937 },
        permissions: ['geolocation'],
      });
      const fail = (error: unknown): void => {
        failures.push(`${engine.name()} ${browser.version()}: ${name}: ${String(error)}`);
      };
      const page = await context.newPage();
      page.on('pageerror', fail);
      page.on('console', (message) => message.type() === 'error' && fail(message.text()));
      try {
        for (const step of steps) await step(page);
      } catch (error) {
        fail(error);
      }
      await context.close();
    }
  } finally {
    await browser.close();
  }
  return failures;
}

/** `npm run quality -- engines`: what visitors come for, in Firefox and WebKit where Playwright has them. */
export const enginesCommand = ({ print }: Terminal) =>
  new Command('engines')
    .description('Takes the visitors’ tasks in Playwright’s Firefox and WebKit, where they are installed.')
    .addOption(distOption())
    .addHelpText('after', examples('npm run quality -- engines --dist /tmp/site'))
    .action(async ({ dist }) => {
      const failures: string[] = [];
      await servedSite(dist, 0, async (url) => {
        for (const engine of [firefox, webkit]) {
          if (existsSync(engine.executablePath())) {
            const found = await takeTasks(engine, url);
            print(`${engine.name()}: ${found.length === 0 ? 'all well' : `${found.length} failed`}`);
            failures.push(...found);
            continue;
          }
          const lacking = `the tasks in ${engine.name()}: npx playwright install --with-deps ${engine.name()}`;
          print(`Left out: ${lacking}`);
          noteLeftOut(lacking);
        }
      });
      if (failures.length > 0) throw new Refusal(...failures);
    });
