import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { ensureChromium, launchFlags } from './chromium.ts';
import { startPreview } from './preview/server.ts';

/** One page for each kind of screen and state, by the name of its pictures. */
const screens = {
  home: '/',
  directory: '/directory',
  preset: '/24-hour',
  state: '/pharmacies/alabama',
  city: '/pharmacies/birmingham-al',
  filtered: '/pharmacies/birmingham-al?service=flu-shots&has=open-sunday&open=1',
  empty: '/pharmacies/birmingham-al?type=mail-order&has=24-hour,delivery&within=1',
  'one-result': '/directory?q=sample+cedar+pharmacy+9+birmingham+al',
  'from-landmark': '/pharmacies/birmingham-al?from=uab-hospital&within=5',
  search: '/directory?q=24+hour+birmingham',
  'search-unknown': '/directory?q=birmingam',
  'search-nowhere': '/directory?q=24+hour+atlantis',
  landing: '/24-hour-pharmacy-birmingham-al',
  landmark: '/pharmacy-near-uab-hospital-birmingham-al',
  specialties: '/specialties',
  about: '/about',
  privacy: '/privacy',
  terms: '/terms',
  contact: '/contact',
  sitemap: '/sitemap',
} as const;
const widths = [360, 768, 1440] as const;
const schemes = ['light', 'dark'] as const;

/**
 * `npm run screens [-- --dist DIR --out DIR --only NAME]`: pictures of every screen at three widths, light and dark, into a
 * folder that git ignores. A pharmacy's page is the first that the city's lists.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      dist: { type: 'string', default: 'dist' },
      out: { type: 'string', default: '.cache/screens' },
      only: { type: 'string' },
    },
  });
  await mkdir(values.out, { recursive: true });
  const preview = await startPreview({ dist: values.dist, port: 0 });
  const browser = await chromium.launch({
    executablePath: ensureChromium(console.log),
    args: [...launchFlags],
  });
  for (const colorScheme of schemes) {
    for (const width of widths) {
      const page = await browser.newPage({ viewport: { width, height: 900 }, colorScheme });
      const take = async (name: string): Promise<void> => {
        // Statuses and results that depend on the time come with the first tick after hydration.
        await page.waitForFunction(() => window.history.scrollRestoration === 'manual');
        await page.waitForLoadState('networkidle');
        await page.screenshot({
          path: join(values.out, `${name}-${width}-${colorScheme}.png`),
          fullPage: true,
        });
      };
      for (const [name, path] of Object.entries(screens)) {
        if (values.only !== undefined && values.only !== name) continue;
        await page.goto(new URL(path, preview.url).href);
        await take(name);
      }
      if (values.only === undefined || values.only === 'pharmacy') {
        await page.goto(new URL(screens.city, preview.url).href);
        const first = await page.locator('.card h3 a').first().getAttribute('href');
        await page.goto(new URL(first ?? '/', preview.url).href);
        await take('pharmacy');
      }
      await page.close();
    }
  }
  await browser.close();
  await preview.close();
  console.log(`Pictures are in ${values.out}`);
}

await main();
