import type { BrowserContext, Locator, Page } from '@playwright/test';
import { appRuns } from '../app-page.ts';
import { expect, test as guarded } from '../fixtures.ts';
import { type DeployedSite, startDeployedSite } from '../support/deployed-site.ts';

export { expect } from '../fixtures.ts';

/** Defines a test on the built site with its service worker. */
export const test = guarded.extend<{ readonly site: DeployedSite }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the needed fixtures.
  site: async ({}, use) => {
    const site = await startDeployedSite(process.env.E2E_DIST ?? 'dist');
    await use(site);
    await site.close();
  },
  baseURL: async ({ site }, use) => use(site.url),
  serviceWorkers: 'allow',
  // Offline the browser logs each failed request; React and the router log caught errors.
  allowedConsole: /Failed to (?:load resource|fetch)|preloaded using link preload/,
  allowedRequests: /localhost/,
});

/** Finds the note on a page that was loaded from this device. */
export const note = (page: Page): Locator => page.getByRole('complementary', { name: 'Connection' });

/** Returns the paths in the browser's caches. */
export const keptPaths = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return keys.flat().map(({ url }) => new URL(url).pathname);
  });

const filesNamedInDocument = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const modules = document.querySelector<HTMLMetaElement>('meta[name="modules"]')?.content.split(' ') ?? [];
    const named = [
      ...document.querySelectorAll('[data-dataset], link[rel="stylesheet"], script[type="module"]'),
    ];
    return [...modules, ...named.flatMap((tag) => tag.getAttribute('href') ?? tag.getAttribute('src') ?? [])];
  });

/** Waits until the page at `path` is saved for use offline. */
export async function isKept(page: Page, path: string): Promise<void> {
  const wanted = [path, ...(await filesNamedInDocument(page))];
  await expect
    .poll(
      async () => {
        const kept = await keptPaths(page);
        const missing = wanted.filter((file) => !kept.includes(file));
        return kept.some((file) => file.startsWith('/assets/error-screen-')) ? missing : ['the error screen'];
      },
      // A page is saved when the browser is idle.
      { timeout: 15_000 },
    )
    .toEqual([]);
}

/** Opens a page and waits until it is saved for use offline. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await appRuns(page);
  await isKept(page, path);
}

/** Expects the offline page at a path; returns the texts of its list. */
export async function expectOfflinePage(page: Page, path: string): Promise<readonly string[]> {
  await expect(page).toHaveURL(path);
  await expect(page.locator('h1')).toHaveText(['We can’t reach the site right now']);
  await expect(page.getByRole('link', { name: '911' })).toHaveAttribute('href', 'tel:911');
  await expect(page.getByRole('link', { name: /^1.800.222.1222$/ })).toHaveAttribute(
    'href',
    'tel:+18002221222',
  );
  return page.getByRole('listitem').allTextContents();
}

export const goOffline = (context: BrowserContext): Promise<void> => context.setOffline(true);
