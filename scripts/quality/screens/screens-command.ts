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

const widthsPx = [360, 390, 768, 1440];
const isPhone = (width: number): boolean => width < 768;
// Then a page that still loads is pictured as it is.
const patienceMs = 5000;

/** Makes the command `npm run quality -- screens`, which takes pictures of the site. */
export const screensCommand = ({ print }: Terminal) =>
  new Command('screens')
    .description('Takes pictures of every screen and state at four widths, light and dark.')
    .addOption(distOption())
    .option('--out <folder>', 'folder of the pictures', path, '.cache/screens')
    .addOption(new Option('--only <screen>', 'take this screen alone').choices(Object.keys(screenStates)))
    .addHelpText('after', examples('npm run quality -- screens --only landing'))
    .action(async ({ dist, out, only }) => {
      await mkdir(out, { recursive: true });
      const failures: string[] = [];
      await siteInBrowser(dist, print, async (url, browser) => {
        for (const [name, state] of Object.entries(screenStates)) {
          if (only !== undefined && only !== name) continue;
          for (const width of widthsPx.filter((each) => isPhone(each) || state.only === undefined)) {
            const failure = await capture(browser, {
              url,
              state,
              width,
              file: join(out, `${name}-${width}`),
            });
            if (failure !== undefined) failures.push(`${name} at ${width} px: ${failure}`);
          }
        }
      });
      print(`Pictures are in ${out}`);
      if (failures.length > 0) throw new Refusal(...failures);
    });

interface Picture {
  readonly url: string;
  readonly state: ScreenState;
  readonly width: number;
  readonly file: string;
}

async function capture(browser: Browser, { url, state, width, file }: Picture): Promise<string | undefined> {
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width, height: isPhone(width) ? 844 : 900 },
    isMobile: isPhone(width),
    hasTouch: isPhone(width),
    reducedMotion: 'reduce',
    serviceWorkers: state.savesPages ? 'allow' : 'block',
    ...(state.geolocation && { geolocation: state.geolocation, permissions: ['geolocation'] }),
  });
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(4 * patienceMs);
    await state.prepare?.(page);
    await page.goto(state.path);
    // Statuses and results that depend on the time appear with the first tick after hydration.
    if (!state.waitsForData) await hydrated(page);
    for (const step of state.steps ?? []) await step(page);
    await page.evaluate('document.fonts.ready.then(() => undefined)');
    await page.waitForLoadState('networkidle', { timeout: patienceMs }).catch(() => undefined);
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
