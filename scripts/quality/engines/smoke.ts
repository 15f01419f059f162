import { type EnginePage, enginePage, enterKey, tabKey } from './engine-page.ts';
import type { EngineSession } from './session.ts';

const city = '/pharmacies/miami-fl';
const cards = 'document.querySelectorAll("main li.card").length > 0';
const focused = (selector: string): string => `document.activeElement.matches(${JSON.stringify(selector)})`;

/** Engines differ in how a location is granted to a test; the page sees no difference. */
const inMiami = `(navigator.geolocation.getCurrentPosition = (found) =>
  found({ coords: { latitude: 25.7743, longitude: -80.1937, accuracy: 30 }, timestamp: Date.now() }), true)`;

/** What visitors come for, in short: the twelve tasks, of which Chromium's tests count the taps (e2e/tasks). */
const tasks: readonly (readonly [name: string, take: (page: EnginePage) => Promise<void>])[] = [
  [
    'open now and near is found',
    async (page) => {
      await page.open('/');
      await page.until('a location', inMiami);
      await page.tap('button', 'Open near me');
      await page.until('cards', cards);
    },
  ],
  [
    'a misspelled name is found',
    async (page) => {
      await page.open('/');
      await page.tap('[role="combobox"], input[type="search"]');
      await page.until('the field has the focus', focused('input'));
      await page.type('24 huor miami');
      await page.type([enterKey]);
      await page.until('cards', `location.pathname !== '/' && ${cards}`);
    },
  ],
  [
    'a landing page leads to a call',
    async (page) => {
      await page.open('/24-hour-pharmacy-miami-fl');
      await page.until('a number', 'document.querySelector("main a[href^=\'tel:\']") !== null');
    },
  ],
  [
    'a list is filtered, one of it opened, and gone back to',
    async (page) => {
      await page.open(city);
      await page.tap('[role="toolbar"] button', '24 hours');
      await page.until('the filter', `location.search !== '' && ${cards}`);
      await page.tap('main li.card h3 a');
      await page.until(
        'the pharmacy',
        'location.search === "" && document.querySelector("main li.card h3 a:focus") === null',
      );
      await page.until('the way back', '(history.back(), true)');
      await page.until('the filtered list', `location.search !== '' && ${cards}`);
    },
  ],
  [
    'all filters open as a sheet and close',
    async (page) => {
      await page.open(city);
      await page.tap('[role="toolbar"] button', 'All filters');
      await page.until('the sheet', 'document.querySelector("dialog[open]") !== null');
      await page.tap('dialog[open] button', 'Show');
      await page.until('the list', 'document.querySelector("dialog[open]") === null');
    },
  ],
  [
    'the map opens and closes',
    async (page) => {
      await page.open(city);
      await page.tap('a.to-map', 'Map');
      await page.until('the map', 'document.querySelector("a.to-map").textContent.includes("List")');
      await page.tap('a.to-map', 'List');
      await page.until('the list', 'document.querySelector("a.to-map").textContent.includes("Map")');
    },
  ],
  [
    'the menu opens',
    async (page) => {
      await page.open('/');
      await page.tap('.menu-button');
      await page.until('the menu', 'document.querySelector("nav.menu").getClientRects().length > 0');
    },
  ],
  [
    'the keyboard alone leads past the header',
    async (page) => {
      await page.open(city);
      await page.type([tabKey]);
      await page.until('the skip link', focused('a[href^="#"]'));
      await page.type([enterKey]);
      await page.until('the results', 'location.hash !== ""');
    },
  ],
  [
    'nothing reaches beyond the screen, with usual text and at twice its size',
    async (page) => {
      const fits = 'document.documentElement.scrollWidth <= document.documentElement.clientWidth';
      await page.open(city);
      await page.until('room', fits);
      await page.until('larger text', '(document.documentElement.style.fontSize = "200%", true)');
      await page.until('room for larger text', fits);
    },
  ],
  [
    'the page is one to be saved',
    async (page) => {
      await page.open(city);
      await page.until(
        'the service worker',
        'navigator.serviceWorker.ready.then(({ active }) => active !== null)',
      );
    },
  ],
];

/** Takes every task in one engine; gives what failed. */
export async function smoke(session: EngineSession, url: string): Promise<readonly string[]> {
  const page = enginePage(session, url);
  const failures: string[] = [];
  for (const [name, take] of tasks) {
    try {
      await take(page);
    } catch (error) {
      failures.push(`${name}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  return [...failures, ...session.errors().map((text) => `the console was told: ${text}`)];
}
