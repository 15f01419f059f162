import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { launchFlags } from '../chromium.ts';

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
  licenses: '/licenses',
  contact: '/contact',
  sitemap: '/sitemap',
} as const;
const widths = [360, 768, 1440] as const;
const schemes = ['light', 'dark'] as const;

/** What a picture can be asked for by; a pharmacy's page is the first that the city's lists. */
export const screenNames: readonly string[] = [...Object.keys(screens), 'pharmacy'];

/** Where pictures come from and go to. */
interface Pictures {
  /** Where the site answers. */
  readonly url: string;
  /** The browser's executable. */
  readonly browser: string;
  readonly out: string;
  /** One of `screenNames`; all unless it is given. */
  readonly only?: string | undefined;
}

/** Takes pictures of every screen at three widths, light and dark, into `out`. */
export async function takeScreens({ url, browser: executablePath, out, only }: Pictures): Promise<void> {
  await mkdir(out, { recursive: true });
  const browser = await chromium.launch({ executablePath, args: [...launchFlags] });
  try {
    for (const colorScheme of schemes) {
      for (const width of widths) {
        const page = await browser.newPage({ viewport: { width, height: 900 }, colorScheme });
        const take = async (name: string): Promise<void> => {
          // Statuses and results that depend on the time come with the first tick after hydration.
          await page.waitForFunction(() => window.history.scrollRestoration === 'manual');
          await page.waitForLoadState('networkidle');
          await page.screenshot({ path: join(out, `${name}-${width}-${colorScheme}.png`), fullPage: true });
        };
        for (const [name, path] of Object.entries(screens)) {
          if (only !== undefined && only !== name) continue;
          await page.goto(new URL(path, url).href);
          await take(name);
        }
        if (only === undefined || only === 'pharmacy') {
          await page.goto(new URL(screens.city, url).href);
          const first = await page.locator('.card h3 a').first().getAttribute('href');
          await page.goto(new URL(first ?? '/', url).href);
          await take('pharmacy');
        }
        await page.close();
      }
    }
  } finally {
    await browser.close();
  }
}
