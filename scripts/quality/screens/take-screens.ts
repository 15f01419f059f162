import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { launchFlags } from '../chromium.ts';
import { type ScreenState, screenStates } from './screen-states.ts';

const phoneWidths = [360, 390] as const;
const widths = [...phoneWidths, 768, 1440] as const;
type Width = (typeof widths)[number];
const heights = { 360: 780, 390: 844, 768: 1024, 1440: 900 } as const satisfies Record<Width, number>;
const schemes = ['light', 'dark'] as const;
/** A page that was loaded and stays busy is a picture too. */
const patience = 5000;

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

const isPhone = (width: Width): boolean => width < 768;

/** Takes pictures of every screen and state at four widths, light and dark, into `out`; tells which could not be reached. */
export async function takeScreens({ url, browser: executablePath, out, only }: Pictures): Promise<string[]> {
  await mkdir(out, { recursive: true });
  const browser = await chromium.launch({ executablePath, args: [...launchFlags] });
  const missed: string[] = [];
  try {
    const states: readonly (readonly [string, ScreenState])[] = Object.entries(screenStates);
    for (const [name, state] of states) {
      if (only !== undefined && only !== name) continue;
      for (const width of widths) {
        if (state.only !== undefined && (state.only === 'phone') !== isPhone(width)) continue;
        const take = async (page: Page): Promise<void> => {
          for (const colorScheme of schemes) {
            await page.emulateMedia({ colorScheme });
            const path = join(out, `${name}-${width}-${colorScheme}.png`);
            await page.screenshot({ path, fullPage: state.whole ?? true, animations: 'disabled' });
          }
        };
        const failure = await visit(browser, url, state, width, take);
        if (failure !== undefined) missed.push(`${name} at ${width} px: ${failure}`);
      }
    }
  } finally {
    await browser.close();
  }
  return missed;
}

/** Brings a new visitor into a state and does something there; gives what kept them from it. */
export async function visit(
  browser: Browser,
  url: string,
  state: ScreenState,
  width: Width,
  there: (page: Page) => Promise<void>,
): Promise<string | undefined> {
  const context = await browser.newContext({
    viewport: { width, height: heights[width] },
    isMobile: isPhone(width),
    hasTouch: isPhone(width),
    reducedMotion: 'reduce',
    serviceWorkers: state.saves ? 'allow' : 'block',
    ...(state.geolocation && { geolocation: state.geolocation, permissions: ['geolocation'] }),
  });
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(4 * patience);
    await state.prepare?.(page);
    await page.goto(new URL(state.path, url).href);
    // Statuses and results that depend on the time come with the first tick after hydration.
    if (!state.waits) await page.waitForFunction(() => window.history.scrollRestoration === 'manual');
    await state.reach?.(page);
    await page.evaluate('document.fonts.ready.then(() => undefined)');
    await page.waitForLoadState('networkidle', { timeout: patience }).catch(() => undefined);
    await there(page);
    return undefined;
  } catch (error) {
    return error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
  } finally {
    await context.close();
  }
}
