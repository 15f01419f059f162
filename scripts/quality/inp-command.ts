import { Command } from '@commander-js/extra-typings';
import { Refusal } from '../cli/problems/refusal.ts';
import { distOption, examples } from '../cli/shared-options.ts';
import type { Terminal } from '../cli/terminal.ts';
import { siteInBrowser } from './served-site.ts';
import { hydrated, keys, press, type Step } from './steps.ts';

// https://web.dev/articles/inp
const longestMs = 200;
// Like a mid-range phone's processor.
const slowdown = 4;

const actions: Readonly<Record<string, Step>> = {
  'toggle a filter': (page) => page.getByRole('main').getByText('Open now').first().click(),
  'open all filters': press('button', /^All filters/),
  'close them': keys('Escape'),
  'open the search': press('combobox'),
  'type in it': (page) => page.keyboard.type('24 hour', { delay: 100 }),
  'leave the search': keys('Escape'),
  'open the map': press('link', 'Map'),
};

const observer = `
  window.slowest = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if (entry.interactionId > 0) window.slowest = Math.max(window.slowest, entry.duration);
  }).observe({ type: 'event', durationThreshold: 16, buffered: true });`;

const effectPainted = 'new Promise((done) => requestAnimationFrame(() => setTimeout(done, 300)))';

/** Makes the command `npm run quality -- inp`, which measures how soon a page answers a tap. */
export const inpCommand = ({ print }: Terminal) =>
  new Command('inp')
    .description(
      'Measures how soon a large page answers a tap or key on a slow phone. Wants an idle machine.',
    )
    .addOption(distOption())
    .addHelpText('after', examples('npm run quality -- inp'))
    .action(async ({ dist }) => {
      const slow: string[] = [];
      await siteInBrowser(dist, print, async (url, browser) => {
        const viewport = { width: 390, height: 844 };
        const page = await browser.newPage({ viewport, serviceWorkers: 'block' });
        await page.addInitScript(observer);
        const client = await page.context().newCDPSession(page);
        await client.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
        await page.goto(`${url}/pharmacies/new-york-ny`);
        await hydrated(page);
        await page.waitForLoadState('networkidle');
        for (const [name, act] of Object.entries(actions)) {
          await page.evaluate('window.slowest = 0');
          await act(page);
          await page.evaluate(effectPainted);
          const milliseconds = Number(await page.evaluate('window.slowest'));
          print(`${name.padEnd(20)}${milliseconds.toFixed(0).padStart(5)} ms`);
          if (milliseconds > longestMs) slow.push(`${name}: slower than ${longestMs} ms`);
        }
      });
      if (slow.length > 0) throw new Refusal(...slow);
    });
