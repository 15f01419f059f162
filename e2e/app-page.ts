import type { Locator, Page, Response } from '@playwright/test';
import { expect } from './fixtures.ts';
import { fullTitle, type Screen } from './screens.ts';

/** Waits until the app runs on the page. */
export async function appRuns(page: Page): Promise<void> {
  // The router sets it in an effect of its first commit.
  await page.waitForFunction(() => window.history.scrollRestoration === 'manual');
}

export async function openApp(page: Page, path: string): Promise<Response | null> {
  const response = await page.goto(path);
  await appRuns(page);
  return response;
}

/** Goes to a path within the app, as a tap on a link does. */
export async function follow(page: Page, path: string): Promise<void> {
  await tapLink(page, path);
  await expect(page).toHaveURL((url) => url.pathname + url.search === path);
}

/** Taps a link to a path. */
export const tapLink = (page: Page, path: string): Promise<void> =>
  page.evaluate((href) => {
    const link = document.createElement('a');
    link.href = href;
    document.body.append(link);
    link.click();
    link.remove();
  }, path);

/** Expects a screen's heading, title and canonical link on the page. */
export async function expectScreen(page: Page, screen: Screen, query = ''): Promise<void> {
  await expect(page.locator('h1')).toHaveText([screen.heading]);
  await expect(page).toHaveTitle(fullTitle(screen));
  await expect(page.locator('head > title')).toHaveCount(1);
  const canonicals = page.locator('link[rel="canonical"]');
  await expect(canonicals).toHaveCount(1);
  await expect(canonicals).toHaveAttribute('href', new URL(screen.path + query, page.url()).href);
  await expect(page).toHaveURL(({ pathname }) => pathname === screen.path);
}

/** Returns the texts of a locator's elements, after the first is visible. */
export async function texts(all: Locator): Promise<readonly string[]> {
  await expect(all.first()).toBeVisible();
  return all.allTextContents();
}

/** Finds a filter's button in the toolbar. Its name may end in a count: `Delivery 12`. */
export const chip = (page: Page, name: string): Locator =>
  page
    .getByRole('toolbar', { name: 'Filters' })
    .getByRole('button', { name: new RegExp(`^${name}( ?\\d+)?$`) });

export const setChip = (page: Page, name: string): Locator =>
  page.getByRole('toolbar', { name: 'Filters' }).getByRole('button', { name, pressed: true, exact: true });

export async function openFilters(page: Page): Promise<Locator> {
  await chip(page, 'All filters').click();
  const sheet = page.getByRole('dialog', { name: 'All filters' });
  await expect(sheet).toBeVisible();
  return sheet;
}

/** Calls `look`, with the sheet of all filters open on pages that have one. */
export async function withFiltersIfAny(page: Page, look: () => Promise<void>): Promise<void> {
  const any = await chip(page, 'All filters').isVisible();
  const sheet = any ? await openFilters(page) : undefined;
  await look();
  await page.keyboard.press('Escape');
  await expect(sheet ?? page.getByRole('dialog')).toBeHidden();
}

/** Taps “Show …” in the open sheet of all filters. */
export const applyFilters = (page: Page): Promise<void> =>
  page
    .getByRole('dialog', { name: 'All filters' })
    .getByRole('button', { name: /^(Show|No pharmacies)/ })
    .click();

/** Returns a function that counts the documents requested since this call. */
export function countDocuments(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) count += 1;
  });
  return () => count;
}

/** Advances the page's installed clock to a time in ISO 8601. */
export async function stayUntil(page: Page, time: string): Promise<void> {
  const now = await page.evaluate(() => Date.now());
  await page.clock.fastForward(Math.max(0, Date.parse(time) - now));
}

/** Advances the page's installed clock second by second until `tries` returns `count`. */
export async function triesReach(page: Page, count: number, tries: () => number): Promise<void> {
  await expect
    .poll(
      async () => {
        await page.clock.runFor(1000);
        return tries();
      },
      { intervals: [20] },
    )
    .toBe(count);
}
