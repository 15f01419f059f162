import type { Locator, Page, Response } from '@playwright/test';
import { expect } from './fixtures.ts';
import { fullTitle, type Screen } from './screens.ts';

/** Waits until the app runs the page; the router sets scroll restoration in an effect of its first commit. */
export async function appRuns(page: Page): Promise<void> {
  await page.waitForFunction(() => window.history.scrollRestoration === 'manual');
}

export async function openApp(page: Page, path: string): Promise<Response | null> {
  const response = await page.goto(path);
  await appRuns(page);
  return response;
}

/** Goes to an address within the app, as a tap on a link does. The document and its scripts stay. */
export async function follow(page: Page, path: string): Promise<void> {
  await tapLink(page, path);
  await expect(page).toHaveURL((url) => url.pathname + url.search === path);
}

/** As `follow`, to an address that may lead on to another. */
export const tapLink = (page: Page, path: string): Promise<void> =>
  page.evaluate((href) => {
    const link = document.createElement('a');
    link.href = href;
    document.body.append(link);
    link.click();
    link.remove();
  }, path);

/** Expects one heading, one title, and one canonical link with the browser's own address. */
export async function expectScreen(page: Page, screen: Screen, query = ''): Promise<void> {
  await expect(page.locator('h1')).toHaveText([screen.heading]);
  await expect(page).toHaveTitle(fullTitle(screen));
  await expect(page.locator('head > title')).toHaveCount(1);
  const canonicals = page.locator('link[rel="canonical"]');
  await expect(canonicals).toHaveCount(1);
  await expect(canonicals).toHaveAttribute('href', new URL(screen.path + query, page.url()).href);
  await expect(page).toHaveURL(({ pathname }) => pathname === screen.path);
}

/** Returns the texts of all elements of a locator, after at least one appears. */
export async function texts(all: Locator): Promise<readonly string[]> {
  await expect(all.first()).toBeVisible();
  return all.allTextContents();
}

/** Returns the chip of a filter; its name may end in a count. */
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

/** Checks the open sheet of all filters, if the screen has one, and closes it. */
export async function withFiltersIfAny(page: Page, look: () => Promise<void>): Promise<void> {
  const any = await chip(page, 'All filters').isVisible();
  const sheet = any ? await openFilters(page) : undefined;
  await look();
  await page.keyboard.press('Escape');
  await expect(sheet ?? page.getByRole('dialog')).toBeHidden();
}

/** Applies the choices in the sheet of all filters. */
export const applyFilters = (page: Page): Promise<void> =>
  page
    .getByRole('dialog', { name: 'All filters' })
    .getByRole('button', { name: /^(Show|No pharmacies)/ })
    .click();

/** Counts the documents that the page loads from now on. */
export function countDocuments(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) count += 1;
  });
  return () => count;
}

/** Lets the page be open until a later time, in ISO 8601; its clock must be installed. */
export async function stayUntil(page: Page, time: string): Promise<void> {
  const now = await page.evaluate(() => Date.now());
  await page.clock.fastForward(Math.max(0, Date.parse(time) - now));
}

/** Advances the page's clock second by second until `count` tries were made. The clock must be installed. */
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
