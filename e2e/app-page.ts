import type { Locator, Page, Response } from '@playwright/test';
import { expect } from './fixtures.ts';
import { fullTitle, type Screen } from './screens.ts';

/** Waits until the app runs the page: the router's scroll restoration is one of the effects of its first commit. */
export async function appRuns(page: Page): Promise<void> {
  await page.waitForFunction(() => window.history.scrollRestoration === 'manual');
}

/** Opens a page and waits until the app runs it. */
export async function openApp(page: Page, path: string): Promise<Response | null> {
  const response = await page.goto(path);
  await appRuns(page);
  return response;
}

/** Expects a screen with its one heading, one title and one canonical link, which names the browser's own address. */
export async function expectScreen(page: Page, screen: Screen, query = ''): Promise<void> {
  await expect(page.locator('h1')).toHaveText([screen.heading]);
  await expect(page).toHaveTitle(fullTitle(screen));
  await expect(page.locator('head > title')).toHaveCount(1);
  const canonicals = page.locator('link[rel="canonical"]');
  await expect(canonicals).toHaveCount(1);
  await expect(canonicals).toHaveAttribute('href', new URL(screen.path + query, page.url()).href);
  expect(new URL(page.url()).pathname).toBe(screen.path);
}

/** The texts of everything a locator finds, as soon as it finds anything. */
export async function texts(all: Locator): Promise<readonly string[]> {
  await expect(all.first()).toBeVisible();
  return all.allTextContents();
}

/** Unfolds the filters of a list where the screen is too narrow to show them always. */
export async function unfoldFilters(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Filter and sort' });
  if (await button.isVisible()) await button.click();
}

/** Counts the documents that the page loads from now on. */
export function countDocuments(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) count += 1;
  });
  return () => count;
}

/** Moves the page's clock on, second by second, until so many tries were made. The clock must be installed. */
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
