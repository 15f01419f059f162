import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Command, Option } from '@commander-js/extra-typings';
import type { Browser } from '@playwright/test';
import { path } from '../../cli/parameters.ts';
import { Refusal } from '../../cli/problems/refusal.ts';
import { distOption, examples } from '../../cli/shared-options.ts';
import type { Terminal } from '../../cli/terminal.ts';
import { siteInBrowser } from '../served-site.ts';
import { hydrated } from '../steps.ts';
import { type ScreenState, screenStates } from './screen-states.ts';

/** Pixels. */
const sizes = [
  { width: 360, height: 780, phone: true },
  { width: 390, height: 844, phone: true },
  { width: 768, height: 1024, phone: false },
  { width: 1440, height: 900, phone: false },
] as const;
/** Milliseconds; a page that was loaded and stays busy is a picture too. */
const patience = 5000;

/** `npm run quality -- screens`: into a folder that git ignores. */
export const screensCommand = ({ print }: Terminal) =>
  new Command('screens')
    .description('Takes pictures of every screen and state at four widths, light and dark.')
    .addOption(distOption())
    .option('--out <folder>', 'folder of the pictures', path, '.cache/screens')
    .addOption(new Option('--only <screen>', 'take this screen alone').choices(Object.keys(screenStates)))
    .addHelpText('after', examples('npm run quality -- screens --only landing'))
    .action(async ({ dist, out, only }) => {
      await mkdir(out, { recursive: true });
      const missed: string[] = [];
      await siteInBrowser(dist, print, async (url, browser) => {
        for (const [name, state] of Object.entries(screenStates)) {
          if (only !== undefined && only !== name) continue;
          for (const size of sizes.filter(({ phone }) => phone || state.only === undefined)) {
            const failure = await take(browser, {
              state,
              size,
              url,
              file: join(out, `${name}-${size.width}`),
            });
            if (failure !== undefined) missed.push(`${name} at ${size.width} px: ${failure}`);
          }
        }
      });
      print(`Pictures are in ${out}`);
      if (missed.length > 0) throw new Refusal(...missed);
    });

interface Picture {
  readonly url: string;
  readonly state: ScreenState;
  readonly size: (typeof sizes)[number];
  /** Without `-light.png` and `-dark.png`. */
  readonly file: string;
}

/** Brings a new visitor into a state and takes its pictures; gives what kept them from it. */
async function take(browser: Browser, { url, state, size, file }: Picture): Promise<string | undefined> {
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width: size.width, height: size.height },
    isMobile: size.phone,
    hasTouch: size.phone,
    reducedMotion: 'reduce',
    serviceWorkers: state.saves ? 'allow' : 'block',
    ...(state.geolocation && { geolocation: state.geolocation, permissions: ['geolocation'] }),
  });
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(4 * patience);
    await state.prepare?.(page);
    await page.goto(state.path);
    // Statuses and results that depend on the time come with the first tick after hydration.
    if (!state.waits) await hydrated(page);
    for (const step of state.steps ?? []) await step(page);
    await page.evaluate('document.fonts.ready.then(() => undefined)');
    await page.waitForLoadState('networkidle', { timeout: patience }).catch(() => undefined);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      const fullPage = !state.firstView;
      await page.screenshot({ path: `${file}-${colorScheme}.png`, fullPage, animations: 'disabled' });
    }
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message.split('\n')[0] : String(error);
  } finally {
    await context.close();
  }
}
