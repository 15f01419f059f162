import { chromium, type Page } from '@playwright/test';
import { launchFlags } from '../chromium.ts';

/** How long after one action the next frame was painted. */
export interface Interaction {
  readonly name: string;
  /** Milliseconds, by the slowest event of the action. */
  readonly milliseconds: number;
}

interface Surroundings {
  /** Where the site answers. */
  readonly url: string;
  /** The browser's executable. */
  readonly browser: string;
}

const city = '/pharmacies/new-york-ny';
/** A quarter of the processor's speed: a phone of the middle. */
const slowdown = 4;

/** What a visitor does on a city's page, each on the page as the one before it left it. */
const actions: readonly (readonly [name: string, act: (page: Page) => Promise<void>])[] = [
  ['toggle a filter', (page) => page.getByRole('main').getByText('Open now').first().click()],
  ['open all filters', (page) => page.getByRole('button', { name: /^All filters/ }).click()],
  ['close them', (page) => page.keyboard.press('Escape')],
  [
    'type in the search',
    async (page) => {
      await page.getByRole('combobox').first().click();
      await page.keyboard.type('24 hour', { delay: 100 });
    },
  ],
  ['leave the search', (page) => page.keyboard.press('Escape')],
  ['open the map', (page) => page.getByRole('link', { name: 'Map', exact: true }).click()],
];

/** Keeps the longest event of all interactions; a string, since the compiler's names are unknown to the page. */
const observer = `
  window.slowest = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if (entry.interactionId > 0) window.slowest = Math.max(window.slowest, entry.duration);
  }).observe({ type: 'event', durationThreshold: 16, buffered: true });`;

/** Resolves when what an action caused is painted and observed. */
const settled = `new Promise((done) =>
  requestAnimationFrame(() => requestAnimationFrame(() => requestIdleCallback(() => setTimeout(done, 100)))))`;

/** Measures the time from each action to the next paint on New York's page, on a phone's screen, with a slowed processor. */
export async function measureInteractions({ url, browser: executablePath }: Surroundings) {
  const browser = await chromium.launch({ executablePath, args: [...launchFlags] });
  try {
    const page = await browser.newPage({
      viewport: { width: 390, height: 844 },
      serviceWorkers: 'block',
    });
    await page.addInitScript(observer);
    const client = await page.context().newCDPSession(page);
    await client.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.goto(new URL(city, url).href);
    await page.waitForFunction(() => window.history.scrollRestoration === 'manual');
    await page.waitForLoadState('networkidle');
    const measured: Interaction[] = [];
    for (const [name, act] of actions) {
      await page.evaluate('window.slowest = 0');
      await act(page);
      await page.evaluate(settled);
      measured.push({ name, milliseconds: Number(await page.evaluate('window.slowest')) });
    }
    return measured;
  } finally {
    await browser.close();
  }
}
