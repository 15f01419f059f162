import type { Page } from '@playwright/test';
import { countDocuments, expectScreen, openApp } from './app-page.ts';
import { expect } from './fixtures.ts';
import type { Screen } from './screens.ts';

/** Records the elements of the server's HTML, for `expectTakenOver`. */
export async function keepServerElements(page: Page): Promise<void> {
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      const all = new Set(document.querySelectorAll('#root *'));
      Object.assign(window, { serverElements: all });
    });
  });
}

const shareFromServer = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const kept: unknown = Reflect.get(window, 'serverElements');
    if (!(kept instanceof Set)) throw new Error('No server elements were kept');
    // Maps do not count, since the browser draws them.
    const all = [...document.querySelectorAll('#root *')].filter(
      (element) => element.closest('.map') === null,
    );
    return all.filter((element) => kept.has(element)).length / all.length;
  });

/** Opens a screen and expects the app to keep the server's elements. Needs `keepServerElements` before. */
export async function expectTakenOver(page: Page, screen: Screen): Promise<void> {
  await openApp(page, screen.path);
  await expectScreen(page, screen);
  // A few elements need the browser: open statuses, the location button.
  expect(await shareFromServer(page)).toBeGreaterThan(0.95);
}

/** Expects a link at the page's foot to navigate within the app. */
export async function expectGoesOn(page: Page, screen: Screen): Promise<void> {
  const documents = countDocuments(page);
  const next = screen.path === '/terms' ? 'Privacy' : 'Terms';
  await page.getByRole('contentinfo').getByRole('link', { name: next }).click();
  await expect(page.locator('h1')).toHaveText(next === 'Terms' ? 'Terms of use' : 'Privacy');
  expect(documents()).toBe(0);
}
